// The own drawings of Monsters and Bosses, by kind id; Kevin is drawn elsewhere.

import type { Figure } from '../figure.ts';
import { BRENDA, LANDLORD } from './bosses.ts';
import { BEIGE_DRAGON, CENTAUR, STEVE, VAMPIRE } from './grandees.ts';
import { DAVE, MANAGER, TAX_GOBLIN, TONY } from './oddballs.ts';
import { INTERN, JOHN, NECKBEARD, SMORC } from './rabble.ts';
import { FANBOY, LINDA, MICK, RUBBER_GOLEM } from './relations.ts';

export const FOES: Readonly<Record<string, Figure>> = {
  'smorc-trooper': SMORC,
  'jackknife-john': JOHN,
  'neckbeard-the-pure': NECKBEARD,
  'unpaid-intern': INTERN,
  'gelatinous-dave': DAVE,
  'skele-tony': TONY,
  'middle-manager': MANAGER,
  'tax-goblin': TAX_GOBLIN,
  'mimic-mick': MICK,
  'your-aunty-linda': LINDA,
  'idol-fanboy': FANBOY,
  'rubber-golem': RUBBER_GOLEM,
  'spellproof-steve': STEVE,
  'wi-fi-vampire': VAMPIRE,
  'crossfit-centaur': CENTAUR,
  'beige-dragon': BEIGE_DRAGON,
  'brenda-from-accounts': BRENDA,
  'the-landlord': LANDLORD,
};
