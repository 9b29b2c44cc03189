import { own } from '../../../rules/base/json.ts';
import { readOffers } from '../read-offers.ts';
import type { RoundData } from '../shapes.ts';
import { type Playback, type PlayedRound, type Substitute, seatOf } from './playback.ts';

/** The substitutions that are shown. For a match that is over, later ones are left out (H23). */
function shownSubstitutes({ substitutes, rounds, match }: Playback): readonly Substitute[] {
  const end = match.position.over ? (rounds[rounds.length - 1]?.entry ?? 0) : Number.POSITIVE_INFINITY;
  return substitutesBefore(substitutes, end);
}

function substitutesBefore(substitutes: readonly Substitute[], end: number): readonly Substitute[] {
  return substitutes.filter(({ entry }) => entry < end);
}

/** The shown names, in seat order: those of the current players. The log and the record keep the first names of the match. */
export function shownNames(playback: Playback): readonly string[] {
  return namesAfter(playback, shownSubstitutes(playback));
}

/** The names of the players at the time of an entry of the log, in seat order. */
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

/** The former player of a seat in a round; undefined if the present player had it. */
export function earlierPlayer(playback: Playback, entry: number, seat: number): string | undefined {
  const { id } = playback.started.players[seat]!;
  return shownSubstitutes(playback).find(
    (one) => one.player === id && one.person === 'other' && one.entry > entry,
  )?.from;
}

/** The former player of a seat at a time, in milliseconds UTC; undefined if the present player had it. */
function playerBefore(playback: Playback, at: number, seat: number): string | undefined {
  const { id } = playback.started.players[seat]!;
  return substitutesIn(playback).find(({ player, time }) => player === id && Date.parse(time) > at)?.from;
}

/** The former player who sent the order of a seat in a resolved round; undefined if the present player did. */
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

/** A sentence for each former player who sent responses of a seat to the trade form. */
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

/** The places of a match that another person took over, in order. */
export function substitutesIn(playback: Playback): readonly Substitute[] {
  return shownSubstitutes(playback).filter(({ person }) => person === 'other');
}

/** The changes of players’ names in a match, in order. */
export function renamesIn(playback: Playback): readonly Substitute[] {
  return shownSubstitutes(playback).filter(({ person, from, to }) => person === 'same' && from !== to);
}

/** The substitutions in a match, a sentence each. */
export function substituteWords(playback: Playback): readonly string[] {
  const { isEnded, match } = playback;
  return substitutesIn(playback).map(({ from, to, round }) =>
    isEnded && round > match.position.round
      ? `${to} has the place of ${from}, who played all rounds.`
      : `${to} plays for ${from}, from round ${round} on.`,
  );
}

/** The name of a player in the record, from any present or former name; other texts unchanged. */
export function firstName(playback: Playback, shown: string): string {
  return playback.match.info.names[seatsByName(playback).get(shown) ?? -1] ?? shown;
}

/** The seats by every name that their players have or had. */
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
