import { defineGame, type Glance, type OptionsOf, plural, seating, TOKEN_WORDS } from '../../kit.ts';
import { draw } from './draw.ts';
import { OPTIONS } from './options.ts';
import { ORDER } from './order.ts';
import { lost, outcome } from './outcome.ts';
import { check, DEAL, POSITION, start } from './position.ts';
import { rehearse } from './rehearse.ts';
import { remake } from './remake.ts';
import { resolve } from './resolve.ts';
import { recap, standing } from './standing.ts';
import { VIEWS } from './view.ts';

/** Short rules of the game, for all pages. */
export const GLANCE: Glance<OptionsOf<typeof OPTIONS>> = {
  goes: () => [
    'Cards cover the cards above them in the pattern. You bid chips on exposed cards (nothing covers them) and nearly exposed ones (only exposed cards do). Bids stay from round to round. The bids of a team add up.',
    'The team with more chips on an exposed card flags it: its bids stay, the other team’s go back. A tie changes no flag. A team with the flag in two rounds in a row claims the card and pays its bids. The player of the team who bid most controls the card; in a tie nobody does.',
    'You see only your own bids. A flag shows the chips of its team together.',
    'Claimed cards score in sets and runs. A set is three or four of a rank: 1 or 3 points a card. A run is three to six ranks in a row of a fruit: 1, 1, 2 or 4 points a card. Other cards score nothing. A team gets the points of all its cards, a player those of the cards that they control.',
  ],
  nothing: () => 'you bid and buy nothing more; your bids stay',
  sends: ({ lastRound }) =>
    `bids of at least 1 chip on exposed or nearly exposed cards, in round ${lastRound} only on exposed ones.`,
  ends: ({ lastRound }) =>
    `When every card is claimed, after a round with no new bid and no claim, or after round ${lastRound}. In round ${lastRound} only exposed cards take bids.`,
  pays: ({ pointsPerGarnet }) =>
    `The most points of the better team win. In the other team, a player with the fewest points is up for elimination. ${TOKEN_WORDS} If the teams tie, all six are compared, and four or more winners get no token. Each player gets a garnet for each ${plural(pointsPerGarnet, 'point')} of the team.`,
};

/** The MVP: two teams bid for overlapping cards, and the most useful player of the better team wins (rulings M). */
export const theMvp = defineGame({
  id: 'the-mvp',
  title: 'The MVP',
  pitch:
    'Two teams of three bid chips for 24 overlapping cards; the most useful player of the better team wins.',
  seating: seating({ players: 6, teams: 2 }),
  options: OPTIONS,
  glance: GLANCE,
  position: POSITION,
  check,
  rounds: ({ lastRound }) => [1, lastRound],
  deal: DEAL,
  start,
  order: ORDER,
  asksFirst: ['bids'],
  resolve,
  outcome,
  reveals: { controllers: 'who controls each claimed card', teamScores: 'the points of the teams' },
  lost,
  standing,
  recap,
  remake,
  views: VIEWS,
  draw,
  rehearse,
});
