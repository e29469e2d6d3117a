// Details of anything: the printed words and the numbers as they stand, with what they are made of.

import type { Explained, LairView } from '../../core/lair/public.ts';
import { gearOf, SLOTS } from '../../core/lair/public.ts';
import {
  describeAbility,
  describeClass,
  describeGear,
  describeMonster,
  describeTile,
  slotWord,
} from '../../present/lair/cards.ts';
import type { Printed } from '../../present/lair/cards.ts';
import { percent } from '../../present/lair/labels.ts';
import { mapOf } from '../../present/lair/map.ts';
import { explainedWords } from '../../present/lair/numbers.ts';
import type { Speech } from '../../present/lair/words.ts';
import { capital, cardName, heroName, monsterName, setName } from '../../present/lair/words.ts';
import { Dialog } from '../dialog.tsx';
import type { Subject } from './context.ts';
import { useDelve } from './context.ts';
import { readiness } from './party.tsx';

export function DelveInspector({ subject, onClose }: { readonly subject: Subject; readonly onClose: () => void }) {
  const { view, speech } = useDelve();
  const { printed, now } = detailsOf(subject, view, speech);
  return (
    <Dialog title={printed.name} onClose={onClose} of="delve-sheet">
      <p class="kind-line">{printed.kind}</p>
      {printed.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {now.length === 0 ? null : (
        <section>
          <h3>As it stands</h3>
          <ul class="now-lines">
            {now.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

type Details = { readonly printed: Printed; readonly now: readonly string[] };

function detailsOf(subject: Subject, view: LairView, speech: Speech): Details {
  switch (subject.of) {
    case 'gear':
      return { printed: describeGear(subject.card), now: [] };
    case 'ability': {
      const owner = view.heroes.find((h) => h.abilities.some(({ id }) => id === subject.ability));
      const card = owner?.abilities.find(({ id }) => id === subject.ability);
      const now =
        card === undefined || owner === undefined ? [] : [`${capital(heroName(owner.id))} has it: ${readiness(card)}.`];
      return { printed: describeAbility(subject.ability), now };
    }
    case 'monster':
      return monsterDetails(subject.monster, view, speech);
    case 'tile': {
      const tile = mapOf(view, speech)?.tiles.find(({ at }) => at.x === subject.at.x && at.y === subject.at.y);
      if (tile === undefined) return { printed: { name: 'Unexplored', kind: '', lines: [] }, now: [] };
      return { printed: describeTile(tile.tile), now: [tile.sentence] };
    }
    case 'hero':
      return heroDetails(subject.hero, view);
  }
}

function monsterDetails(no: number, view: LairView, speech: Speech): Details {
  const monster = view.monsters.find((m) => m.no === no);
  if (monster === undefined) return { printed: { name: 'Gone', kind: '', lines: [] }, now: [] };
  const states = [
    monster.sleep > 0 ? `Asleep for ${monster.sleep} more Monster phases, or until it is hurt.` : '',
    monster.pin > 0 ? `Cannot move for ${monster.pin} more Monster phases.` : '',
    monster.weaken > 0 ? `Attack rolls less by ${monster.weaken} until the Monster phase ends.` : '',
  ].filter((line) => line !== '');
  const threats = monster.threats.map(
    ({ hero, needed, hits }) => `It hits ${heroName(hero)} with ${needed.total} or more (${percent(hits)}).`,
  );
  return {
    printed: {
      ...describeMonster(monster.kind),
      name: capital(monsterName(no, speech)),
    },
    now: [
      `${monster.hp} of ${monster.maxHp} HP, ${monster.strikes} attacks in each Monster phase.`,
      ...states,
      ...threats,
    ],
  };
}

function heroDetails(id: LairView['heroes'][number]['id'], view: LairView): Details {
  const hero = view.heroes.find((h) => h.id === id);
  if (hero === undefined) return { printed: describeClass(id), now: [] };
  const said = (name: string, number: Explained) => `${name} ${explainedWords(number)}`;
  const worn = SLOTS.map((slot) => {
    const card = hero.worn[slot];
    return `${capital(slotWord(slot))}: ${card === null ? 'nothing' : `${cardName(card)} (${gearOf(card).text.replace(/\.$/, '')})`}.`;
  });
  return {
    printed: describeClass(id),
    now: [
      `${hero.hp} HP left.`,
      said('Most HP', hero.maxHp),
      said('Defense', hero.defense),
      said('Damage', hero.damage),
      said('To hit', hero.hit),
      said('Range', hero.range),
      said('The Potion heals', hero.potionHeals),
      ...worn,
      ...hero.sets.map((set) => `The ${setName(set)} set is complete.`),
    ],
  };
}
