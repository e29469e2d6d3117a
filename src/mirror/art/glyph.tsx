// The pictures: outlines kept once in a sheet on the page and used by name. Colour and outline come from the styles.
// All pictures are ornament; what they mean stands beside them in words.

import { useEffect, useState } from 'preact/hooks';
import names from '../../../assets/art/brah/glyph-names.json' with { type: 'json' };

export type Sign = keyof typeof names.sign;
export type CardTypeSign = keyof typeof names.type;

type Outlines = Readonly<Record<string, string>>;

const SIGNS = new URL('../../../assets/art/brah/sign-glyphs.json', import.meta.url);

/** Sheets that have come, by address: outlines are files of their own and no script. */
const come = new Map<string, Outlines>();

/** A sheet of outlines from a file; until it comes, and where it does not, there are the words alone. */
export function GlyphFile({ address }: { readonly address: URL }) {
  const { href } = address;
  const [outlines, setOutlines] = useState<Outlines>(come.get(href) ?? {});
  useEffect(() => {
    if (come.has(href)) return;
    fetch(href)
      .then((answer) => answer.json())
      .then((read: Outlines) => {
        come.set(href, read);
        setOutlines(read);
      })
      .catch(() => undefined);
  }, [href]);
  return <GlyphSheet outlines={outlines} />;
}

/** The outlines under ids, drawn nowhere. Put each sheet on the page once. */
function GlyphSheet({ outlines }: { readonly outlines: Outlines }) {
  return (
    <svg class="for-ears" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(outlines).map(([name, d]) => (
          <path key={name} id={`g-${name}`} d={d} />
        ))}
      </defs>
    </svg>
  );
}

/** The signs and the bursts: for every screen. */
export function SignSheet() {
  return (
    <>
      <GlyphFile address={SIGNS} />
      <svg class="for-ears" aria-hidden="true" focusable="false">
        <defs>
          <polygon id="g-burst" points={burst(13, 50, 38)} />
          <polygon id="g-seal" points={burst(20, 50, 42)} />
        </defs>
      </svg>
    </>
  );
}

/** A star of so many spikes round (50, 50). */
function burst(spikes: number, outer: number, inner: number): string {
  return Array.from({ length: spikes * 2 }, (_, i) => {
    const r = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / spikes - Math.PI / 2;
    return `${(50 + r * Math.cos(angle)).toFixed(1)},${(50 + r * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

function Picture({ name, of }: { readonly name: string; readonly of: string }) {
  return (
    <svg class={of} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={`#g-${name}`} />
    </svg>
  );
}

/** A small flat sign in the colour of the text beside it. */
export function Glyph({ sign }: { readonly sign: Sign }) {
  return <Picture name={names.sign[sign]} of="glyph" />;
}

/** The picture in a card's badge, by type. */
export function TypeGlyph({ type }: { readonly type: CardTypeSign }) {
  return <Picture name={names.type[type]} of="glyph" />;
}

const KINDS: Readonly<Record<string, string>> = names.kind;

/** The outline that pictures a card; parts of a weapon share one. */
export function outlineOf(kind: string): string {
  return KINDS[kind] ?? KINDS[kind.replace(/-[123]$/, '')] ?? names.type.weapon;
}

/** The flat outline of a card's picture. */
export function Outline({ kind }: { readonly kind: string }) {
  return <Picture name={outlineOf(kind)} of="outline" />;
}

/** A die-cut figure: bone rim, ink line, tint, and the lower right in the second colour. */
export function Figure({ kind }: { readonly kind: string }) {
  const href = `#g-${outlineOf(kind)}`;
  return (
    <svg class="figure" viewBox="-40 -40 592 592" aria-hidden="true" focusable="false">
      <use class="figure-rim" href={href} />
      <use class="figure-line" href={href} />
      <use class="figure-tint" href={href} />
    </svg>
  );
}

/** A number in a spiked burst. */
export function Burst({ text, of = '' }: { readonly text: string; readonly of?: string }) {
  return (
    <span class={`burst ${of}`} aria-hidden="true">
      <svg viewBox="0 0 100 100" focusable="false" aria-hidden="true">
        <use class="burst-line" href="#g-burst" />
        <use class="burst-fill" href="#g-burst" transform="translate(50 50) scale(.82) translate(-50 -50)" />
      </svg>
      <b data-n={text} />
    </span>
  );
}
