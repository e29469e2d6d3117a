// What the button of a pick says: a short word for the eye and a whole sentence that begins with it.

import type { AbilityId, ClassId, Dir, HeroView, LairView, MonsterNo, OddsView, Pick } from '../../core/lair/public.ts';
import { abilityOf, classOf, gearOf, tileOf } from '../../core/lair/public.ts';
import { describeAbility, gearKind, limitWords, slotWord } from './cards.ts';
import type { Speech } from './words.ts';
import { capital, cardName, count, dirWord, heroName, monsterName, placeName, stop, whereabouts } from './words.ts';

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

export function labelOf(pick: Pick, context: LabelContext): Label {
  const { view, speech, picks } = context;
  const [first] = picks;
  switch (pick.pick) {
    case 'slot':
      return label(`Hero ${pick.slot}`);
    case 'class':
      return label(classOf(pick.hero).name);
    case 'nobody':
      return label('Nobody');
    case 'start-campaign':
      return label('Into the Wyrmhold');
    case 'move':
      return label('Move', `: ${heroName(pick.hero)} walks to a neighbouring tile or opens a door`);
    case 'attack':
      return label('Attack', `: ${heroName(pick.hero)} attacks a monster in reach`);
    case 'ability':
      return label(abilityOf(pick.ability).name, `: ${abilityOf(pick.ability).text} ${limitWords(pick.ability)}`);
    case 'interact':
      return label(
        'Pray',
        `: ${heroName(pick.hero)} prays at the Shrine and is healed to full HP, once in this dungeon`,
        'heals all',
      );
    case 'drink':
      return label(
        'Drink',
        `: ${heroName(pick.hero)} drinks the Potion and heals ${heals(view, pick.hero)} HP, once in this dungeon`,
        `heals ${heals(view, pick.hero)}`,
      );
    case 'done':
      return label('Done', `: ${heroName(pick.hero)} does nothing more this round`, 'for this round');
    case 'not-done':
      return label('Not done yet', `: ${heroName(pick.hero)} goes on`);
    case 'dir':
      return wayLabel(pick.dir, first, context);
    case 'rotation':
      return turnLabel(pick.rotation, context);
    case 'react':
      return reactLabel(pick, context);
    case 'pass':
      return label('Let it be', ': no reaction');
    case 'buy-gear': {
      const { cost, text } = gearOf(pick.card);
      return label(cardName(pick.card), `, ${gearKind(pick.card)}, ${cost} gold: ${text}`);
    }
    case 'equip':
      return label(cardName(pick.card), `, ${gearKind(pick.card)}: ${gearOf(pick.card).text} From the Stash`);
    case 'unequip':
      return label('Take off', `: ${heroName(pick.hero)} puts the ${slotWord(pick.slot)} into the Stash`);
    case 'buy-ability': {
      const { name, kind, lines } = describeAbility(pick.ability);
      return label(name, ` for ${heroName(pick.hero)}. ${kind}. ${lines.join(' ')}`);
    }
    case 'hero':
      return heroLabel(pick.hero, context);
    case 'monster':
      return monsterLabel(pick.monster, context);
    case 'cell':
      return label(capital(placeName(pick.cell, speech)));
    case 'stay':
      return label('Stay', ': nobody moves');
    case 'store-done':
      return label('Done buying gear', ': on to abilities and equipment, once everybody is done');
    case 'store-not-done':
      return label('Buy on', ': not done with the store yet');
    case 'camp-done':
      return label(
        view.phase === 'regroup' ? 'Try again' : 'Ready',
        ': into the next dungeon, once everybody is ready',
      );
    case 'camp-not-done':
      return label('Not ready yet');
    case 'concede':
      return label(
        'Give up this attempt',
        ': gold and experience are lost, everything else is kept, if everybody agrees',
      );
    case 'not-concede':
      return label('Fight on', ': the attempt is not given up');
  }
}

function heals(view: LairView, hero: ClassId): number {
  return heroIn(view, hero)?.potionHeals.total ?? 0;
}

export function heroIn(view: LairView, hero: ClassId): HeroView | null {
  return view.heroes.find(({ id }) => id === hero) ?? null;
}

// --- moving --------------------------------------------------------------------------------------------------------

