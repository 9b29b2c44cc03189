import { defineGame, plural, seating, TOKEN_WORDS } from '../../kit.ts';
import { draw } from './draw.ts';
import { OPTIONS } from './options.ts';
import { ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { check, DEAL, POSITION, start } from './position.ts';
import { rehearse } from './rehearse.ts';
import { resolve } from './resolve.ts';
import { standing } from './standing.ts';
import { VIEWS } from './view.ts';

/** The MVP: two teams bid for overlapping cards, and the most useful of the better team wins (rulings M). */
export const theMvp = defineGame({
  id: 'the-mvp',
  title: 'The MVP',
  pitch:
    'Two teams of three bid chips for 24 overlapping cards; the most useful player of the better team wins.',
  seating: seating({ players: 6, teams: 2 }),
  options: OPTIONS,
  glance: {
    ends: ({ lastRound }) =>
      `When every card is claimed, after a round with no new bid and no claim, or after round ${lastRound}, in which only exposed cards take bids.`,
    pays: ({ pointsPerGarnet }) =>
      `In the better team most points win; in the other, fewest are up for elimination. ${TOKEN_WORDS} If the teams tie, this goes by all six, and four or more winners get no token. Every player gets a garnet for each ${plural(pointsPerGarnet, 'point')} of the team.`,
  },
  position: POSITION,
  check,
  deal: DEAL,
  start,
  order: ORDER,
  asksFirst: ['bids'],
  resolve,
  outcome,
  standing,
  views: VIEWS,
  draw,
  rehearse,
});
