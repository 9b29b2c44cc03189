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
    'In the pattern, a card covers the cards above it. You bid chips on exposed cards, which no card covers, and on nearly exposed cards, which only exposed cards cover. Bids stay from round to round. The bids of a team add up.',
    'The team with more chips on an exposed card flags the card. The bids of that team stay, and the other team gets its bids back. A tie changes no flag. A team that has the flag in two rounds in a row claims the card and pays its bids. In that team, the player who bid most controls the card. If several players bid most, nobody controls the card.',
    'You see only your own bids. A flag shows the sum of the team’s chips.',
    'Claimed cards score in sets and runs. A set has three or four cards of one rank, and scores 1 or 3 points a card. A run has three to six neighbouring ranks of one fruit. Its cards score 1, 1, 2 or 4 points each. A team gets the points of all its cards. A player gets the points of the cards that they control.',
  ],
  nothing: () => 'you bid and buy nothing, and your earlier bids stay',
  sends: () => 'bids of at least 1 chip on the cards listed below.',
  ends: ({ lastRound }) =>
    `When every card is claimed, after a round with no new bid and no claimed card, or after round ${lastRound}. In round ${lastRound} you can bid only on exposed cards.`,
  pays: ({ pointsPerGarnet }) =>
    `In the better team, the player with the most points wins. In the other team, a player with the fewest points is up for elimination. ${TOKEN_WORDS} If the teams tie, all six players are compared. Four or more winners get no token. Each player gets a garnet for each ${plural(pointsPerGarnet, 'point')} of their team.`,
};

/** The MVP: two teams bid for cards that overlap. The most useful player of the better team wins (rulings M). */
export const theMvp = defineGame({
  id: 'the-mvp',
  title: 'The MVP',
  pitch:
    'Two teams of three players bid chips for 24 cards. The player with the most points in the better team wins.',
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
  reveals: {
    controllers: 'the player who controls each claimed card',
    teamScores: 'the points of the teams',
  },
  lost,
  standing,
  recap,
  remake,
  views: VIEWS,
  draw,
  rehearse,
});
