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
  ['Bellflowers', 'Prizes that some matches pay. The host explains what bellflowers are for.', SMALL],
  ['Purse', 'A player’s garnets and bellflowers. Each player has one purse for all matches.', SMALL],
  [
    'Token of Life',
    'The prize for the winner of a match, in most games. The host explains what it is for.',
    SMALL,
  ],
  [
    'Elimination Candidate',
    'A player who is last by the rules of a game, or last in the losing team. This player may have to leave the season.',
    SMALL,
  ],
];

/** Draws the words that all games share, for the first tab of each file. */
export const drawWords = (): Grid => section('Words', drawFacts(WORDS));
