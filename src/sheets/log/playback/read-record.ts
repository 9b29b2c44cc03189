import type { Json } from '../../../rules/base/json.ts';
import { openRecord } from '../../../rules/play/record.ts';
import { matchOf } from '../../../rules/play/replay.ts';
import { RECORD_GAMES } from '../../../rules/registry.ts';
import type { Started, Taken } from '../shapes.ts';

/**
 * Reads a record of a match (docs/record.md), and adds optional parts that the log needs. `isEnded` says whether the
 * host ended the match early with the outcome of the standing (H30).
 * Throws an Unusable error with the path of the fault.
 */
export function readRecord(record: object) {
  matchOf(RECORD_GAMES, record);
  const { match, edits, rounds, isEnded } = openRecord(RECORD_GAMES, record);
  const { game, definition, options = {}, seed = '', setup = {} } = record as Partial<Started>;
  const { info, purses } = match;
  const players = info.seats.map(({ name, meadow }, seat) => ({
    id: name,
    name,
    ...(meadow ? { meadow } : {}),
    garnets: purses[seat]?.garnets ?? 0,
    bellflowers: purses[seat]?.bellflowers ?? 0,
  }));
  const defined = definition === undefined ? {} : { definition };
  return {
    /** Facts about the start of the match. Each player's name is also the player's id. */
    started: { game: game as string, ...defined, options, seed, setup, players } satisfies Started,
    isEnded,
    edits: edits.map(({ after, position }) => ({ after, position }) as Taken['edits'][number]),
    rounds: rounds.map((round) => wholeRound(round as RecordRound)),
  };
}

type RecordRound = Partial<Omit<Taken['rounds'][number], 'trades'>> & {
  readonly trades?: readonly Readonly<Record<string, Json>>[];
};

function wholeRound({
  credits = {},
  trades = [],
  orders = {},
  ruling,
}: RecordRound): Taken['rounds'][number] {
  const whole = trades.map((trade) => ({ gives: {}, takes: {}, ...trade }));
  return {
    credits,
    orders,
    trades: whole as unknown as Taken['rounds'][number]['trades'],
    ...(ruling === undefined ? {} : { ruling }),
  };
}
