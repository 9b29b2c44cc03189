import type { Grid } from '../../draw.ts';
import { drawFacts, heading, latest, notes, STRONG, section, stack, textLines } from '../../draw.ts';
import type { OutcomeView, PublicSeen } from '../../kit.ts';
import { accountOf } from './configuration.ts';
import { paintsOf } from './draw-colours.ts';
import { drawField } from './draw-field.ts';
import { drawNews, drawScoringCells } from './draw-maps.ts';
import { drawRounds, drawScores, playerFacts } from './draw-scores.ts';
import type { Options } from './options.ts';
import type { FlowerField } from './order.ts';
import type { Info } from './position.ts';
import { boardOf, coloursOf, type PublicView } from './view.ts';

export const draw: FlowerField['draw'] = {
  public: (info, seen) => drawAll(info, seen),

  private: (info, seat, seen) => {
    const colours = coloursOf(info);
    const { colour } = latest(seen.private);
    const { fill, ink, sign } = paintsOf(colours)[seat]!;
    const others = colours.filter((_, other) => other !== seat).join(', ');
    const flowers = ['Each round', `three cells for ${colour}, and one cell each for ${others}`] as const;
    const facts = drawFacts([
      ['You are', `${sign} · ${colour}`, { fill, ink, size: 12 }],
      ...(seen.outcome ? [] : [flowers]),
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

function drawAll(info: Info, seen: PublicSeen<PublicView>): Grid {
  return stack([drawTop(info, seen), drawBoard(info, seen)]);
}

/** Draws the players, the field, and its present scores. */
function drawBoard(info: Info, { public: views, outcome }: PublicSeen<PublicView>): Grid {
  const { names, options } = info;
  const { scores } = latest(views);
  const colours = coloursOf(info);
  const players = paintsOf(colours).map((paint, seat) => ({ ...paint, name: names[seat]! }));
  const boards = views.slice(-2).map((view) => boardOf(info, view));
  const board = latest(boards);
  const account = accountOf(board, options);
  const isStart = views.length === 1;
  return stack([
    playerFacts('', players, [
      { label: 'colour', figures: colours },
      {
        label: outcome ? 'points' : 'points now',
        figures: names.map((name) => scores[name]!),
        style: STRONG,
      },
    ]),
    drawField(board, players, options.multipliers),
    drawLegend(options),
    ...(isStart ? [] : [drawNews(board, boards[0]!, players, views.length - 1)]),
    drawScores(account, board, players),
    ...(isStart ? [] : [drawScoringCells(account, board, players), drawRounds(views, players)]),
  ]);
}

/**
 * Draws the top of the board: a heading that names the round. At the end it also draws the rule for equal points,
 * because the outcome does not show this rule (F16).
 */
function drawTop({ options, names }: Info, { public: views, outcome }: PublicSeen<PublicView>): Grid {
  const round = views.length - 1;
  if (outcome) return section(`The end after round ${round}`, ...tieNotes(names, outcome));
  return heading(
    round === 0 ? `Before round 1 of ${options.rounds}` : `After round ${round} of ${options.rounds}`,
  );
}

function tieNotes(names: readonly string[], outcome: OutcomeView): Grid[] {
  const { winners, candidates, scores } = outcome;
  const isTied = [...winners, ...candidates].some((name) =>
    names.some((other) => other !== name && scores[other] === scores[name]),
  );
  return isTied
    ? [
        notes(
          'Players with equal points are ranked by their number of cells. If these are equal too, a lot decides.',
        ),
      ]
    : [];
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
