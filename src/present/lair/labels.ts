// What the button of a pick says: a short word for the eye and a whole sentence that begins with it, with chances,
// damage, destinations and prices. All numbers come from the view.

import type { ClassId, ExitView, FittingView, GearCard, HeroView, LairView, Pick } from '../../core/lair/public.ts';
import { abilityOf, classOf, gearOf, isAbility, tileOf } from '../../core/lair/public.ts';
import { costWords } from './attempts.ts';
import { describeAbility, describeClass, gearKind, limitWords, slotWord } from './cards.ts';
import { cellLabel, heroInFight, monsterLabel, ownTileWords, rerollWords } from './fight-labels.ts';
import { changesOf, changesWords } from './numbers.ts';
import type { Speech } from './words.ts';
import { capital, cardName, dirWord, heroName, joined, placeName, stop } from './words.ts';

export { percent } from './numbers.ts';

export type Label = {
  readonly short: string;
  readonly full: string;
  /** What a small button says below the short words, where the rest of the sentence is too long for it. */
  readonly brief?: string;
};
export type LabelContext = {
  readonly view: LairView;
  readonly speech: Speech;
  /** The picks made so far. */
  readonly picks: readonly Pick[];
};

function label(short: string, rest = '', brief?: string): Label {
  const full = stop(`${short}${rest}`);
  return brief === undefined ? { short, full } : { short, full, brief };
}

export function heroIn(view: LairView, hero: ClassId): HeroView | null {
  return view.heroes.find(({ id }) => id === hero) ?? null;
}

export function labelOf(pick: Pick, context: LabelContext): Label {
  switch (pick.pick) {
    case 'move':
    case 'attack':
    case 'ability':
    case 'interact':
    case 'drink':
    case 'done':
    case 'not-done':
    case 'dir':
    case 'rotation':
    case 'react':
      return deedLabel(pick, context);
    case 'hero':
      return heroLabel(pick.hero, context);
    case 'monster': {
      const { short, rest, brief } = monsterLabel(pick.monster, context);
      return label(short, rest, brief);
    }
    case 'cell': {
      const { short, rest } = cellLabel(pick.cell, context);
      return label(short, rest);
    }
    case 'stay':
      return label('Stay', ': nobody moves');
    case 'buy-gear':
    case 'equip':
    case 'unequip':
    case 'buy-ability':
      return shopLabel(pick, context);
    default:
      return tableLabel(pick, context);
  }
}

// --- the table -----------------------------------------------------------------------------------------------------

type TablePick = Extract<
  Pick,
  {
    readonly pick:
      | 'slot'
      | 'class'
      | 'nobody'
      | 'start-campaign'
      | 'pass'
      | 'store-done'
      | 'store-not-done'
      | 'camp-done'
      | 'camp-not-done'
      | 'concede'
      | 'not-concede';
  }
>;

function tableLabel(pick: TablePick, { view }: LabelContext): Label {
  switch (pick.pick) {
    case 'slot': {
      const now = view.slots[pick.slot - 1] ?? null;
      return label(`Hero ${pick.slot}`, now === null ? ': nobody yet' : `: ${heroName(now.hero)}`);
    }
    case 'class':
      return label(classOf(pick.hero).name, `: ${describeClass(pick.hero).lines.join(' ')}`);
    case 'nobody':
      return label('Nobody', ': this place stays free');
    case 'start-campaign':
      return label('Into the Wyrmhold', ': the campaign begins with this party');
    case 'pass':
      return label('Let it be', ': no reaction');
    case 'store-done':
      return label('Done buying gear', ': on to abilities and equipment, once everybody is done');
    case 'store-not-done':
      return label('Buy on', ': not done with the store yet');
    case 'camp-done':
      return view.phase === 'regroup'
        ? label('Try again', ': back to dungeon 1, once everybody is ready')
        : label('Ready', ': into the next dungeon, once everybody is ready');
    case 'camp-not-done':
      return label('Not ready yet', ': everybody waits');
    case 'concede':
      return label('Give up this attempt', `, if everybody agrees: ${costWords(view)}`);
    case 'not-concede':
      return label('Fight on', ': the attempt is not given up');
  }
}

// --- deeds ---------------------------------------------------------------------------------------------------------

type DeedPick = Extract<
  Pick,
  {
    readonly pick:
      | 'move'
      | 'attack'
      | 'ability'
      | 'interact'
      | 'drink'
      | 'done'
      | 'not-done'
      | 'dir'
      | 'rotation'
      | 'react';
  }
>;

function deedLabel(pick: DeedPick, context: LabelContext): Label {
  const { view, picks } = context;
  switch (pick.pick) {
    case 'move': {
      const ways = heroIn(view, pick.hero)?.ways.map(({ dir }) => dirWord(dir)) ?? [];
      return label('Move', `: ${heroName(pick.hero)} goes ${joined(ways, 'or')}`);
    }
    case 'attack':
      return label('Attack', `: ${heroName(pick.hero)} attacks a monster within reach`);
    case 'ability': {
      const { name, text } = abilityOf(pick.ability);
      return label(name, `: ${text} ${limitWords(pick.ability)}${ownTileWords(pick, context)}`);
    }
    case 'interact':
      return label(
        'Pray',
        `: ${heroName(pick.hero)} prays at the Shrine and is healed to full HP, once in this dungeon`,
        'heals all',
      );
    case 'drink': {
      const heals = heroIn(view, pick.hero)?.potionHeals.total ?? 0;
      return label(
        'Drink',
        `: ${heroName(pick.hero)} drinks the Potion and heals ${heals} HP, once in this dungeon`,
        `heals ${heals}`,
      );
    }
    case 'done':
      return label('Done', `: ${heroName(pick.hero)} does nothing more this round`, 'for this round');
    case 'not-done':
      return label('Not done yet', `: ${heroName(pick.hero)} goes on`);
    case 'dir':
      return wayLabel(pick, picks[0], context);
    case 'rotation':
      return turnLabel(pick.rotation, context);
    case 'react':
      return reactLabel(pick, context);
  }
}

