// The dungeon as a grid of explored tiles: each one a button with its sentence, drawn with its walls, doors and everybody
// on it. A tile that the selected hero can go to goes there at one press; any other tells about itself.

import type { Cell, Dir } from '../../core/lair/public.ts';
import { monsterCard, tileOf } from '../../core/lair/public.ts';
import type { MapModel, MapTile } from '../../present/lair/map.ts';
import { mapOf } from '../../present/lair/map.ts';
import { percent } from '../../present/lair/labels.ts';
import { capital, monsterName } from '../../present/lair/words.ts';
import { HeroToken, HpBar, MonsterToken, RoomSign, Sign } from './art.tsx';
import { useDelve } from './context.ts';
import type { Option } from './options.ts';

const DIRS = ['N', 'E', 'S', 'W'] as const;

export function DungeonMap() {
  const { view, speech, options, selected } = useDelve();
  const map = mapOf(view, speech);
  if (map === null) return null;
  const mine = options.filter((option) => option.hero === selected);
  const ways = mine.filter((option) => option.group === 'move' && option.cell !== null);
  const unknown = ways.filter(({ cell }) => !map.tiles.some(({ at }) => isSame(at, cell)));
  return (
    <section class="delve-map" data-region="map" aria-labelledby="map-title">
      <h2 class="for-ears" id="map-title">
        Map
      </h2>
      <div
        class="map-grid"
        style={{
          gridTemplateColumns: `repeat(${map.columns}, minmax(0, 1fr))`,
          aspectRatio: `${map.columns} / ${map.rows}`,
          '--columns': map.columns,
          '--rows': map.rows,
        }}
      >
        {map.tiles.map((tile) => (
          <TileSpot
            key={`${tile.at.x},${tile.at.y}`}
            tile={tile}
            map={map}
            way={ways.find(({ cell }) => isSame(tile.at, cell)) ?? null}
          />
        ))}
        {unknown.map((way) => (
          <Unknown key={way.key} way={way} map={map} />
        ))}
      </div>
    </section>
  );
}

function isSame(a: Cell, b: Cell | null): boolean {
  return b !== null && a.x === b.x && a.y === b.y;
}

function at(cell: Cell, map: MapModel) {
  return { gridColumn: String(cell.x - map.left + 1), gridRow: String(cell.y - map.top + 1) };
}

function TileSpot({ tile, map, way }: { readonly tile: MapTile; readonly map: MapModel; readonly way: Option | null }) {
  const { act, inspect, view, selected, options } = useDelve();
  const { kind } = tileOf(tile.tile);
  const aims = options.filter((option) => option.hero === selected && option.group === 'attack');
  const hero = view.heroes.find(({ id }) => id === selected);
  const isHere = hero !== undefined && isSame(hero.at, tile.at);
  const isAimed = tile.monsters.some(({ no }) => aims.some(({ monster }) => monster === no));
  const said = way === null ? `${tile.sentence} Details.` : `${tile.sentence} ${way.full}`;
  return (
    <button
      type="button"
      class={`map-tile room-${kind} ${way === null ? '' : 'is-way'} ${isHere ? 'is-here' : ''} ${isAimed ? 'is-aimed' : ''}`}
      style={at(tile.at, map)}
      data-key={`tile-${tile.at.x},${tile.at.y}`}
      aria-label={said}
      onClick={() => (way === null ? inspect({ of: 'tile', at: tile.at }) : act(way))}
    >
      {DIRS.map((dir) => (
        <Edge key={dir} dir={dir} kind={tile.edges[dir]} />
      ))}
      {kind === 'corridor' ? null : <RoomSign kind={kind} />}
      <span class="map-name">{tile.name}</span>
      <Crowd tile={tile} />
    </button>
  );
}

function Edge({ dir, kind }: { readonly dir: Dir; readonly kind: MapTile['edges'][Dir] }) {
  return <i class={`edge at-${dir} is-${kind}`} aria-hidden="true" />;
}

/** More than these are a number; the list of monsters names them all. */
const SHOWN = 4;

