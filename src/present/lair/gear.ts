// A gear card in words: what is printed, where it lies, what it would change for each hero, and its set.

import type { GearCard, GearId, HeroView, LairView, SetId } from '../../core/lair/public.ts';
import { allGear, classOf, gearOf, setOf } from '../../core/lair/public.ts';
import { describeGear, slotWord } from './cards.ts';
import { changesOf, changesWords } from './numbers.ts';
import type { Sheet } from './sheets.ts';
import { plainSheet } from './sheets.ts';
import { capital, cardName, heroName } from './words.ts';

function isWornBy({ worn }: HeroView, card: GearCard): boolean {
  return worn[gearOf(card).slot] === card;
}

/** `in the store for 12 gold`, `in the Stash`, `worn by the Rogue`; null where it has not come yet. */
export function lies(card: GearCard, view: LairView): string | null {
  const offer = view.store.find((one) => one.card === card);
  if (offer !== undefined) return `in the store for ${offer.price} gold`;
  if (view.stash.includes(card)) return 'in the Stash';
  const wearer = view.heroes.find((h) => isWornBy(h, card));
  return wearer === undefined ? null : `worn by ${heroName(wearer.id)}`;
}

/** The same of the copies of a design: the first that has come. */
function liesAnywhere(design: GearId, view: LairView): string {
  const found = copiesOf(design)
    .map((card) => lies(card, view))
    .filter((place) => place !== null);
  // What is at hand matters more than what another hero wears.
  return found.find((place) => !place.startsWith('worn')) ?? found[0] ?? 'not come yet';
}

export function gearSheet(card: GearCard, view: LairView): Sheet {
  const place = lies(card, view);
  const fits = (view.camp?.fittings ?? []).filter((fitting) => fitting.card === card);
  const makes = fits.flatMap(({ hero, wear, after, replaces }) => {
    const shown = view.heroes.find(({ id }) => id === hero);
    if (shown === undefined) return [];
    if (wear !== null) return [`${capital(heroName(hero))}: ${wear.text}`];
    const changes = changesWords(changesOf(shown, after));
    const old = replaces === null ? '' : `, in place of ${cardName(replaces)}`;
    return [`${capital(heroName(hero))}: ${changes === '' ? 'no number changes' : changes}${old}.`];
  });
  const { set } = gearOf(card);
  return {
    ...plainSheet(describeGear(card)),
    now: [
      ...(place === null ? [] : [`It is ${place}.`]),
      ...makes,
      ...(set === null ? [] : view.heroes.flatMap((hero) => setProgress(set, hero, view))),
    ],
  };
}

/** `The Rogue has 3 of 4 pieces of the Rivetguard set; missing: Rivetguard Sabatons (boots, in the Stash).` */
export function setProgress(id: SetId, hero: HeroView, view: LairView): readonly string[] {
  const set = view.camp?.sets.find((one) => one.hero === hero.id && one.set === id);
  if (set === undefined) return [];
  const all = set.worn.length + set.missing.length;
  const who = `The ${classOf(hero.id).name}`;
  if (set.missing.length === 0) return [`${who} wears the whole ${setOf(id).name} set: ${setOf(id).text}`];
  const missing = set.missing.map((piece) => missingWords(piece, view));
  return [
    `${who} has ${set.worn.length} of ${all} pieces of the ${setOf(id).name} set; missing: ${missing.join(', ')}.`,
  ];
}

/** `Rivetguard Sabatons (boots, in the Stash)`. */
export function missingWords(piece: GearId, view: LairView): string {
  const [card] = copiesOf(piece);
  if (card === undefined) return '';
  return `${pieceName(piece)} (${slotWord(gearOf(card).slot)}, ${liesAnywhere(piece, view)})`;
}

export function pieceName(piece: GearId): string {
  const [card] = copiesOf(piece);
  return card === undefined ? '' : cardName(card);
}

function copiesOf(design: GearId): readonly GearCard[] {
  return allGear().filter((card) => gearOf(card).id === design);
}
