// The own drawings of the Heroes, by kind id.

import type { Figure } from '../figure.ts';
import { BARRY, GARY, NAN } from './hoarders.ts';
import { BECKY, BRAD, CHAD, DEIRDRE } from './muscle.ts';
import { DJ_FIREBRAWL, HOPE, LOU } from './rogues.ts';
import { DAME_DRAMA, HEXWELL, JUDY } from './scholars.ts';
import { AMBI_DEXTER, FLORENCE, SISTER_MARY, WANDREW } from './spellfolk.ts';
import { ANDY, BAZZA, BODGE } from './tinkers.ts';

export const HEROES: Readonly<Record<string, Figure>> = {
  florence: FLORENCE,
  'brad-the-well-endowed': BRAD,
  'deadlift-deirdre': DEIRDRE,
  'wandrew-the-extra': WANDREW,
  'chad-brisket': CHAD,
  'sister-mary-sparkles': SISTER_MARY,
  'ambi-dexter': AMBI_DEXTER,
  'gary-two-coats': GARY,
  'nan-keeper-of-leftovers': NAN,
  'big-bag-barry': BARRY,
  'dj-firebrawl': DJ_FIREBRAWL,
  'lightfinger-lou': LOU,
  'hope-the-nope': HOPE,
  'professor-hexwell': HEXWELL,
  'moody-judy': JUDY,
  'handyman-andy': ANDY,
  'bodge-roberts': BODGE,
  'bazza-of-the-bazaar': BAZZA,
  'becky-the-basic': BECKY,
  'dame-drama': DAME_DRAMA,
};
