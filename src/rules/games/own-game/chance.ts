import type { Chance } from '../../kit.ts';
import type { Column } from './column.ts';
import type { Definition } from './definition.ts';
import { cellOf, type OwnPosition, type SeatRow } from './position.ts';
import type { Value } from './value.ts';

/** Draws the values that a column deals to the seats at the start of the match. */
export function dealOf({ id, deal }: Column, names: readonly string[], chance: Chance): readonly Value[] {
  const stream = chance(`deal:${id}`);
  if (deal !== 'others') return stream.shuffle((deal ?? []).slice(0, names.length));
  const order = stream.shuffle([...names.keys()]);
  const dealt: Value[] = [];
  order.forEach((seat, i) => {
    dealt[seat] = names[order[(i + 1) % order.length] as number] as string;
  });
  return dealt;
}

/** Gives the position with new values at the start of a round. Columns are drawn first, then facts. */
export function withDraws(
  { columns, facts }: Definition,
  position: OwnPosition,
  round: number,
  chance: Chance,
): OwnPosition {
  let { seats } = position;
  for (const column of columns) {
    if (!column.draw) continue;
    const drawn = drawOf(column, seats.length, chance(`draw:${column.id}:${round}`));
    seats = seats.map((row, seat): SeatRow => ({ ...row, [cellOf(column)]: drawn[seat] as Value }));
  }
  const drawn = facts.flatMap((fact) =>
    fact.draw ? [[cellOf(fact), drawOf(fact, 1, chance(`draw:fact:${fact.id}:${round}`))[0] as Value]] : [],
  );
  return { ...position, ...Object.fromEntries(drawn), seats };
}

function drawOf({ draw }: Pick<Column, 'draw'>, count: number, stream: ReturnType<Chance>): readonly Value[] {
  const places = Array.from({ length: count }, (_, i) => i + 1);
  if (draw === 'order') return stream.shuffle(places);
  const values = draw ?? [];
  return places.map(() => values[stream.below(values.length)] as Value);
}
