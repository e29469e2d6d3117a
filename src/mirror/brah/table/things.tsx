// The things of the table as real buttons over the places where they are painted, region by region in reading order.
// A button says its thing in a sentence, what a press does, and why it does nothing.

import type { Pick } from '../../../core/brah/public.ts';
import { keyOf } from '../../../core/brah/public.ts';
import { labelOf } from '../../../present/brah/labels.ts';
import type { Picture, Thing, ThingKey, ZoneId } from '../../../present/brah/table/picture.ts';
import { stop } from '../../../present/brah/words.ts';
import { useTable } from '../table-context.ts';
import { placed } from './placed.ts';
import type { Hands } from './press.ts';

const REGIONS: readonly { readonly zone: ZoneId; readonly name: string }[] = [
  { zone: 'lane', name: 'Lane' },
  { zone: 'hand', name: 'Your hand' },
  { zone: 'own', name: 'Your party' },
  { zone: 'bazaar', name: 'Dungeon Bazaar' },
  { zone: 'piles', name: 'Piles' },
  { zone: 'idols', name: 'Cursed Idols' },
  { zone: 'world', name: 'World Enchantments' },
  { zone: 'rivals', name: 'Rivals' },
];

type ThingsProps = {
  readonly picture: Picture;
  readonly hands: Hands;
  readonly onPress: (thing: Thing) => void;
  readonly onPoint: (thing: ThingKey | null) => void;
};

export function Things(props: ThingsProps) {
  return (
    <>
      {REGIONS.map(({ zone, name }) => (
        <Region key={zone} zone={zone} name={name} {...props} />
      ))}
    </>
  );
}

function Region({ zone, name, picture, ...rest }: ThingsProps & { readonly zone: ZoneId; readonly name: string }) {
  const things = picture.things.filter(
    (thing) => thing.zone === zone && (thing.subject !== null || thing.picks.length > 0),
  );
  const silent = picture.things.filter(
    (thing) => thing.zone === zone && thing.subject === null && thing.picks.length === 0 && thing.sentence !== '',
  );
  if (things.length === 0 && silent.length === 0) return null;
  return (
    <section class="painted-region" data-region={zone} aria-labelledby={`painted-${zone}`}>
      <h2 class="for-ears" id={`painted-${zone}`}>
        {name}
      </h2>
      {silent.map((thing) => (
        <p key={thing.key} class="for-ears">
          {thing.sentence}
        </p>
      ))}
      {things.map((thing) => (
        <Spot key={thing.key} thing={thing} {...rest} />
      ))}
    </section>
  );
}

/** Above the things lie the panels; the depths of a picture stay below this. */
const BASE = 10;

function Spot({ thing, hands, onPress, onPoint }: Omit<ThingsProps, 'picture'> & { readonly thing: Thing }) {
  const box = thing.hit ?? thing.place.box;
  const { angle, depth } = thing.place;
  const held = hands.selected === thing.key || thing.mark === 'chosen' || thing.mark === 'armed';
  return (
    <button
      type="button"
      class={`spot of-${thing.look.as} is-${thing.mark}`}
      data-key={thing.key}
      data-thing={thing.key}
      data-picks={thing.picks.map(keyOf).join(' ')}
      aria-label={useSaying(thing, hands)}
      aria-pressed={thing.picks.length > 0 || held ? held : undefined}
      style={{
        ...placed(box),
        rotate: angle === 0 ? undefined : `${angle}deg`,
        zIndex: BASE + Math.round(depth),
      }}
      onClick={() => onPress(thing)}
      onPointerEnter={() => onPoint(thing.key)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(thing.key)}
      onBlur={() => onPoint(null)}
    />
  );
}

/** The whole sentence: what it is, what it is part of, what a press does or why it does nothing. */
function useSaying(thing: Thing, hands: Hands): string {
  const { view, speech, making } = useTable();
  const said = (pick: Pick) => labelOf(pick, { view, speech, picks: making.picks }).full;
  const [only, ...others] = thing.picks;
  const parts = [stop(thing.sentence)];
  if (thing.mark === 'chosen') parts.push('Chosen. Press to take it back.');
  else if (only === undefined) parts.push(thing.why, 'Details.');
  else if (hands.armed !== null && thing.picks.some((pick) => keyOf(pick) === keyOf(hands.armed ?? pick)))
    parts.push(`Press again: ${said(hands.armed)}`);
  else if (others.length === 0) parts.push(hands.selected === thing.key ? `Press again: ${said(only)}` : said(only));
  else parts.push(`It may do ${thing.picks.length} things: ${thing.picks.map(said).join(' ')}`);
  return parts.filter((part) => part !== '').join(' ');
}
