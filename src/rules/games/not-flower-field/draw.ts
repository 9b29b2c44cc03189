import { stack } from '../../board/arrange.ts';
import { type Fact, fields } from '../../board/fields.ts';
import type { Grid } from '../../board/grid.ts';
import { latest } from '../../board/history.ts';
import { heading, lines, notes, section, WARNING } from '../../board/page.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import type { OutcomeView } from '../../declare/outcome.ts';
import type { PrivateSeen, PublicSeen } from '../../game.ts';
import { cellsHeld } from './cell.ts';
import { accountOf } from './configuration.ts';
import { type Paint, paintsOf } from './draw-colours.ts';
import { drawField } from './draw-field.ts';
import { drawRounds, drawScores, playerFacts } from './draw-scores.ts';
import type { Options } from './options.ts';
import type { FieldPosition } from './position.ts';
import { boardOf, coloursOf, type PrivateView, type PublicView } from './view.ts';

/** The players, the field, and what it would score. */
export function drawPublic(info: MatchInfo<Options>, seen: PublicSeen<PublicView>): Grid {
  return drawAll(info, seen, coloursOf(info));
}

/** A player's own facts above the public board. */
export function drawPrivate(
  info: MatchInfo<Options>,
  seat: number,
  seen: PrivateSeen<PublicView, PrivateView>,
): Grid {
  const colours = coloursOf(info);
  const { colour } = latest(seen.private);
  const { fill, ink, sign } = paintsOf(colours)[seat] as Paint;
  const others = colours.filter((_, other) => other !== seat).join(', ');
  const facts: Fact[] = [['You are', `${sign} · ${colour}`, { fill, ink, size: 12 }]];
  if (!seen.outcome) facts.push(['Each round', `three cells for ${colour}, one each for ${others}`]);
  return stack([fields(facts), drawAll(info, seen, colours)]);
}

/** The public board: this game keeps no secret but the orders that are not yet resolved. */
export function drawHost(
  info: MatchInfo<Options>,
  position: FieldPosition,
  seen: PublicSeen<PublicView>,
): Grid {
  return drawAll(
    info,
    seen,
    position.seats.map((row) => row.colour),
  );
}

function drawAll(info: MatchInfo<Options>, seen: PublicSeen<PublicView>, colours: readonly string[]): Grid {
  const { names, options } = info;
  const views = seen.public;
  const view = latest(views);
  const before = views[views.length - 2];
  const paints = paintsOf(colours);
  const board = boardOf(view, colours);
  const held = cellsHeld(board);
  return stack([
    drawTop(info, seen),
    drawPlayers(names, view, held, paints),
    drawField(board, before && boardOf(before, colours), paints, options.multipliers),
    drawLegend(options, before !== undefined),
    drawScores(accountOf(board, options), board, held, paints, names),
    ...drawRounds(views, paints, names),
  ]);
}

/** The round; at the end the facts that the outcome does not show (F16). */
function drawTop(
  { options, names }: MatchInfo<Options>,
  { public: views, outcome }: PublicSeen<PublicView>,
): Grid {
  const round = views.length - 1;
  if (outcome) return section(`The end after round ${round}`, ...endLines(names, outcome));
  if (round === 0) return heading(`Before round 1 of ${options.rounds}`);
  const counted = notes('Points are counted as if the field stayed like this.');
  return section(`After round ${round} of ${options.rounds}`, counted);
}

function endLines(names: readonly string[], { winners, candidates, scores, opponents }: OutcomeView): Grid[] {
  const named = (opponents as readonly string[]).join(' or ');
  const isTied = [...winners, ...candidates].some((name) =>
    names.some((other) => other !== name && scores[other] === scores[name]),
  );
  return [
    lines([{ text: `${candidates.join(', ')} is last and names an opponent: ${named}.`, style: WARNING }]),
    ...(isTied ? [notes('Equal points are ranked by cells with the colour, then by lot.')] : []),
  ];
}

function drawPlayers(
  names: readonly string[],
  { scores }: PublicView,
  held: readonly number[],
  paints: readonly Paint[],
): Grid {
  return playerFacts('', paints, names, [
    { label: 'colour', figures: paints.map(({ colour }) => colour) },
    { label: 'points', figures: names.map((name) => scores[name] as number), style: { bold: true } },
    { label: 'cells', figures: held },
  ]);
}

function drawLegend({ multipliers, stacking }: Options, hasFrames: boolean): Grid {
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
    ...(hasFrames ? ['A thick frame: changed in the last round.'] : []),
  );
}
