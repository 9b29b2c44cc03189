import { own } from '../../rules/base/json.ts';
import { graceOf } from '../../rules/declare/option.ts';
import type { Match } from '../../rules/play/match.ts';
import { roundAt } from '../log/openings.ts';
import type { Playback } from '../log/playback/playback.ts';
import { readOffers } from '../log/read-offers.ts';
import type { MatchRow } from '../workbook/season.ts';
import type { RoundTimes } from './submission.ts';

/**
 * Gives a function that says whether a response is unsettled, from the response's possible times. Unsettled are
 * responses of the previous round, of the open round, of later rounds, and of round `further`.
 */
export function isUnsettled(
  { round, openings }: RoundTimes,
  further = round,
): (times: readonly number[]) => boolean {
  return (times) =>
    times.map((at) => roundAt(openings, at)).some((own) => own >= round - 1 || own === further);
}

/** Gives the times at which a match's rounds opened, and the responses that resolved rounds counted. */
export function roundTimes({ match, openings, rounds, started }: Playback): RoundTimes {
  const read = idsRead({ rounds });
  return {
    round: match.position.round + 1,
    openings,
    wasRead: (id) => read.has(id),
    counted: (person, round) => {
      const name = started.players.find(({ id }) => id === person)?.name ?? '';
      const input = rounds.find((one) => one.round === round)?.input;
      const source = input && own(input.sources, name);
      if (!source) return undefined;
      const { at, response } = source;
      return { at: Date.parse(at), ...(response === undefined ? {} : { response }) };
    },
  };
}

/** Gives the moment at which the open round opened, in milliseconds UTC. */
export function openSince({ round, openings }: Pick<RoundTimes, 'round' | 'openings'>): number {
  const opening = [...openings].reverse().find((one) => one.round === round);
  return Math.max(0, opening?.from ?? 0);
}

/** Gives the last moment at which an order counts, in milliseconds: the deadline plus grace (X2). */
export function dueTime(row: Pick<MatchRow, 'deadline'>, { info }: Pick<Match, 'info'>): number | undefined {
  return row.deadline === '' ? undefined : Date.parse(row.deadline) + graceOf(info) * 60_000;
}

/**
 * Gives the ids of all responses that were read in the resolved rounds of a match, including responses replaced by a
 * correction.
 */
function idsRead({ rounds }: Pick<Playback, 'rounds'>): ReadonlySet<string> {
  return new Set(
    rounds.flatMap(({ input, amended }) => [
      ...readOffers(input).map(({ id }) => id),
      ...Object.values(input.sources).flatMap(({ response }) => response ?? []),
      ...amended.flatMap(({ replaced }) => replaced ?? []),
    ]),
  );
}

/** Gives the ids of all responses that the log of a match mentions, including accepted and assigned responses. */
export function idsNamed(playback: Playback): ReadonlySet<string> {
  const accepted = playback.acceptedLate.map(({ response }) => response);
  return new Set([...idsRead(playback), ...accepted, ...playback.senders.map(({ response }) => response)]);
}
