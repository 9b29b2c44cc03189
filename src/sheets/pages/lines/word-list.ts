import { drawFacts, type Fact } from '../../../rules/board/facts.ts';
import type { Grid } from '../../../rules/board/grid.ts';
import { section } from '../../../rules/board/page.ts';

const SMALL = { bold: false, size: 9 } as const;

/** Words that all games of a season share, with their meanings. */
const WORDS: readonly Fact[] = [
  [
    'Garnets',
    'The money of the season. Garnets buy things in a match, and a match pays garnets at its end.',
    SMALL,
  ],
  ['Bellflowers', 'Something rarer that matches pay. The host explains their use.', SMALL],
  ['Purse', 'The garnets and bellflowers of a player: one purse for all matches.', SMALL],
  ['Token of Life', 'The prize of a match’s winner, in most games. The host explains its use.', SMALL],
  [
    'Elimination Candidate',
    'A player whom the rules of a game put last, or choose from the losing team. Such a player may have to leave the season.',
    SMALL,
  ],
];

/** Draws the words that all games share, for the first tab of each file. */
export const drawWords = (): Grid => section('Words', drawFacts(WORDS));