function Crowd({ tile }: { readonly tile: MapTile }) {
  const { view, options, selected } = useDelve();
  const odds = (no: number) =>
    view.heroes.find(({ id }) => id === selected)?.attacks.find((one) => one.monster === no && one.ability === null);
  const canHit = (no: number) => options.some((o) => o.hero === selected && o.group === 'attack' && o.monster === no);
  const first = tile.monsters.find(({ no }) => canHit(no));
  const chance = first === undefined ? undefined : odds(first.no);
  const monsters = tile.monsters.slice(0, tile.monsters.length > SHOWN ? SHOWN - 1 : SHOWN);
  return (
    <span class="crowd" aria-hidden="true">
      {chance === undefined ? null : (
        <span class="chance">
          {chance.leastThrow}+ · {percent(chance.hits)}
        </span>
      )}
      <span class="crowd-row">
        {monsters.map((m) => {
          const shown = view.monsters.find(({ no }) => no === m.no);
          return shown === undefined ? null : (
            <span key={m.no} class={`standing ${monsterCard(shown.kind).boss ? 'boss-standing' : ''}`}>
              <MonsterToken kind={shown.kind} />
              <span class="plate-hp of-monster" data-n={m.hp} />
            </span>
          );
        })}
        {tile.monsters.length > monsters.length ? <b class="more">+{tile.monsters.length - monsters.length}</b> : null}
      </span>
      <span class="crowd-row">
        {tile.heroes.map((id) => (
          <span key={id} class={`standing ${id === selected ? 'is-on' : ''}`}>
            <HeroToken hero={id} />
            <span class="plate-hp of-hero" data-n={view.heroes.find((h) => h.id === id)?.hp ?? 0} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Beyond an open door, or where a hidden one can be searched. */
function Unknown({ way, map }: { readonly way: Option; readonly map: MapModel }) {
  const { act } = useDelve();
  if (way.cell === null) return null;
  return (
    <button
      type="button"
      class="map-unknown"
      style={at(way.cell, map)}
      data-key={`unknown-${way.cell.x},${way.cell.y}`}
      aria-label={way.full}
      onClick={() => act(way)}
    >
      <Sign sign="unexplored" />
      <span>Unexplored</span>
    </button>
  );
}

/** The monsters, strongest first, as the Monster phase takes them. */
export function MonsterList() {
  const { view, speech, inspect } = useDelve();
  const living = view.monsters.filter((m) => m.hp > 0).toSorted((a, b) => a.order - b.order);
  return (
    <section class="delve-monsters slab" data-region="monsters" aria-labelledby="monsters-title">
      <h2 id="monsters-title">
        Monsters <small>{living.length === 0 ? 'none in sight' : 'act strongest first'}</small>
      </h2>
      <ul>
        {living.map((m) => {
          const card = monsterCard(m.kind);
          const name = capital(monsterName(m.no, speech));
          const asleep = m.sleep > 0 ? ' asleep' : '';
          const pinned = m.pin > 0 ? ' pinned' : '';
          const weak = m.weaken > 0 ? ` weakened by ${m.weaken}` : '';
          return (
            <li key={m.no}>
              <button
                type="button"
                class="monster-row"
                data-key={`monster-${m.no}`}
                aria-label={`${name}: ${m.hp} of ${m.maxHp} HP, damage ${card.damage}, Defense ${card.defense}, ${m.strikes} attacks a round${asleep}${pinned}${weak}, in ${speech.tileName(m.at) ?? 'the dark'}. Details.`}
                onClick={() => inspect({ of: 'monster', monster: m.no })}
              >
                <MonsterToken kind={m.kind} />
                <span class="monster-name">{name}</span>
                <HpBar hp={m.hp} most={m.maxHp} of="monster" />
                <span class="monster-facts" aria-hidden="true">
                  <Sign sign="damage" />
                  <b data-n={card.damage} /> <Sign sign="defense" />
                  <b data-n={card.defense} />
                </span>
                {asleep + pinned + weak === '' ? null : (
                  <span class="studs" aria-hidden="true">
                    {m.sleep > 0 ? <Sign sign="asleep" /> : null}
                    {m.pin > 0 ? <Sign sign="pinned" /> : null}
                    {m.weaken > 0 ? <Sign sign="weakened" /> : null}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
