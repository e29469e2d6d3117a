// A round in short, for the help of a running campaign.

export const ROUND_STEPS = {
  title: 'A round',
  each: [
    'Heroes: two different actions each, in any order: Move, Attack, one ability, pray, drink.',
    'Monsters, strongest first: each steps toward the nearest hero, then attacks once for each hero of the party, always whoever has most HP left on its tile.',
    'End: one peg comes off each resting ability. Without monsters there is no Monster phase, and no peg comes off.',
    'One fallen hero ends the attempt: gold and experience are lost, gear and abilities are kept.',
  ],
} as const;
