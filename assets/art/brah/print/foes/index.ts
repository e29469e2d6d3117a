// The own drawings of Monsters and Bosses, by kind id.

import type { Figure } from '../figure.ts';

export const FOES: Readonly<Record<string, Figure>> = {};