function wayLabel(dir: Dir, first: Pick | undefined, { view, speech }: LabelContext): Label {
  const hero = first !== undefined && 'hero' in first ? heroIn(view, first.hero) : null;
  const way = hero?.ways.find((one) => one.dir === dir);
  const word = capital(dirWord(dir));
  if (way === undefined) return label(word);
  if (way.how === 'walk')
    return label(word, `: to ${placeName(way.to, speech)}`, `to the ${speech.tileName(way.to) ?? 'next tile'}`);
  return way.how === 'explore'
    ? label(`${word}, explore`, `: through the open door into the unknown`, 'open door')
    : label(`${word}, search`, ': no door is left; a hidden one is found here', 'hidden door');
}

function turnLabel(rotation: number, { view }: LabelContext): Label {
  const placing = view.asked?.question.kind === 'placing' ? view.asked.question : null;
  if (placing === null) return label(`Turned ${rotation}`);
  const doors = turnedDoors(placing.tile, rotation);
  const words = doors.map(dirWord);
  return label(
    `Doors ${words.join(', ')}`,
    `: lay the ${tileOf(placing.tile).name} with ${count(words.length, 'door', 'doors')} ${words.join(', ')}`,
  );
}

const DIRS = ['N', 'E', 'S', 'W'] as const;

/** Where the doors of a tile come to when it is turned. */
export function turnedDoors(tile: Parameters<typeof tileOf>[0], rotation: number): readonly Dir[] {
  const doors = tileOf(tile).doors.map((dir) => DIRS[(DIRS.indexOf(dir) + rotation) % 4] ?? dir);
  return DIRS.filter((dir) => doors.includes(dir));
}

// --- fighting ------------------------------------------------------------------------------------------------------

function reactLabel(pick: Extract<Pick, { readonly pick: 'react' }>, { view }: LabelContext): Label {
  const who = heroName(pick.hero);
  if (pick.source === 'blessing')
    return label('Blessing', `: ${who} has the dice rolled again${chanceWords(view.asked?.hits ?? null)}`);
  const name = cardName(pick.source);
  const text = pick.source.includes('.') ? 'the dice are rolled again' : abilityOf(pick.source as AbilityId).text;
  return label(name, `: ${who}: ${text}`);
}

function chanceWords(hits: number | null): string {
  return hits === null ? '' : ` (${hits} of 36 throws hit)`;
}

/** The chance as people say it: `83 %`. */
export function percent(hits: number): string {
  return `${Math.round((hits * 100) / 36)} %`;
}

function oddsFor(monster: MonsterNo, first: Pick | undefined, view: LairView): OddsView | null {
  if (first === undefined || !('hero' in first)) return null;
  const ability = first.pick === 'ability' ? first.ability : null;
  const hero = heroIn(view, first.hero);
  return hero?.attacks.find((odds) => odds.monster === monster && odds.ability === ability) ?? null;
}

function monsterLabel(monster: MonsterNo, { view, speech, picks }: LabelContext): Label {
  const name = capital(monsterName(monster, speech));
  const odds = oddsFor(monster, picks[0], view);
  const hp = view.monsters.find(({ no }) => no === monster)?.hp;
  const left = hp === undefined ? '' : `, ${hp} HP left`;
  if (odds === null) return label(name, left);
  return label(
    name,
    `: hits with ${odds.leastThrow} or more (${percent(odds.hits)}) for ${odds.damage.total} damage${left}`,
    `${odds.leastThrow}+ (${percent(odds.hits)}) for ${odds.damage.total}`,
  );
}

function heroLabel(hero: ClassId, { view, picks }: LabelContext): Label {
  const name = capital(heroName(hero));
  const [first] = picks;
  const shown = heroIn(view, hero);
  if (first?.pick === 'buy-gear') {
    const old = shown?.worn[gearOf(first.card).slot] ?? null;
    const now = old === null ? 'wears nothing there' : `wears ${cardName(old)}`;
    return label(
      name,
      `: buys ${cardName(first.card)} for ${gearOf(first.card).cost} of ${shown?.gold ?? 0} gold; ${now}`,
    );
  }
  if (first?.pick === 'equip') {
    const old = shown?.worn[gearOf(first.card).slot] ?? null;
    return label(
      name,
      `: puts on ${cardName(first.card)}${old === null ? '' : `; ${cardName(old)} goes into the Stash`}`,
    );
  }
  return label(
    name,
    shown === null ? '' : `: ${shown.hp} of ${shown.maxHp.total} HP, ${whereabouts(shown.at) || 'at the Entrance'}`,
  );
}
