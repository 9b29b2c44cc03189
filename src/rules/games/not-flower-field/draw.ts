import type { Fact, Grid } from '../../draw.ts';
import { drawFacts, heading, latest, notes, STRONG, section, stack, textLines, WARNING } from '../../draw.ts';
import type { Drawings, OutcomeView, PublicSeen } from '../../kit.ts';
import { cellsHeld } from './cell.ts';
import { accountOf } from './configuration.ts';
import { paintsOf } from './draw-colours.ts';
import { drawField } from './draw-field.ts';
import { drawNews, drawScoringCells } from './draw-maps.ts';
import { drawRounds, drawScores, playerFacts } from './draw-scores.ts';
import type { OPTIONS, Options } from './options.ts';
import type { Info, POSITION } from './position.ts';
import { boardOf, coloursOf, type PublicView, type VIEWS } from './view.ts';

export const draw: Drawings<typeof OPTIONS, typeof POSITION, typeof VIEWS> = {
  public: (info, seen) => drawAll(info, seen),

  private: (info, seat, seen) => {
    const colours = coloursOf(info);
    const { colour } = latest(seen.private);
    const { fill, ink, sign } = paintsOf(colours)[seat]!;
    const others = colours.filter((_, other) => other !== seat).join(', ');
    const facts: Fact[] = [['You are', `${sign} · ${colour}`, { fill, ink, size: 12 }]];
    if (!seen.outcome) facts.push(['Each round', `three cells for ${colour}, one each for ${others}`]);
    return stack([drawFacts(facts), drawAll(info, seen)]);
  },

  /** Who placed what in the last round is the host's alone (F2). */
  host: (info, { seats }, seen) => {
    const moves = (seen.told ?? []).filter(({ to }) => typeof to === 'number').map(({ text }) => ({ text }));
    return stack([
      drawAll({ ...info, facts: seats.map(({ colour }) => colour) }, seen),
      ...(moves.length > 0 ? [section('Who placed what, for you alone', textLines(moves))] : []),
    ]);
  },
};

/** The players, the field, and what it would score. */
function drawAll(info: Info, seen: PublicSeen<PublicView>): Grid {
  const { names, options } = info;
  const views = seen.public;
  const view = latest(views);
  const before = views[views.length - 2];
  const colours = coloursOf(info);
  const paints = paintsOf(colours);
  const board = boardOf(view, colours);
  const held = cellsHeld(board);
  const account = accountOf(board, options);
  return stack([
    drawTop(info, seen),
    playerFacts('', paints, names, [
      { label: 'colour', figures: colours },
      { label: 'points', figures: names.map((name) => view.scores[name]!), style: STRONG },
      { label: 'cells', figures: held },
    ]),
    drawField(board, paints, options.multipliers),
    drawLegend(options),
    ...(before ? [drawNews(board, boardOf(before, colours), paints, views.length - 1)] : []),
    drawScores(account, board, held, paints, names),
    ...(before ? [drawScoringCells(account, board, paints, names)] : []),
    ...drawRounds(views, paints, names),
  ]);
}

/** The round; at the end the facts that the outcome does not show (F16). */
function drawTop({ options, names }: Info, { public: views, outcome }: PublicSeen<PublicView>): Grid {
  const round = views.length - 1;
  if (outcome) return section(`The end after round ${round}`, ...endLines(names, outcome));
  if (round === 0) return heading(`Before round 1 of ${options.rounds}`);
  const counted = notes('Points are counted as if the field stayed like this.');
  return section(`After round ${round} of ${options.rounds}`, counted);
}

function endLines(
  names: readonly string[],
  { winners, candidates, scores, opponents, opponent }: OutcomeView,
): Grid[] {
  const named = (opponents as readonly string[]).join(' or ');
  const isTied = [...winners, ...candidates].some((name) =>
    names.some((other) => other !== name && scores[other] === scores[name]),
  );
  return [
    textLines([
      {
        text:
          opponent === undefined
            ? `${candidates.join(', ')} is last. Who can be named as opponent, by telling the host: ${named}.`
            : `${candidates.join(', ')} is last, and named ${opponent} as opponent.`,
        style: WARNING,
      },
    ]),
    ...(isTied ? [notes('Equal points are ranked by cells with the colour, then by lot.')] : []),
  ];
}

function drawLegend({ multipliers, stacking }: Options): Grid {
  const stacked = { product: 'several multiply', max: 'only the largest counts', sum: 'several add up' }[
    stacking
  ];
  const factors = [...new Set(Object.values(multipliers))].sort((a, b) => a - b);
  const signs = factors.map((factor) => `×${factor}`).join(' ');
  return notes(
    'A letter is a colour. A cell with one letter takes one more; with two it is full.',
    'black: more than two colours met. It takes nothing more, is nobody’s, and counts as a colour.',
    ...(signs
      ? [`${signs}: a pattern with such a cell is worth so many times its 4 points; ${stacked}.`]
      : []),
  );
}
