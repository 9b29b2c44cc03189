import { defineGame, type Glance, type OptionsOf, plural, seating, TOKEN_WORDS } from '../../kit.ts';
import { draw } from './draw.ts';
import { OPTIONS } from './options.ts';
import { ORDER } from './order.ts';
import { lost, outcome } from './outcome.ts';
import { check, DEAL, POSITION, start } from './position.ts';
import { rehearse } from './rehearse.ts';
import { resolve } from './resolve.ts';
import { recap, standing } from './standing.ts';
import { VIEWS } from './view.ts';

/** The rules in short, for all pages. */
export const GLANCE: Glance<OptionsOf<typeof OPTIONS>> = {
  goes: () => [
    'Cards further down in the pattern cover those above them. You bid chips on cards that are exposed (nothing covers them) or nearly exposed (only exposed ones do). Bids stay from round to round, and those of a team add up.',
    'The team with more chips on an exposed card flags it: its bids stay there, the other team’s go back. A tie changes no flag. A team that has the flag in two rounds running claims the card and pays its bids; who of the team bid most on it controls it, and nobody does in a tie.',
    'You see your own bids alone, not those of the others of your team. A flag shows the chips of its team together.',
    'Claimed cards score in sets, three or four of a rank (1 or 3 points a card), and in runs, three to six ranks of a fruit in a row (1, 1, 2 or 4 points a card). All other cards score nothing. The team gets the points of all its cards, a player those of the cards that the player controls.',
  ],
  nothing: () => 'you bid nothing more and buy nothing; your bids stay as they are',
  sends: ({ lastRound }) =>
    `bids of at least 1 chip each, on cards that are exposed or nearly exposed; in round ${lastRound} on exposed ones alone. No more chips than you have.`,
  ends: ({ lastRound }) =>
    `When every card is claimed, after a round with no new bid and no claim, or after round ${lastRound}, in which only exposed cards take bids.`,
  pays: ({ pointsPerGarnet }) =>
    `In the better team most points win; in the other, fewest are up for elimination. ${TOKEN_WORDS} If the teams tie, this goes by all six, and four or more winners get no token. Every player gets a garnet for each ${plural(pointsPerGarnet, 'point')} of the team.`,
};

/** The MVP: two teams bid for overlapping cards, and the most useful of the better team wins (rulings M). */
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
  views: VIEWS,
  draw,
  rehearse,
});
