import { startPosition } from '../../data.ts';
import { type Chance, own } from '../../kit.ts';
import { dealOf, withDraws } from './chance.ts';
import type { Definition } from './definition.ts';
import { cellOf, declare, type Info, type OwnPosition, type SeatRow } from './position.ts';
import { factsOf, type Values, valuesOf, withValues } from './ruling.ts';

/**
 * Reads the values that the host gave before the match. A value that is drawn cannot be given. An unusable value throws
 * an error at `setup…`.
 */
export function readSetup(
  { columns, facts }: Definition,
  { names }: Info,
  given: Readonly<Record<string, unknown>>,
): Values {
  const of = (key: string) => (own(given, key) === undefined ? {} : given[key]);
  const isGiven = ({ draw }: { readonly draw?: unknown }) => draw === undefined;
  return {
    seats: valuesOf(columns.filter(isGiven), names)(of('columns'), 'setup.columns'),
    facts: factsOf(facts.filter(isGiven))(of('facts'), 'setup.facts'),
  };
}

/**
 * Makes the position before the first round from the start values, the deal, the given values, and the first round’s
 * draws. Later values replace earlier values.
 */
export function start(definition: Definition, { names }: Info, given: Values, chance: Chance): OwnPosition {
  const blank = startPosition(declare(definition), { seats: names.map((player) => ({ player })) } as never);
  let position = blank as unknown as OwnPosition;
  for (const column of definition.columns) {
    const isGiven = given.seats.every((row) => own(row, cellOf(column)) !== undefined);
    if (!column.deal || isGiven) continue;
    const dealt = dealOf(column, names, chance);
    const seats = position.seats.map((row, i) => ({ ...row, [cellOf(column)]: dealt[i] }) as SeatRow);
    position = { ...position, seats };
  }
  return withDraws(definition, withValues(position, given), 1, chance);
}
