import { own } from '../../../rules/base/json.ts';
import { readOffers } from '../read-offers.ts';
import type { RoundData } from '../shapes.ts';
import { type Playback, type PlayedRound, type Substitute, seatOf } from './playback.ts';

/** Lists the substitutions that pages show. Leaves out substitutions after the end of the match (H23). */
function shownSubstitutes({ substitutes, rounds, match }: Playback): readonly Substitute[] {
  const end = match.position.over ? (rounds[rounds.length - 1]?.entry ?? 0) : Number.POSITIVE_INFINITY;
  return substitutesBefore(substitutes, end);
}

function substitutesBefore(substitutes: readonly Substitute[], end: number): readonly Substitute[] {
  return substitutes.filter(({ entry }) => entry < end);
}

/** Lists the names of the current players, in the order of seats. The log and the record keep the names from the start of the match. */
export function shownNames(playback: Playback): readonly string[] {
  return namesAfter(playback, shownSubstitutes(playback));
}

/** Lists the names that the players had at the time of a log entry, in the order of seats. */
export function namesAt(
  playback: Pick<Playback, 'started' | 'substitutes'>,
  entry: number,
): readonly string[] {
  return namesAfter(playback, substitutesBefore(playback.substitutes, entry));
}

function namesAfter({ started }: Pick<Playback, 'started'>, substitutes: readonly Substitute[]) {
  const names = new Map(substitutes.map(({ player, to }) => [player, to] as const));
  return started.players.map(({ id, name }) => names.get(id) ?? name);
}

/** Finds the name of the former player who had a seat at the time of a log entry. Undefined if the current player already had the seat. */
export function earlierPlayer(playback: Playback, entry: number, seat: number): string | undefined {
  const { id } = playback.started.players[seat]!;
  return shownSubstitutes(playback).find(
    (one) => one.player === id && one.person === 'other' && one.entry > entry,
  )?.from;
}

/**
 * Finds the name of the former player who had a seat at a time (milliseconds UTC). Undefined if the current player
 * already had the seat.
 */
function playerBefore(playback: Playback, at: number, seat: number): string | undefined {
  const { id } = playback.started.players[seat]!;
  return substitutesIn(playback).find(({ player, time }) => player === id && Date.parse(time) > at)?.from;
}

/** Finds the name of the former player who sent a seat's order in a resolved round. Undefined if the current player sent the order. */
export function earlierSender(
  playback: Playback,
  { entry, input }: PlayedRound,
  seat: number,
): string | undefined {
  const source = own(input.sources, playback.match.info.names[seat] as string);
  return (
    earlierPlayer(playback, entry, seat) ?? (source && playerBefore(playback, Date.parse(source.at), seat))
  );
}

/** Writes one sentence for each former player of a seat who sent responses to the trade form. */
export function earlierTrades(
  playback: Playback,
  responses: Pick<RoundData, 'offers'>,
  seat: number,
): readonly string[] {
  const ofSeat = readOffers(responses).filter((one) => one.seat === seat);
  const names = new Set(ofSeat.flatMap(({ at }) => playerBefore(playback, at, seat) ?? []));
  return [...names].map(
    (name) => `Responses that ${name} sent to the trade form before you had this place count as yours.`,
  );
}

/** Lists the substitutions in which another person took over a place of the match, in the order of the log. */
export function substitutesIn(playback: Playback): readonly Substitute[] {
  return shownSubstitutes(playback).filter(({ person }) => person === 'other');
}

/** Lists the changes of players’ names in a match, in the order of the log. */
export function renamesIn(playback: Playback): readonly Substitute[] {
  return shownSubstitutes(playback).filter(({ person, from, to }) => person === 'same' && from !== to);
}

/** Lists the substitutions in a match, with one sentence for each substitution. */
export function substituteWords(playback: Playback): readonly string[] {
  const { isEnded, match } = playback;
  return substitutesIn(playback).map(({ from, to, round }) =>
    isEnded && round > match.position.round
      ? `${to} now has the place of ${from}. ${from} played all rounds.`
      : `${to} plays for ${from}, from round ${round} on.`,
  );
}

/**
 * Finds the name that a player had at the start of the match. `shown` may be any current or former name. Other texts
 * come back unchanged.
 */
export function firstName(playback: Playback, shown: string): string {
  return playback.match.info.names[seatsByName(playback).get(shown) ?? -1] ?? shown;
}

/** Gives a map from names to seats, with every current and former name of each seat's players. */
export function seatsByName(playback: Playback): ReadonlyMap<string, number> {
  const { started, substitutes } = playback;
  return new Map([
    ...substitutes.flatMap(({ player, from, to }) =>
      [from, to].map((name) => [name, seatOf(playback, player)] as const),
    ),
    ...started.players.map(({ name }, seat) => [name, seat] as const),
    ...shownNames(playback).map((name, seat) => [name, seat] as const),
  ]);
}
