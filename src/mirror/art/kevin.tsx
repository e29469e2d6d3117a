// Kevin on the page: the shapes of his one drawing as an SVG element. Pure ornament.

import {
  KEVIN_BOX,
  KEVIN_CAPE,
  KEVIN_CAPE_BOX,
  kevinHead,
  type KevinMood,
  type KevinShape,
} from '../../../assets/art/brah/print/kevin.ts';

export type { KevinMood } from '../../../assets/art/brah/print/kevin.ts';

/** Shoulders in a purple cape with a white bib, to stand behind the head on the title. */
export function KevinCape() {
  return (
    <svg class="kevin-cape" viewBox={KEVIN_CAPE_BOX} aria-hidden="true" focusable="false">
      <Shapes of={KEVIN_CAPE} />
    </svg>
  );
}

/** The head alone; give it a height. */
export function KevinHead({ mood = 'bored' }: { readonly mood?: KevinMood }) {
  return (
    <svg class="kevin" viewBox={KEVIN_BOX} aria-hidden="true" focusable="false">
      <Shapes of={kevinHead(mood)} />
    </svg>
  );
}

function Shapes({ of }: { readonly of: readonly KevinShape[] }) {
  return (
    <>
      {of.map((shape) => (
        <path
          key={shape.d + shape.fill}
          d={shape.d}
          fill={shape.fill}
          stroke={shape.stroke ?? 'none'}
          stroke-width={shape.width ?? 0}
          stroke-linejoin="round"
          stroke-linecap="round"
          transform={shape.turn ?? ''}
        />
      ))}
    </>
  );
}
