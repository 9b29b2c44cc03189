import { hashOf } from '../../rules/base/hash.ts';
import type { Json } from '../../rules/base/json.ts';
import type { MatchInfo } from '../../rules/declare/match-info.ts';
import type { AnyGame } from '../../rules/game.ts';
import { type Opening, roundAt } from '../log/openings.ts';
import type { Acceptance } from '../log/playback/playback.ts';
import type { Response } from './read-responses.ts';

/** A response with its time and the round that was open at that time. */
export interface Submission extends Response {
  /** Identifies it by its time, its sender and its answers, not by its row (H6). */
  readonly id: string;
  /** Milliseconds UTC. */
  readonly at: number;
  readonly round: number;
  /** The host entered it for the player (H16). */
  readonly byHost?: true;
  /** It came from an unknown account or code, and the host assigned it to the player (H18). */
  readonly isNamed?: true;
  /** The host ignored it: from an unknown account or code as nobody's of this match (H18), otherwise as late (X2). */
  readonly isIgnored?: true;
  /** The time of the order that counted before it in the same round, in milliseconds UTC. */
  readonly replaces?: number;
  /** It came late, and counts because the host accepted it (X2). */
  readonly isAccepted?: true;
}

export interface RoundTimes {
  /** The open round. */
  readonly round: number;
  readonly openings: readonly Opening[];
  /** Did an earlier round read the response of this id? The clocks of forms and scripts may differ a little. */
  wasRead(id: string): boolean;
  /** The response of each person that an earlier round counted; undefined if it counted none. */
  counted(person: string, round: number): { readonly response?: string; readonly at: number } | undefined;
}

/**
 * The responses, each once, with the round that was open at the response's time. In the hour that a clock
 * change repeats, the form may not tell which time it was. Then the player gets the first, or the second if
 * only that is in the open round (H6).
 */
export function placeResponses(responses: readonly Response[], times: RoundTimes): readonly Submission[] {
  const found = new Map<string, Submission>();
  for (const response of responses) {
    const placed = place(response, times);
    if (!found.has(placed.id)) found.set(placed.id, placed);
  }
  return [...found.values()].sort(byTime);
}

/** The identity of a response: its time, its sender and its answers (H6). */
export function idOf({ times: [first = 0], claimed, answers }: Response): string {
  return hashOf([first, claimed.toLowerCase(), answers]).slice(0, 16);
}

/** The time of a response in its known id: the form's time, or its whole second. Undefined for an unknown response. */
export function knownTime(response: Response, known: ReadonlySet<string>): number | undefined {
  const [at = 0] = response.times;
  const times = [at, Math.floor(at / 1000) * 1000];
  return times.find((time) => known.has(idOf({ ...response, times: [time] })));
}

function place(response: Response, { round, openings, wasRead, counted }: RoundTimes): Submission {
  const { times, person, sentAt } = response;
  const [first = 0, second] = sentAt === undefined ? times : [sentAt];
  const id = idOf(response);
  const earlier = wasRead(id) ? Math.min(round - 1, roundAt(openings, first)) : roundAt(openings, first);
  const before = person && counted(person.id, earlier);
  const isSecond =
    second !== undefined &&
    earlier !== round &&
    roundAt(openings, second) === round &&
    !wasRead(id) &&
    !(before && before.at > first);
  return isSecond ? { ...response, id, at: second, round } : { ...response, id, at: first, round: earlier };
}

/** Orders submissions by time; at the same moment by their content, not by their rows. */
export function byTime(a: Submission, b: Submission): number {
  return a.at - b.at || (a.id < b.id ? -1 : 1);
}

/** The submissions of a round, sorted by whether they count. */
export interface Sorted {
  /** Each person's latest one in time, which replaces all earlier ones (X1). */
  readonly latest: ReadonlyMap<string, Submission>;
  /** Those that a newer one, or an act of the host, replaced (X1, H16). */
  readonly replaced: readonly Submission[];
  /**
   * Late ones, which count only if the host accepts them (X2). They came after the deadline and its grace, or were sent
   * for the round before and missing from the tab at its resolve.
   */
  readonly late: readonly Submission[];
  /** Times at which the host deleted orders, in milliseconds UTC, by player id (H16). These players have no latest one. */
  readonly removed: ReadonlyMap<string, number>;
  /** Responses from a person who is not on the roster or does not play in this match. */
  readonly unknownSenders: readonly Submission[];
  /** Such responses for the round before, which was resolved without them. */
  readonly leftOut: readonly Submission[];
  /** Orders for rounds after the open round, sent before the host undid that one. Each counts when its round is open (H21). */
  readonly later: readonly Submission[];
}

