// Pictures of Lairbreakers: outlines from its own sheet, tokens of heroes and monsters, bars and pegs.

import names from '../../../assets/art/lair/glyph-names.json' with { type: 'json' };
import type { ClassId, MonsterKind, TileKind } from '../../core/lair/public.ts';
import { monsterCard } from '../../core/lair/public.ts';

export type LairSign = keyof typeof names.sign;

/** The sheet of outlines that this game needs on the page. */
export const LAIR_GLYPHS = new URL('../../../assets/art/lair/glyphs.json', import.meta.url);

function Picture({ name, of }: { readonly name: string; readonly of: string }) {
  return (
    <svg class={of} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={`#g-${name}`} />
    </svg>
  );
}

export function Sign({ sign }: { readonly sign: LairSign }) {
  return <Picture name={names.sign[sign]} of="glyph" />;
}

export function SlotSign({ slot }: { readonly slot: keyof typeof names.slot }) {
  return <Picture name={names.slot[slot]} of="glyph" />;
}

export function RoomSign({ kind }: { readonly kind: TileKind }) {
  return <Picture name={names.room[kind]} of="room-sign" />;
}

/** A round token with a brass rim. */
export function HeroToken({ hero }: { readonly hero: ClassId }) {
  return (
    <span class={`token hero-token class-${hero}`} aria-hidden="true">
      <Picture name={names.hero[hero]} of="token-glyph" />
    </span>
  );
}

/** A toothed token; a boss wears a crown where its picture is that of a lesser kind. */
export function MonsterToken({ kind }: { readonly kind: MonsterKind }) {
  const { boss } = monsterCard(kind);
  return (
    <span class={`token monster-token kind-${kind} ${boss ? 'is-boss' : ''}`} aria-hidden="true">
      <Picture name={names.monster[kind]} of="token-glyph" />
      {kind === 'kobold-warchief' ? <Picture name={names.sign.crown} of="token-crown" /> : null}
    </span>
  );
}

/** HP as a bar with its number. */
export function HpBar({
  hp,
  most,
  of,
}: {
  readonly hp: number;
  readonly most: number;
  readonly of: 'hero' | 'monster';
}) {
  return (
    <span class={`hp-bar of-${of} ${hp * 3 <= most ? 'is-low' : ''}`} aria-hidden="true">
      <i style={{ width: `${Math.max(0, Math.min(100, (100 * hp) / Math.max(1, most)))}%` }} />
      <b data-n={`${hp} / ${most}`} />
    </span>
  );
}
