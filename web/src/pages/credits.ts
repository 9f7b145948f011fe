/** Authors of games, pictures and texts; the same as NOTICE.md. */

export interface GameCredit {
  id: string;
  designers: string[];
  publishers: string[];
}

export const GAMES: readonly GameCredit[] = [
  { id: 'avalon', designers: ['Leo Colovini'], publishers: ['Kosmos (2003)'] },
  {
    id: 'guilds',
    designers: ['Coen Balkestein'],
    publishers: ['Wulfhorn Games (2025)', 'Gigamic (2026)'],
  },
  {
    id: 'medieval-mastery',
    designers: ['Miles Ratcliffe'],
    publishers: ['Chaos Publishing (2012)'],
  },
  {
    id: 'zizka',
    designers: ['Jindřich Pavlásek', 'Petr Vojtěch'],
    publishers: ['Albi (2023)'],
  },
  {
    id: 'fief',
    designers: ['Philippe Mouchebeuf'],
    publishers: ['Asyncron (2015)', 'Academy Games'],
  },
];

export const ICON_ARTISTS: readonly string[] = [
  'Lorc',
  'Delapouite',
  'Skoll',
  'Cathelineau',
  'Caro Asercion',
  'Faithtoken',
  'HeavenlyDog',
  'Carl Olsen',
  'sbed',
  'Willdabeast',
  'DarkZaitzev',
  'GeneralAce135',
];

export const FONTS: readonly { font: string; by: string[] }[] = [
  { font: 'Cinzel', by: ['Natanael Gama', 'The Cinzel Project Authors'] },
  {
    font: 'EB Garamond',
    by: ['Georg Duffner', 'Octavio Pardo', 'The EB Garamond Project Authors'],
  },
];
