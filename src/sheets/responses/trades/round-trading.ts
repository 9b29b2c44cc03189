import { plural } from '../../../rules/base/words.ts';
import { settle } from '../../../rules/play/match.ts';
import { asShown } from '../../log/playback/as-shown.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { seatsByName } from '../../log/playback/shown-names.ts';
import { readOffers } from '../../log/read-offers.ts';
import type { MatchRow } from '../../workbook/season.ts';
import type { FormResponses } from '../form-responses.ts';
import { restoreAnswers, type TypedSource } from '../restore-answers.ts';
import { dueTime } from '../round-times.ts';
import { leftOf, ROWS_OF_SENDER } from '../row-budget.ts';
import { isLate, type Sorted, type Submission } from '../submission.ts';
import { lateOffer, matchOffers, type NamedSubmission, type RefusedOffer, type Trading } from './trading.ts';

/**
 * Change of each player's purse from outside the match since the last round, in the order of seats (X10). Examples are
 * awards, and results of other matches.
 */
export type Credits = readonly { readonly garnets: number; readonly bellflowers: number }[];

export interface RoundTrading {
  /** Responses to the trade form that Roundkeeper reads for this round. */
  readonly offers: readonly NamedSubmission[];
  /** Responses that the host assigned to a player (H18), including assigned responses beyond the budget. */
  readonly named: readonly NamedSubmission[];
  readonly trading: Trading;
  /** The match and its trades, with the shown names of players (H23). */
  readonly shown: { readonly playback: Playback; readonly trading: Trading };
}

/**
 * Works out the trades of the open round from the responses to its trade form. Asks the form only for answers that the
 * spreadsheet changed.
 */
export function readRoundTrading(
  playback: Playback,
  row: MatchRow,
  credits: Credits,
  { submissions: responses, left }: Pick<FormResponses, 'submissions' | 'left'>,
  source: TypedSource,
): RoundTrading {
  const { match } = playback;
  const round = match.position.round + 1;
  const ofRound = offersOf(
    playback,
    responses.filter((one) => one.round === round),
  );
  const notRead = playback.started.players.map(({ id, name }) => [name, leftOf(left, id, round)] as const);
  const { read: offers, refused: tooMany } = capOffers(ofRound, new Map(notRead));
  const all = [...offers, ...(row.over ? [] : missedOffers(playback, responses))];
  const restored = restoreAnswers(all, source, row, 'trades').map((one, i) => ({
    ...one,
    name: all[i]!.name,
  }));
  const typed = restored.slice(0, offers.length);
  const missed = restored.slice(offers.length);
  const tradingOf = (named: Playback): Trading => {
    const renamed = (name: string) => named.match.info.names[match.info.names.indexOf(name)] ?? name;
    const rename = (offer: NamedSubmission) => renameOffer(offer, renamed);
    const trading = readTrading(named, credits, typed.map(rename), dueTime(row, match));
    const refused = tooMany.map((one) => ({ ...one, from: renamed(one.from) }));
    const late = missed.map((offer) => lateOffer(rename(offer), named.match, missedWords(offer, round - 1)));
    return { ...trading, refused: [...trading.refused, ...refused, ...late] };
  };
  const trading = tradingOf(playback);
  const shown = asShown(playback);
  const assigned = ofRound.filter(({ isNamed }) => isNamed);
  return {
    offers,
    named: assigned,
    trading,
    shown: { playback: shown, trading: shown === playback ? trading : tradingOf(shown) },
  };
}

function renameOffer(offer: NamedSubmission, renamed: (name: string) => string): NamedSubmission {
  const { answers, name } = offer;
  const whom = answers.with === undefined ? {} : { with: renamed(answers.with.trim()) };
  return { ...offer, name: renamed(name), answers: { ...answers, ...whom } };
}

/** Matches the offers that came in time for the round, and refuses late offers. */
function readTrading(
  { match, hostTrades }: Playback,
  credits: Credits,
  offers: readonly NamedSubmission[],
  due: number | undefined,
): Trading {
  const credited = settle(
    match,
    credits.map((credit, seat) => ({ seat, ...credit })),
    [],
    [],
  );
  const trading = matchOffers(
    offers.filter(({ at }) => !isLate(at, due)),
    credited,
    hostTrades,
  );
  const late = offers
    .filter(({ at }) => isLate(at, due))
    .map((offer) => lateOffer(offer, match, 'The response came after the deadline.'));
  return { ...trading, refused: [...trading.refused, ...late] };
}