function wayLabel(
  { dir }: Extract<Pick, { readonly pick: 'dir' }>,
  first: Pick | undefined,
  { view, speech }: LabelContext,
): Label {
  const hero = first !== undefined && 'hero' in first ? heroIn(view, first.hero) : null;
  const way = hero?.ways.find((one) => one.dir === dir);
  const word = capital(dirWord(dir));
  switch (way?.how) {
    case 'walk':
      return label(word, `: to ${placeName(way.to, speech)}`, `to the ${speech.tileName(way.to) ?? 'next tile'}`);
    case 'explore':
      return label(`${word}, explore`, ': through the open door into the unknown', 'open door');
    case 'search':
      return label(`${word}, search`, ': no open door is left; a hidden one is found here', 'hidden door');
    default:
      return label(word);
  }
}

/** Where the doors of a tile would lead if it lay so. */
function turnLabel(rotation: number, { view, speech }: LabelContext): Label {
  const placing = view.asked?.question.kind === 'placing' ? view.asked.question : null;
  const exits = view.asked?.lies.find((lie) => lie.rotation === rotation)?.exits ?? [];
  if (placing === null) return label('Turned');
  const words = exits.map(({ dir }) => dirWord(dir)).join(', ');
  const doors = exits.map((exit) => `${dirWord(exit.dir)} ${exitWords(exit, speech)}`);
  return label(
    `${exits.length === 1 ? 'Door' : 'Doors'} ${words}`,
    `: the ${tileOf(placing.tile).name} lies with ${exits.length === 1 ? 'its door' : 'doors'} ${joined(doors)}`,
  );
}

/** `to the Round Pit`, `into the unknown`, `against a wall`. */
export function exitWords({ kind, to }: ExitView, { tileName }: Speech): string {
  if (kind === 'blind') return 'against a wall';
  return kind === 'open' ? 'into the unknown' : `to the ${tileName(to) ?? 'next tile'}`;
}

function reactLabel(pick: Extract<Pick, { readonly pick: 'react' }>, { view }: LabelContext): Label {
  const who = heroName(pick.hero);
  if (pick.source === 'blessing')
    return label('Blessing', `: ${who} has the dice thrown again, once in this dungeon${rerollWords(view)}`);
  if (!isAbility(pick.source))
    return label(
      cardName(pick.source),
      `: ${who} has the dice thrown again, once in this fight${rerollWords(view)}`,
      'throw again',
    );
  const { name, text } = abilityOf(pick.source);
  return label(name, ` (${who}): ${text} ${limitWords(pick.source)}`);
}

// --- store and camp ------------------------------------------------------------------------------------------------

type ShopPick = Extract<Pick, { readonly pick: 'buy-gear' | 'equip' | 'unequip' | 'buy-ability' }>;

function shopLabel(pick: ShopPick, { view }: LabelContext): Label {
  switch (pick.pick) {
    case 'buy-gear':
      return label(
        cardName(pick.card),
        `, ${gearKind(pick.card)}, ${gearOf(pick.card).cost} gold: ${wornBy(pick.card)}`,
      );
    case 'equip':
      return label(cardName(pick.card), ` from the Stash, ${gearKind(pick.card)}: ${wornBy(pick.card)}`);
    case 'unequip': {
      const card = heroIn(view, pick.hero)?.worn[pick.slot] ?? null;
      const what = card === null ? `the ${slotWord(pick.slot)}` : cardName(card);
      return label('Take off', `: ${heroName(pick.hero)} puts ${what} into the Stash`);
    }
    case 'buy-ability': {
      const { name, kind, lines } = describeAbility(pick.ability);
      const xp = heroIn(view, pick.hero)?.xp ?? 0;
      return label(name, ` for ${heroName(pick.hero)}, who has ${xp} XP. ${kind}. ${lines.join(' ')}`);
    }
  }
}

function wornBy(card: GearCard): string {
  const { text, who } = gearOf(card);
  return who === null ? text : `${text} Only for ${joined(who.map(heroName), 'and')}`;
}

function heroLabel(hero: ClassId, context: LabelContext): Label {
  const { view, picks } = context;
  const [first] = picks;
  const name = capital(heroName(hero));
  const shown = heroIn(view, hero);
  if (shown === null) return label(name);
  if (first?.pick !== 'buy-gear' && first?.pick !== 'equip') return label(name, heroInFight(shown, context));
  const fitting = view.camp?.fittings.find((one) => one.hero === hero && one.card === first.card);
  const makes = fitting === undefined ? '' : fittingWords(fitting, shown);
  return first.pick === 'equip'
    ? label(name, `: puts on ${cardName(first.card)}${makes}`)
    : label(name, `: buys ${cardName(first.card)} for ${gearOf(first.card).cost} of ${shown.gold} gold${makes}`);
}

/** What the card would replace and change, or why it could not be worn. */
function fittingWords({ wear, replaces, after }: FittingView, before: HeroView): string {
  if (wear !== null) return `, but cannot wear it now: ${wear.text.charAt(0).toLowerCase()}${wear.text.slice(1)}`;
  const changes = changesWords(changesOf(before, after));
  const old = replaces === null ? '' : `, in place of ${cardName(replaces)}`;
  return `${old}${changes === '' ? '' : `; worn it makes ${changes}`}`;
}
