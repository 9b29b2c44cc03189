import { own } from '../../rules/base/json.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { Clock, FormAnswers } from '../ports.ts';

/** A response that a form keeps, as a line under the heads of its tab; the time stands first. `serial` is its date-and-time number. */
export function lineOf(
  heads: readonly string[],
  senderHead: string | undefined,
  { sender, answers }: FormAnswers,
  serial: number,
): readonly Cell[] {
  return heads.map((head, i) =>
    i === 0 ? serial : head === senderHead ? sender : (own(answers, head) ?? ''),
  );
}

const DAY = 86_400_000;

/** The date-and-time number of a moment, in milliseconds UTC, in a time zone. */
export function serialOf(at: number, timeZone: string, clock: Pick<Clock, 'fromSerial'>): number {
  let serial = at / DAY + 25_569;
  // The clock converts a number to a time; the first guess is corrected by the zone's offset, and once more in case the clocks change in
  // between.
  for (let i = 0; i < 2; i++) serial += (at - (clock.fromSerial(serial, timeZone)[0] ?? at)) / DAY;
  return serial;
}
