// The camp as a model: first the store, paid with gold, then abilities, paid with XP, and what is worn; after a defeat
// gear alone. For each hero what it may buy, wear and learn, what that changes, and if not, why. Decides nothing.

import type {
  AbilityId,
  ClassId,
  FittingView,
  GearCard,
  GearSlot,
  HeroNumbers,
  HeroView,
  LairView,
  Phase,
  Refusal,
  SetId,
} from '../../core/lair/public.ts';
import { abilityOf, classOf, gearOf, setOf, SLOTS } from '../../core/lair/public.ts';
import { gearKind, limitWords, slotWord } from './cards.ts';
import { missingWords, pieceName, setProgress } from './gear.ts';
import type { Change } from './numbers.ts';
import { changesOf, changesWords } from './numbers.ts';
import type { Speech } from './words.ts';
import { capital, cardName, count, heroName, joined, playersWords, stop } from './words.ts';

/** A gear card as one hero sees it in the store or in the Stash. */
export type GearOffer = {
  readonly card: GearCard;
  readonly name: string;
  readonly kind: string;
  readonly slot: GearSlot;
  readonly text: string;
  /** In gold; of the Stash nothing. */
  readonly price: number | null;
  /** What it would take the place of. */
  readonly replaces: GearCard | null;
  /** Numbers before and after, with their parts. */
  readonly changes: readonly Change[];
  /** Sets that it would complete. */
  readonly completes: readonly SetId[];
  /** Why it cannot be bought, or put on, now; null: it can. */
  readonly why: string | null;
  /** It may be bought and yet not be worn by this hero. */
  readonly warning: string | null;
  /** All of it. */
  readonly sentence: string;
};

export type LessonOffer = {
  readonly ability: AbilityId;
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  readonly limit: string;
  readonly price: number;
  readonly owned: boolean;
  readonly changes: readonly Change[];
  readonly why: string | null;
  readonly sentence: string;
};

export type SlotModel = {
  readonly slot: GearSlot;
  readonly name: string;
  readonly card: GearCard | null;
  readonly sentence: string;
};

export type SetModel = {
  readonly set: SetId;
  readonly name: string;
  readonly text: string;
  readonly worn: readonly string[];
  /** With where each lies. */
  readonly missing: readonly string[];
  readonly sentence: string;
};

export type HeroCamp = {
  readonly hero: ClassId;
  readonly gold: number;
  readonly xp: number;
  readonly numbers: HeroNumbers;
  readonly store: readonly GearOffer[];
  readonly stash: readonly GearOffer[];
  readonly lessons: readonly LessonOffer[];
  readonly slots: readonly SlotModel[];
  readonly sets: readonly SetModel[];
};

export type CampModel = {
  readonly step: 'store' | 'camp' | 'regroup';
  readonly title: string;
  /** What this step is for, and what comes after it. */
  readonly about: string;
  readonly heroes: readonly HeroCamp[];
  /** Who is done with this step and who is waited for. */
  readonly marks: string;
};

const STEPS = {
  store: {
    title: 'Step 1: the gear store',
    about:
      'Every hero may buy any of these cards with its own gold. The store is filled up when everybody is done; new cards are for the next camp.',
  },
  camp: {
    title: 'Step 2: learn and equip',
    about: 'Every hero may learn abilities with its own XP and put on gear from the Stash, which the party shares.',
  },
  regroup: {
    title: 'Regroup',
    about: 'Nothing can be bought. Gear may be put on anew from the Stash; then the party begins again at dungeon 1.',
  },
} as const;

/** Null outside store, camp and Regroup. */
export function campModel(view: LairView, speech: Speech): CampModel | null {
  const step = view.phase;
  if (step !== 'store' && step !== 'camp' && step !== 'regroup') return null;
  return {
    step,
    ...STEPS[step],
    heroes: view.heroes.map((hero) => heroCamp(hero, view)),
    marks: marksWords(view, speech),
  };
}

function heroCamp(hero: HeroView, view: LairView): HeroCamp {
  const fittings = (view.camp?.fittings ?? []).filter((fitting) => fitting.hero === hero.id);
  const inStore = (card: GearCard): boolean => view.store.some((offer) => offer.card === card);
  return {
    hero: hero.id,
    gold: hero.gold,
    xp: hero.xp,
    numbers: hero,
    store: fittings.filter(({ card }) => inStore(card)).map((fitting) => storeOffer(fitting, hero, view)),
    stash: fittings.filter(({ card }) => !inStore(card)).map((fitting) => stashOffer(fitting, hero, view)),
    lessons: lessonsOf(hero, view),
    slots: SLOTS.map((slot) => slotModel(slot, hero)),
    sets: setsOf(hero, view),
  };
}

function marksWords({ heroes, marks }: LairView, speech: Speech): string {
  const seats = [...new Set(heroes.map(({ seat }) => seat))];
  const waited = seats.filter((seat) => !marks.includes(seat));
  if (marks.length === 0) return 'Nobody is done yet.';
  return `Done: ${playersWords(marks, speech, 'and')}. Still waited for: ${playersWords(waited, speech, 'and')}.`;
}

