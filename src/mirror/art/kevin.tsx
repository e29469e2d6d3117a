// Kevin: a bored black cat, crown askew, torn right ear, half-lidded yellow eyes. He exists once, as this drawing:
// on the title, on his card, on the back of the Draw pile and at the end of the game. Pure ornament.

export type KevinMood = 'bored' | 'wide' | 'pleased';

/** A gouge: a lens of two curves from one point to another. */
function gouge(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = (-(y2 - y1) / length) * width;
  const ny = ((x2 - x1) / length) * width;
  return `M${x1} ${y1}Q${mx + nx} ${my + ny} ${x2} ${y2}Q${mx - nx} ${my - ny} ${x1} ${y1}Z`;
}

/** Strokes of fur on a ring round a cheek, from one angle to another (degrees). */
function fur(cx: number, cy: number, from: number, to: number, n: number, inner: number, outer: number): string {
  return Array.from({ length: n }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (n - 1)) * Math.PI) / 180;
    const reach = i % 2 === 0 ? outer : outer - 14;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return gouge(
      Math.round(cx + inner * c),
      Math.round(cy + inner * s),
      Math.round(cx + reach * c),
      Math.round(cy + reach * s),
      3,
    );
  }).join('');
}

const HEAD =
  'M96 66 L142 132 Q200 108 258 132 L300 70 L306 104 L318 96 L316 128 L326 126 L318 178 L368 204 L336 216 L384 250 L340 254 L372 296 L326 290 L336 326 L290 316 Q250 356 200 358 Q150 356 110 316 L64 326 L74 290 L28 296 L60 254 L16 250 L64 216 L32 204 L82 178 Z';
const GOUGES =
  fur(128, 262, 112, 238, 11, 58, 92) +
  fur(272, 262, 68, -58, 11, 58, 92) +
  gouge(186, 136, 190, 172, 4) +
  gouge(200, 132, 200, 178, 5) +
  gouge(214, 136, 210, 172, 4) +
  gouge(160, 142, 168, 168, 3) +
  gouge(240, 142, 232, 168, 3) +
  gouge(150, 336, 162, 348, 3) +
  gouge(176, 344, 182, 354, 3) +
  gouge(224, 344, 218, 354, 3) +
  gouge(250, 336, 238, 348, 3);

/** Shoulders in a purple cape with a white bib, to stand behind the head on the title. */
export function KevinCape() {
  return (
    <svg class="kevin-cape" viewBox="0 0 400 200" aria-hidden="true" focusable="false">
      <path
        d="M40 210 Q52 70 150 30 L250 30 Q348 70 360 210 Z"
        fill="#6E3DB0"
        stroke="#17110F"
        stroke-width="9"
        stroke-linejoin="round"
      />
      <path
        d="M84 200 Q92 120 120 84 M120 205 Q124 140 146 104 M316 200 Q308 120 280 84 M280 205 Q276 140 254 104"
        fill="none"
        stroke="#47236F"
        stroke-width="7"
        stroke-linecap="round"
      />
      <path
        d="M128 30 L150 88 L168 66 L182 112 L200 84 L218 112 L232 66 L250 88 L272 30 Z"
        fill="#F4E7CC"
        stroke="#17110F"
        stroke-width="7"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** The head alone; give it a height. */
export function KevinHead({ mood = 'bored' }: { readonly mood?: KevinMood }) {
  return (
    <svg class="kevin" viewBox="0 20 400 350" aria-hidden="true" focusable="false">
      <path d={HEAD} fill="#F4E7CC" stroke="#F4E7CC" stroke-width="26" stroke-linejoin="round" />
      <path d={HEAD} fill="#17110F" stroke="#17110F" stroke-width="8" stroke-linejoin="round" />
      <path d="M108 96 L138 138 L112 160 Z M294 98 L262 138 L288 160 L292 132 L302 130 Z" fill="#FF7A2B" />
      <Crown />
      <path d={GOUGES} fill="#F4E7CC" />
      <Eyes mood={mood} />
      <path d="M186 252 L214 252 L205 270 Q200 276 195 270 Z" fill="#FF7A2B" />
      <path
        d="M200 274 Q200 294 176 292 M200 274 Q202 298 236 284"
        fill="none"
        stroke="#F4E7CC"
        stroke-width="5"
        stroke-linecap="round"
      />
      <path d="M178 292 L184 310 L190 293 Z M216 292 L222 308 L228 288 Z" fill="#F4E7CC" />
      <path
        d="M152 268h5v5h-5z M140 278h5v5h-5z M156 284h5v5h-5z M244 268h5v5h-5z M256 278h5v5h-5z M240 284h5v5h-5z"
        fill="#F4E7CC"
      />
    </svg>
  );
}

function Eyes({ mood }: { readonly mood: KevinMood }) {
  if (mood === 'pleased') {
    return (
      <path
        d="M96 214 Q132 186 168 216 M232 216 Q268 186 304 214"
        fill="none"
        stroke="#FFCB1F"
        stroke-width="9"
        stroke-linecap="round"
      />
    );
  }
  const lid = mood === 'wide' ? 186 : 202;
  return (
    <>
      <path d={`M92 ${lid} Q132 ${lid - 6} 172 ${lid + 12} Q160 242 130 240 Q104 236 92 ${lid} Z`} fill="#FFCB1F" />
      <path d={`M308 ${lid} Q268 ${lid - 6} 228 ${lid + 12} Q240 242 270 240 Q296 236 308 ${lid} Z`} fill="#FFCB1F" />
      <ellipse cx="136" cy="222" rx="9" ry="18" fill="#17110F" />
      <ellipse cx="264" cy="222" rx="9" ry="18" fill="#17110F" />
      <circle cx="131" cy="214" r="4" fill="#F4E7CC" />
      <circle cx="259" cy="214" r="4" fill="#F4E7CC" />
      <path d="M86 184 Q130 166 174 192 Q130 178 86 184 Z" fill="#F4E7CC" />
      <path d="M314 176 Q270 156 226 188 Q270 170 314 176 Z" fill="#F4E7CC" />
    </>
  );
}

function Crown() {
  return (
    <g transform="rotate(-7 200 96)" stroke="#17110F" stroke-width="7" stroke-linejoin="round">
      <path
        d="M130 122 L112 50 L150 84 L172 30 L200 80 L228 30 L250 84 L288 50 L270 122 Q200 102 130 122 Z"
        fill="#FFCB1F"
      />
      <path d="M130 122 Q200 102 270 122 L266 138 Q200 118 134 138 Z" fill="#FF7A2B" />
      <circle cx="112" cy="48" r="9" fill="#1FC6B4" />
      <circle cx="172" cy="30" r="9" fill="#1FC6B4" />
      <circle cx="228" cy="30" r="9" fill="#1FC6B4" />
      <circle cx="288" cy="48" r="9" fill="#1FC6B4" />
      <path d="M192 112 L200 102 L208 112 L200 122 Z" fill="#1FC6B4" stroke-width="4" />
    </g>
  );
}
