import { defineGame, seating } from '../../kit.ts';
import { draw } from './draw.ts';
import { GLANCE } from './glance.ts';
import { ORDER } from './order.ts';
import { lost, outcome } from './outcome.ts';
import { check, DEAL, POSITION, start } from './position.ts';
import { recap } from './recap.ts';
import { rehearse } from './rehearse.ts';
import { resolve } from './resolve.ts';
import { standing } from './standing.ts';
import { OPTIONS } from './terms/options.ts';
import { VIEWS } from './view.ts';

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
