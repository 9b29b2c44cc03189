import type { Cell, Position } from '../../../src/rules/declare/position.ts';
import type { Match } from '../../../src/rules/play/match.ts';
import { FACTS, type Truth } from './facts.ts';
import { pick, type Random, shuffled } from './random.ts';

/** An altered match of any game: cells of the position are exchanged, orders are exchanged or left out, purses are changed. */
export function alterAnyhow({ match, orders }: Truth, viewer: number | 'public', random: Random): Truth {
  let { position, purses } = match;
  const changed = [...orders];
  const seats = match.info.seats.map((_, seat) => seat).filter((seat) => seat !== viewer);
  for (let times = 1 + random(2); times > 0; times--) {
    const what = random(4);
    if (what <= 1) position = alterCells(position, FACTS[match.game.id]?.known ?? [], random);
    const [a, b] = shuffled(random, seats) as [number, number | undefined];
    if (what === 2 && b !== undefined) [changed[a], changed[b]] = [changed[b], changed[a]];
    if (what === 3 && random(2) === 0) changed[a] = undefined;
    else if (what === 3)
      purses = purses.map((purse, seat) => (seat === a ? { ...purse, garnets: purse.garnets + 1 } : purse));
  }
  return { match: { ...match, position, purses }, orders: changed };
}

/** Two cells of a column exchanged, a number changed by one, or two rows exchanged except for the names. */
export function alterCells(position: Position, known: readonly string[], random: Random): Position {
  const tables = Object.entries(position).filter(([, rows]) => Array.isArray(rows) && rows.length > 0) as [
    string,
    Record<string, Cell>[],
  ][];
  const [name, rows] = pick(random, tables);
  const [a, b] = [random(rows.length), random(rows.length)];
  const columns = Object.keys(rows[0]!).filter((column) => column !== 'player' && !known.includes(column));
  if (columns.length === 0) return position;
  const altered = rows.map((row) => ({ ...row }));
  const move = (column: string) => {
    altered[a]![column] = rows[b]![column] as Cell;
    altered[b]![column] = rows[a]![column] as Cell;
  };
  const column = pick(random, columns);
  const value = rows[a]![column];
  if (random(4) === 0) for (const each of columns) move(each);
  else if (typeof value === 'number' && random(2) === 0)
    altered[a]![column] = value + (random(2) === 0 ? 1 : -1);
  else move(column);
  return { ...position, [name]: altered } as Position;
}

/** Would a hand edit to this position be accepted? */
export function isSound({ game, info, position }: Match): boolean {
  return (
    game.schema.shape.safeParse(position).success &&
    (game.schema.check?.(position as never, info) ?? []).length === 0
  );
}
