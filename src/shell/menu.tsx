// The title page: Kevin, the name of the game, and what can be done.

import { Glyph } from '../mirror/art/glyph.tsx';
import { KevinCape, KevinHead } from '../mirror/art/kevin.tsx';

type MenuProps = {
  /** What the newest save is called; null without one. */
  readonly saved: string | null;
  /** What the newest campaign of Lairbreakers is called; null without one. */
  readonly campaign: string | null;
  readonly trouble: string;
  readonly version: string;
};

export function Menu({ saved, campaign, trouble, version }: MenuProps) {
  return (
    <div class="title-page">
      <main class="poster">
        <div class="poster-plate">
          <h1>Dungeon Brah</h1>
        </div>
        <div class="poster-moon" aria-hidden="true" />
        <div class="poster-kevin">
          <KevinCape />
          <KevinHead />
        </div>
        <p class="poster-burst">
          <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <use href="#g-seal" />
          </svg>
          <span>Loot Kevin. Ruin mates.</span>
        </p>
        <Mobs />
        <div class="poster-acts">
          {saved === null ? null : (
            <a class="button main big" href="#/game">
              <Glyph sign="hand" />
              <span>
                Continue
                <small>{saved}</small>
              </span>
            </a>
          )}
          <a class={`button big ${saved === null ? 'main' : ''}`} href="#/new">
            <Glyph sign="sword" />
            <span>
              New game
              <small>2 to 6 players</small>
            </span>
          </a>
        </div>
        {trouble === '' ? null : <p class="poster-trouble">{trouble}</p>}
      </main>
      <section class="lair-poster" aria-labelledby="lair-title">
        <div class="lair-arch" aria-hidden="true">
          <Mob of="wyrm" sign="spiked-dragon-head" />
        </div>
        <h2 id="lair-title">Lairbreakers</h2>
        <p class="lair-line">Down together. Five bosses, one way out.</p>
        <div class="poster-acts">
          {campaign === null ? null : (
            <a class="stone-button main" href="#/lair">
              <span>
                Continue
                <small>{campaign}</small>
              </span>
            </a>
          )}
          <a class={`stone-button ${campaign === null ? 'main' : ''}`} href="#/lair/new">
            <span>
              New campaign
              <small>1 to 4 heroes, together</small>
            </span>
          </a>
        </div>
      </section>
      <nav class="title-foot" aria-label="More">
        <a href="#/rules">
          <Glyph sign="rules" /> Rules
        </a>
        <a href="#/settings">
          <Glyph sign="settings" /> Settings
        </a>
        <a href="#/credits">
          <Glyph sign="credits" /> Credits
        </a>
        <span class="version">Dungeon Night {version}</span>
      </nav>
    </div>
  );
}

/** Two of Kevin's Monsters on each side, as ornament. */
function Mobs() {
  return (
    <>
      <Mob of="goblin left" sign="goblin-head" />
      <Mob of="skull left" sign="skull-crack" />
      <Mob of="orc right" sign="orc-head" />
      <Mob of="dwarf right" sign="viking-head" />
    </>
  );
}

function Mob({ of, sign }: { readonly of: string; readonly sign: string }) {
  const href = `#g-${sign}`;
  return (
    <svg class={`mob ${of}`} viewBox="-40 -40 592 592" aria-hidden="true" focusable="false">
      <use class="figure-rim" href={href} />
      <use class="figure-line" href={href} />
      <use class="figure-tint" href={href} />
    </svg>
  );
}
