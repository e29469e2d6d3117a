// The settings of a game of Dungeon Brah in plain words, as the setup page says them.

export const SETTING_TEXTS = {
  spread: {
    title: 'Where the nasty things lie',
    plain: { name: 'Anywhere', text: 'Monsters, Idols and Kevin are shuffled in: three at once, or none for ages.' },
    even: { name: 'Evenly spread', text: 'They are spread over the Draw pile, so trouble comes at a steadier pace.' },
  },
  first: {
    title: 'Who starts',
    random: 'Leave it to chance',
    firstOut: 'was out first last time',
  },
  bosses: {
    title: 'Extra Bosses',
    'brenda-from-accounts': { name: 'Brenda from Accounts', text: 'One more Boss in the Draw pile.' },
    'the-landlord': { name: 'The Landlord', text: 'One more Boss in the Draw pile.' },
  },
  expansion: {
    name: "The Call of Cat'hulhu",
    text: 'A second Treasure pile with twelve stranger Treasures.',
  },
  short: {
    name: 'Short game (house setting)',
    text: 'Not in the printed rules: only 60 ordinary cards stay in the Draw pile, and trouble is spread evenly.',
  },
  prompts: {
    title: 'Who is asked to react',
    auto: { name: 'As suits the table', text: 'Everybody when several people play, else only whoever can react.' },
    everyone: { name: 'Everybody with cards', text: 'Nobody learns from the question who holds a Nay! or a Banish.' },
    holders: { name: 'Only whoever can react', text: 'Faster, but being asked gives away that you could.' },
  },
} as const;