/** Gives the offers of the previous round that were not in the tab when the round was resolved (H6). */
function missedOffers(playback: Playback, trades: readonly Submission[]): readonly NamedSubmission[] {
  const { rounds, match } = playback;
  const last = rounds[rounds.length - 1];
  if (!last) return [];
  const sent = offersOf(
    playback,
    trades.filter(({ round }) => round === last.round),
  );
  const read = readOffers(last.input);
  const known = new Set(read.map(({ id }) => id));
  const full = new Set(capOffers(sent.filter(({ id }) => known.has(id))).full);
  // If a response is missing, somebody changed its row. The row with the same player and time is that response (H41).
  const here = new Set(sent.map(({ id }) => id));
  const gone = read.filter(({ id }) => !here.has(id));
  const isChanged = ({ name, times }: NamedSubmission) =>
    gone.some(({ at, seat }) => times.includes(at) && match.info.names[seat] === name);
  const missed = sent.filter((one) => !known.has(one.id) && !full.has(one.name) && !isChanged(one));
  return capOffers(missed).read;
}

/** Gives the reason why an offer of the previous round does not count. */
function missedWords({ isNamed }: Submission, round: number): string {
  return isNamed
    ? `The response was sent for round ${round}, but the host assigned it to its sender after that round was resolved.`
    : `The response was sent for round ${round}, but arrived after that round was resolved.`;
}

/** Responses to the trade form from people who do not play in this match, and responses that the host assigned to a player (H18). */
export interface UnknownOffers extends Pick<Sorted, 'unknownSenders' | 'leftOut'> {
  readonly named: readonly NamedSubmission[];
}

/**
 * Gives the responses of the match’s players, with each player's name in the match. A partner may be written with any
 * present or former name (H23). The result has the partner's name in the match.
 */
function offersOf(playback: Playback, submissions: readonly Submission[]): readonly NamedSubmission[] {
  const { started, match, substitutes } = playback;
  const names = new Map(started.players.map(({ id, name }) => [id, name]));
  const seats = substitutes.length > 0 ? seatsByName(playback) : new Map<string, number>();
  return submissions.flatMap((submission) => {
    const name = names.get(submission.person?.id ?? '');
    if (name === undefined) return [];
    const { answers } = submission;
    const whom = match.info.names[seats.get(answers.with?.trim() ?? '') ?? -1];
    return [{ ...submission, name, ...(whom === undefined ? {} : { answers: { ...answers, with: whom } }) }];
  });
}

/**
 * Keeps each player's responses up to the limit. Makes one refusal for each player who sent more responses. `left` has
 * the unread responses by player's name.
 */
function capOffers(
  offers: readonly NamedSubmission[],
  left: ReadonlyMap<string, readonly Pick<RefusedOffer, 'row' | 'at'>[]> = new Map(),
): {
  readonly read: readonly NamedSubmission[];
  readonly refused: readonly RefusedOffer[];
  /** Names of the players who have used up the limit. */
  readonly full: readonly string[];
} {
  const counts = new Map<string, number>();
  const beyond = new Map(left);
  const read = offers.filter((offer) => {
    const { name } = offer;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count > ROWS_OF_SENDER) beyond.set(name, [...(beyond.get(name) ?? []), offer]);
    return count <= ROWS_OF_SENDER;
  });
  const refused = [...beyond].flatMap(([from, all]): RefusedOffer[] => {
    const [first] = [...all].sort((a, b) => a.at - b.at);
    if (!first) return [];
    const message = `Only the first ${ROWS_OF_SENDER} responses of a round to the trade form are read. ${plural(all.length, 'more response')} came.`;
    return [{ row: first.row, at: first.at, from, message }];
  });
  return { read, refused, full: [...counts].flatMap(([name, n]) => (n >= ROWS_OF_SENDER ? [name] : [])) };
}
