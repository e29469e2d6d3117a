// The own drawings of the Heroes, by kind id.

import type { Figure } from '../figure.ts';
import { BECKY, BRAD, CHAD, DEIRDRE } from './muscle.ts';
import { AMBI_DEXTER, FLORENCE, SISTER_MARY, WANDREW } from './spellfolk.ts';

export const HEROES: Readonly<Record<string, Figure>> = {
  florence: FLORENCE,
  'brad-the-well-endowed': BRAD,
  'deadlift-deirdre': DEIRDRE,
  'chad-brisket': CHAD,
  'becky-the-basic': BECKY,
  'wandrew-the-extra': WANDREW,
  'sister-mary-sparkles': SISTER_MARY,
  'ambi-dexter': AMBI_DEXTER,
};
