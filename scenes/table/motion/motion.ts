// The one gateway for everything that moves on the table: puts cues in a row, at full measure or calm (fades, no shake).
// Things are at rest before anything starts and again when it ends. Decides no picture.

import type { Cue } from '../../../src/present/brah/table/stage.ts';
import { poseOf, type ThingNode } from '../thing-node.ts';
import { idol, kevin, monster, out, turn, victory } from './entrances.ts';
import { attack, lost, shuffle, stamp, won } from './fights.ts';
import { banish, flip, fly, slap, steal } from './moves.ts';
import { between, type Change, differs, Performer, sized } from './performer.ts';
import { EASE } from './timeline.ts';

/** No row of cues takes longer than this, ms: it is played faster instead. */
const LONGEST = 2600;
const FADE = 120;

export class Motion extends Performer {
  /** Shows how one picture came to be another. Without cues nothing moves: it is simply there. */
  play(cues: readonly Cue[], change: Change): void {
    this.change = change;
    for (const node of change.left.values()) this.pass(node);
    if (cues.length === 0) {
      for (const node of change.left.values()) this.drop(node);
      return;
    }
    this.touched.clear();
    let at = 0;
    cues.forEach((cue, i) => {
      const took = this.cue(cue, at);
      const inRow = cue.cue === 'move' && cues[i + 1]?.cue === 'move';
      at += inRow ? Math.min(90, took) : took;
    });
    this.pace = Math.max(1, at / LONGEST);
    this.others(change);
  }

  /** Starts a cue at a time and says how long it takes. */
  private cue(cue: Cue, at: number): number {
    if (this.calm) return this.calmly(cue, at);
    switch (cue.cue) {
      case 'move':
        if (cue.how === 'banish') return banish(this, cue, at);
        if (cue.how === 'steal') return steal(this, cue, at);
        return cue.how === 'play' || cue.how === 'equip' ? slap(this, cue, at) : fly(this, cue, at);
      case 'flip':
        return flip(this, cue.thing, at);
      case 'stamp':
        return stamp(this, cue.at, cue.stamp, at);
      case 'monster':
        return monster(this, cue.foe, at);
      case 'kevin':
        return kevin(this, cue.foe, cue.first ? 900 : 450, at);
      case 'idol':
        return idol(this, cue.idol, at);
      case 'attack':
        return attack(this, cue, at);
      case 'won-fight':
        return won(this, cue.foe, at);
      case 'lost-fight':
        return lost(this, cue.seat, at);
      case 'shuffle':
        return shuffle(this, cue.pile, at);
      case 'turn':
        return cue.words === '' ? 0 : turn(this, cue.words, at);
      case 'out':
        return out(this, cue.seat, at);
      case 'victory':
        return victory(this, cue.seat, at);
    }
  }

  /** The same without a flight: what is new comes up, what is gone fades. */
  private calmly(cue: Cue, at: number): number {
    const key =
      cue.cue === 'move' || cue.cue === 'flip'
        ? cue.thing
        : cue.cue === 'monster' || cue.cue === 'kevin'
          ? cue.foe
          : cue.cue === 'idol'
            ? cue.idol
            : null;
    const node = key === null ? undefined : this.nodes.get(key);
    if (node !== undefined && !this.touched.has(node)) this.fadeIn(node, at);
    if (cue.cue === 'stamp') return stamp(this, cue.at, cue.stamp, at);
    if (cue.cue === 'turn' && cue.words !== '') return turn(this, cue.words, at);
    return 0;
  }

  private fadeIn(node: ThingNode, at: number): void {
    this.touch(node);
    const to = poseOf(node.thing);
    this.pose(node, { ...to, alpha: 0 });
    this.add(
      at,
      FADE,
      EASE.linear,
      (t) => this.pose(node, { ...to, alpha: t }),
      () => this.rest(node),
    );
  }

  /** Things no cue speaks of: they make room, come up or fade. */
  private others({ before, left, former, picture }: Change): void {
    const sameTable = former.width === picture.width && former.height === picture.height;
    for (const [key, node] of this.nodes) {
      if (this.touched.has(node)) continue;
      const was = before.get(key);
      if (was === undefined) this.fadeIn(node, 0);
      else if (sameTable && !this.calm && differs(was.pose, poseOf(node.thing))) {
        const from = sized(was, node.thing);
        const to = poseOf(node.thing);
        this.pose(node, from);
        this.add(
          0,
          180,
          EASE.cubicOut,
          (t) => this.pose(node, between(from, to, t)),
          () => this.rest(node),
        );
      }
    }
    for (const node of left.values()) {
      if (this.touched.has(node)) continue;
      const from = node.at;
      this.add(
        0,
        FADE,
        EASE.linear,
        (t) => node.pose({ ...from, alpha: 1 - t }),
        () => this.drop(node),
      );
    }
  }
}
