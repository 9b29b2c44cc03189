import type { Grid } from '../../draw.ts';
import { drawFacts, heading, latest, notes, STRONG, section, stack, textLines } from '../../draw.ts';
import type { PublicSeen } from '../../kit.ts';
import { accountOf } from './configuration.ts';
import { drawField } from './draw-field.ts';
import { drawNews, drawScoringCells } from './draw-maps.ts';
import { drawRounds, drawScores, playerFacts } from './draw-scores.ts';
import type { Options } from './options.ts';
import type { FlowerField } from './order.ts';
import type { Info } from './position.ts';
import { boardOf, type PublicView, playersOf } from './view.ts';

export const draw: FlowerField['draw'] = {
  public: (info, seen) => drawAll(info, seen),

  private: (info, seat, seen) => {
    const players = playersOf(info);
    const { colour, fill, ink, sign } = players[seat]!;
    const others = players.filter((_, other) => other !== seat).map((other) => other.colour);
    const cells = `three cells for ${colour}, and one cell each for ${others.join(', ')}`;
    const facts = drawFacts([
      ['You are', `${sign} · ${colour}`, { fill, ink, size: 12 }],
      ...(seen.outcome ? [] : [['Each round', cells] as const]),
    ]);
    return stack([facts, drawAll(info, seen)]);
  },

  /** Draws the board and the moves of the last round. Only the host may know the moves (F2). */
  host: (info, _position, seen) => {
    const moves = seen.told?.filter(({ to }) => typeof to === 'number') ?? [];
    const lines = textLines(moves.map(({ text }) => ({ text })));
    return stack([
      drawAll(info, seen),
      ...(moves.length > 0 ? [section('Flowers that each player placed (only hosts see this)', lines)] : []),
    ]);
  },
};

/** Draws the round, the players, the field, and its present scores. */
function drawAll(info: Info, { public: views, outcome }: PublicSeen<PublicView>): Grid {
  const { names, options } = info;
  const { scores } = latest(views);
  const players = playersOf(info);
  const boards = views.slice(-2).map((view) => boardOf(info, view));
  const board = latest(boards);
  const account = accountOf(board, options);
  const round = views.length - 1;
  const when = round === 0 ? 'Before round 1' : `After round ${round}`;
  const points = names.map((name) => scores[name]!);
  return stack([
    heading(outcome ? `The end after round ${round}` : `${when} of ${options.rounds}`),
    playerFacts('', players, [
      { label: 'colour', figures: players.map(({ colour }) => colour) },
      { label: outcome ? 'points' : 'points now', figures: points, style: STRONG },
    ]),
    drawField(board, players, options.multipliers),
    drawLegend(options),
    ...(round === 0 ? [] : [drawNews(board, boards[0]!, players, round)]),
    drawScores(account, board, players),
    ...(round === 0 ? [] : [drawScoringCells(account, board, players), drawRounds(views, players)]),
  ]);
}

/** Words that say how several multipliers in one pattern combine. */
const STACKED = {
  product: 'they are multiplied',
  max: 'only the largest number counts',
  sum: 'they are added',
} as const;

function drawLegend({ multipliers, stacking }: Options): Grid {
  const factors = [...new Set(Object.values(multipliers))].sort((a, b) => a - b);
  const signs = factors.map((factor) => `×${factor}`).join(' ');
  const worth = `a pattern with such a cell scores that many times its 4 points. If a pattern has several such cells, ${STACKED[stacking]}. The two cells between a kiss do not count for this.`;
  return notes(
    'A letter stands for a colour. A cell with one letter can take one more colour. A cell with two letters is full.',
    'A black cell got more than two colours. It is full, belongs to nobody, and black counts as a colour.',
    ...(signs ? [`${signs}: ${worth}`] : []),
  );
}