// --- gear ----------------------------------------------------------------------------------------------------------

function storeOffer(fitting: FittingView, hero: HeroView, view: LairView): GearOffer {
  const why = view.phase === 'store' ? (fitting.buy?.text ?? null) : 'The store is closed until the next camp.';
  const warning = fitting.wear === null ? null : wearWords(fitting, fitting.wear, hero);
  return offer(fitting, hero, { price: gearOf(fitting.card).cost, why, warning });
}

function stashOffer(fitting: FittingView, hero: HeroView, view: LairView): GearOffer {
  const wear = fitting.wear === null ? null : wearWords(fitting, fitting.wear, hero);
  const why = wear ?? (view.phase === 'store' ? 'Gear is put on after the store is closed.' : null);
  return offer(fitting, hero, { price: null, why, warning: null });
}

type Terms = Pick<GearOffer, 'price' | 'why' | 'warning'>;

function offer({ card, replaces, after, sets }: FittingView, hero: HeroView, terms: Terms): GearOffer {
  const { name, slot, text } = gearOf(card);
  const changes = changesOf(hero, after);
  const completes = sets.filter((set) => !hero.sets.includes(set));
  return {
    card,
    name,
    kind: gearKind(card),
    slot,
    text,
    replaces,
    changes,
    completes,
    ...terms,
    sentence: sentenceOf(card, { replaces, changes, completes, ...terms }),
  };
}

type Said = Pick<GearOffer, 'price' | 'why' | 'warning' | 'replaces' | 'changes' | 'completes'>;

function sentenceOf(card: GearCard, { price, why, warning, replaces, changes, completes }: Said): string {
  const makes = changesWords(changes);
  const old = replaces === null ? '' : ` in place of ${cardName(replaces)}`;
  return [
    `${cardName(card)}, ${gearKind(card)}${price === null ? '' : `, ${price} gold`}: ${gearOf(card).text}`,
    ...(makes === '' ? [] : [`Worn${old}: ${makes}.`]),
    ...completes.map((set) => `It completes the ${setOf(set).name} set: ${setOf(set).text}`),
    ...[why, warning].filter((text) => text !== null),
  ].join(' ');
}

/** The refusal, with the names that explain it. */
function wearWords({ card }: FittingView, refusal: Refusal, { id, worn }: HeroView): string {
  const { who, shield, name } = gearOf(card);
  if (refusal.code === 'class-gear' && who !== null)
    return `Not for ${heroName(id)}: only ${joined(who.map((hero) => classOf(hero).name))} can wear it.`;
  const other = shield ? worn.weapon : worn.accessory;
  if (refusal.code !== 'two-handed' || other === null) return refusal.text;
  return shield
    ? `${cardName(other)} needs both hands: no shield beside it.`
    : `${name} needs both hands: take off ${cardName(other)} first.`;
}

function slotModel(slot: GearSlot, { worn }: HeroView): SlotModel {
  const card = worn[slot];
  const name = capital(slotWord(slot));
  const what = card === null ? 'nothing' : `${cardName(card)}: ${gearOf(card).text}`;
  return { slot, name, card, sentence: stop(`${name}: ${what}`) };
}

function setsOf(hero: HeroView, view: LairView): readonly SetModel[] {
  const begun = (view.camp?.sets ?? []).filter((set) => set.hero === hero.id);
  return begun.map(({ set, worn, missing }) => ({
    set,
    name: setOf(set).name,
    text: setOf(set).text,
    worn: worn.map(pieceName),
    missing: missing.map((piece) => missingWords(piece, view)),
    sentence: setProgress(set, hero, view).join(' '),
  }));
}

// --- abilities -----------------------------------------------------------------------------------------------------

function lessonsOf(hero: HeroView, view: LairView): readonly LessonOffer[] {
  const lessons = (view.camp?.lessons ?? []).filter((lesson) => lesson.hero === hero.id);
  return lessons.map(({ ability, learn, after }) => {
    const { name, text, cost, type } = abilityOf(ability);
    const owned = hero.abilities.some(({ id }) => id === ability);
    // After a defeat the price is beside the point.
    const refusal = owned || view.phase !== 'regroup' ? learn?.text : undefined;
    const why = refusal ?? LATER[view.phase] ?? null;
    const changes = changesOf(hero, after);
    const makes = changes.length === 0 ? '' : ` It makes ${changesWords(changes)}.`;
    return {
      ability,
      name,
      kind: type,
      text,
      limit: limitWords(ability),
      price: cost,
      owned,
      changes,
      why,
      sentence: `${name}, ${type}, ${count(cost, 'XP')}: ${text} ${limitWords(ability)}${makes}${why === null ? '' : ` ${why}`}`,
    };
  });
}

const LATER: Partial<Readonly<Record<Phase, string>>> = {
  store: 'Abilities are learned after the store is closed.',
  regroup: 'Nothing can be bought after a defeat.',
};
