import { isObject } from '../../../../src/rules/base/json.ts';
import type { Move } from '../../../../src/rules/games/not-flower-field/move.ts';
import type { FieldPosition } from '../../../../src/rules/games/not-flower-field/position.ts';
import { type Account, type GameFacts, GIFT, isLegal, others } from '../../law/facts.ts';
import { pick, shuffled } from '../../law/random.ts';

const positionOf = (match: { position: unknown }) => match.position as FieldPosition;
const PALETTE = ['teal', 'red', '🌺', 'Black', 'constructor', '1/2', '=A1', 'yellow', 'é', 'red '];
const COLUMNS = 'ABCDEFGH';

type Cells = Record<string, string[]>;

/** All four move at once: who placed a flower shows nowhere. */
export const facts: GameFacts = {
  cast: { meadows: ['red', 'red', 'blue', 'blue'], random: 1, trades: GIFT },

  known: ['colour', 'sign'],

  deal(names, random) {
    const colours = shuffled(random, PALETTE);
    // Parsed, so that `__proto__` is a key.
    return {
      colours: JSON.parse(
        `{${names.map((name, i) => `${JSON.stringify(name)}:${JSON.stringify(colours[i])}`)}}`,
      ),
    };
  },

  alter(truth, viewer, random) {
    const { match, orders } = truth;
    const [a, b] = shuffled(random, others(match, viewer)) as [number, number];
    const first = cellsOf(orders[a]);
    const second = cellsOf(orders[b]);
    if (!first || !second || !isLegal(truth, a) || !isLegal(truth, b)) return undefined;
    // Each places one flower of a colour that is neither's own: they may as well have placed the other's.
    const colours = positionOf(match).seats.flatMap(({ colour }, seat) =>
      seat === a || seat === b ? [] : [colour],
    );
    const colour = pick(random, colours);
    const [x, y] = [first[colour], second[colour]];
    if (x?.length !== 1 || y?.length !== 1 || x[0] === y[0]) return undefined;
    const elsewhere = (cells: Cells) =>
      Object.entries(cells).flatMap(([key, list]) => (key === colour ? [] : list));
    if (elsewhere(first).includes(y[0]!) || elsewhere(second).includes(x[0]!)) return undefined;
    const altered = [...orders];
    altered[a] = { cells: { ...first, [colour]: y } };
    altered[b] = { cells: { ...second, [colour]: x } };
    return { match, orders: altered };
  },

  account(before, orders, after) {
    const colours = positionOf(before).seats.map(({ colour }) => colour);
    const boardOf = (match: typeof before) =>
      (match.game.publicView(match.info, match.position) as { board: Cells }).board;
    const past = boardOf(before);
    const now = boardOf(after);
    // A missed move may be drawn, and then nobody has written it.
    const moves = (orders as { cells: Move | undefined }[]).map(({ cells }) => cells);
    if (moves.includes(undefined) && before.info.options.missedMove === 'random') return [];
    return Array.from({ length: 64 }, (_, i): Account => {
      const place = `${COLUMNS[i % 8]}${Math.floor(i / 8) + 1}`;
      const placed = moves.flatMap(
        (move) => move?.flatMap((cells, seat) => (cells.includes(i) ? [colours[seat]!] : [])) ?? [],
      );
      const all = colours.filter((colour) => placed.includes(colour) || past[place]?.includes(colour));
      const isBlack = all.length > 2 || past[place]?.[0] === 'black';
      return [place, isBlack ? ['black'] : all, now[place] ?? []];
    });
  },
};

function cellsOf(order: unknown): Cells | undefined {
  if (!isObject(order) || !isObject(order.cells)) return undefined;
  return Object.values(order.cells).every(Array.isArray) ? (order.cells as Cells) : undefined;
}