export interface SubmissionJudging extends Pick<RoundTimes, 'round' | 'counted'> {
  readonly playing: ReadonlySet<string>;
  /** The deadline with its grace, in milliseconds, if there is one. */
  readonly due: number | undefined;
  readonly accepted: readonly Acceptance[];
}

/** Sorts submissions that are in the order of their times. */
export function sortSubmissions(submissions: readonly Submission[], judging: SubmissionJudging): Sorted {
  const latest = new Map<string, Submission>();
  const missed = new Map<string, Submission>();
  const replaced: Submission[] = [];
  const replace = (all: Map<string, Submission>, id: string, one: Submission) => {
    const before = all.get(id);
    if (before) replaced.push(before);
    all.set(id, one);
  };
  const lists: Readonly<Record<Listed, Submission[]>> = {
    unknownSender: [],
    'left out': [],
    late: [],
    later: [],
  };
  const here = new Set(submissions.map(({ id }) => id));
  for (const submission of submissions) {
    const id = submission.person?.id ?? '';
    const fate = fateOf(submission, judging, here);
    if (fate === 'counts') replace(latest, id, { ...submission, ...replacing(latest.get(id)) });
    else if (fate === 'accepted')
      replace(latest, id, { ...submission, ...replacing(latest.get(id)), isAccepted: true });
    else if (fate === 'missed') replace(missed, id, submission);
    else if (fate) lists[fate].push(submission);
  }
  const { unknownSender: unknownSenders, 'left out': leftOut, late, later } = lists;
  return {
    latest,
    replaced,
    late: [...missed.values(), ...late],
    removed: new Map(),
    unknownSenders,
    leftOut,
    later,
  };
}

/** The fate of a listed submission. */
type Listed = 'unknownSender' | 'left out' | 'late' | 'later';

/** The time of the order that an order replaces; nothing without one. */
export function replacing(before: Submission | undefined): Pick<Submission, 'replaces'> {
  return before ? { replaces: before.at } : {};
}

/** The fate of a submission in the open round; undefined if it belongs to an earlier one. */
function fateOf(
  submission: Submission,
  judging: SubmissionJudging,
  here: ReadonlySet<string>,
): Listed | 'counts' | 'accepted' | 'missed' | undefined {
  const { person, at } = submission;
  const isOpen = submission.round === judging.round;
  if (!person || !judging.playing.has(person.id)) {
    if (isOpen) return 'unknownSender';
    return submission.round === judging.round - 1 && !submission.isIgnored ? 'left out' : undefined;
  }
  const isIts = ({ round, response }: Acceptance) => round === judging.round && response === submission.id;
  if (judging.accepted.some(isIts)) return 'accepted';
  // An order that the host ignored as late stays so, also if the deadline moves.
  if (isOpen) return isLate(at, judging.due) || submission.isIgnored ? 'late' : 'counts';
  if (submission.round > judging.round) return 'later';
  return isMissed(submission, judging, here) ? 'missed' : undefined;
}

/** Is a moment after the deadline? The whole second of the deadline is in time (X2). */
export function isLate(at: number, due: number | undefined): boolean {
  return due !== undefined && Math.floor(at / 1000) > Math.floor(due / 1000);
}

/**
 * Was it sent for the round before, and is it newer than the order that counted there? `here` has the ids of all submissions.
 * If the counted one is missing, a submission with its time is its changed row (H41).
 */
function isMissed(
  { id, at, round: own, person }: Submission,
  { round, counted }: SubmissionJudging,
  here: ReadonlySet<string>,
): boolean {
  if (own !== round - 1 || !person) return false;
  const before = counted(person.id, own);
  if (!before) return true;
  return before.response !== undefined && here.has(before.response)
    ? at >= before.at && id !== before.response
    : at > before.at;
}

/** The order in a submission. */
export function orderOf(
  game: AnyGame,
  info: MatchInfo<unknown>,
  view: object,
  { answers }: Pick<Submission, 'answers'>,
): Json {
  return game.form.read(info as never, view as never, answers);
}
