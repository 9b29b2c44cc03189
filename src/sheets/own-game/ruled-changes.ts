import type { Position } from '../../rules/declare/position.ts';
import type { Ruled, RuledValue } from '../../rules/declare/ruled.ts';
import { seatRows } from '../log/playback/ruled-part.ts';

/** Value that a round changes, described in words. `to` says who may read the change; a seat means only the player of that seat. */
export interface RuledChange {
  readonly to: 'public' | 'host' | number;
  readonly text: string;
}

/** Lists the values that a round changes, in the host's words: “Ann, Coins: 10 → 7”. */
export function ruledChanges(
  { facts, columns }: Ruled,
  names: readonly string[],
  before: Position,
  after: Position,
): readonly RuledChange[] {
  const compare = (
    value: RuledValue,
    label: string,
    seat: number,
    was: unknown,
    now: unknown,
  ): RuledChange[] => {
    if (was === now) return [];
    const to = { everyone: 'public', owner: seat, host: 'host' } as const;
    return [{ to: to[value.known], text: `${label}: ${shown(was)} → ${shown(now)}.` }];
  };
  const [rowsBefore, rowsAfter] = [seatRows(before), seatRows(after)];
  return [
    ...facts.flatMap((one) =>
      compare(one, one.title, 0, before[one.cell as never], after[one.cell as never]),
    ),
    ...names.flatMap((name, seat) =>
      columns.flatMap((one) =>
        compare(
          one,
          `${name}, ${one.title}`,
          seat,
          rowsBefore[seat]?.[one.cell],
          rowsAfter[seat]?.[one.cell],
        ),
      ),
    ),
  ];
}

function shown(value: unknown): string {
  return value === '' ? 'nothing' : String(value);
}
