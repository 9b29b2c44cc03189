import { hashOf } from '../../rules/base/hash.ts';
import type { Json } from '../../rules/base/json.ts';
import type { MatchInfo } from '../../rules/declare/match-info.ts';
import type { AnyGame } from '../../rules/game.ts';
import { type Opening, roundAt } from '../log/openings.ts';
import type { Acceptance } from '../log/playback/playback.ts';
import type { Response } from './read-responses.ts';

/** A response with its time and the round that was open at that time. */
export interface Submission extends Response {
  /** Id of the response, derived from its time, sender and answers, not from its row (H6). */
  readonly id: string;
  /** Time of the response, in milliseconds UTC. */
  readonly at: number;
  readonly round: number;
  /** True if the host entered the order for the player (H16). */
  readonly byHost?: true;
  /** True if the response came from an unknown account or code, and the host assigned it to the player (H18). */
  readonly isNamed?: true;
  /** True if the host ignored the response. The sender is unknown and not a player of this match (H18), or the response came late (X2). */
  readonly isIgnored?: true;
  /** Time of the player's earlier order that this order replaced in the same round, in milliseconds UTC. */
  readonly replaces?: number;
  /** True if the response came late, and counts because the host accepted it (X2). */
  readonly isAccepted?: true;
}

export interface RoundTimes {
  /** Number of the open round. */
  readonly round: number;
  readonly openings: readonly Opening[];
  /**
   * Says whether an earlier round read the response with this id. The time alone is not enough, because the clocks of
   * forms and scripts may differ.
   */
  wasRead(id: string): boolean;
  /** Gives the response of a person that an earlier round counted; undefined if there was none. */
  counted(person: string, round: number): { readonly response?: string; readonly at: number } | undefined;
}

/**
 * Removes duplicate responses, and gives each response the round that was open at the response's time. If a clock change
 * makes two times possible, the first time is taken (H6). If only the second time is in the open round, the second time
 * is taken.
 */
export function placeResponses(responses: readonly Response[], times: RoundTimes): readonly Submission[] {
  const found = new Map<string, Submission>();
  for (const response of responses) {
    const placed = place(response, times);
    if (!found.has(placed.id)) found.set(placed.id, placed);
  }
  return [...found.values()].sort(byTime);
}

/** Gives the id of a response, from its time, its sender and its answers (H6). */
export function idOf({ times: [first = 0], claimed, answers }: Response): string {
  return hashOf([first, claimed.toLowerCase(), answers]).slice(0, 16);
}

/**
 * Finds a time with which the response has a known id: the form's time, or this time cut to a whole second. Gives
 * undefined if the response has a known id with neither time.
 */
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

/** Compares submissions by time. At equal times, compares the ids, because rows may move. */
export function byTime(a: Submission, b: Submission): number {
  return a.at - b.at || (a.id < b.id ? -1 : 1);
}

/** Submissions of a round, sorted by whether they count. */
export interface Sorted {
  /** Each person's latest submission in time, which replaces all earlier ones (X1). */
  readonly latest: ReadonlyMap<string, Submission>;
  /** Submissions that a newer submission, or an action of the host, replaced (X1, H16). */
  readonly replaced: readonly Submission[];
  /**
   * Late submissions, which count only if the host accepts them (X2). Each submission came after the deadline plus
   * grace, or was missing from the tab when the previous round was resolved.
   */
  readonly late: readonly Submission[];
  /**
   * Time at which the host deleted a player's order, in milliseconds UTC (H16). The key is the player's id. `latest` has
   * no submission of these players.
   */
  readonly removed: ReadonlyMap<string, number>;
  /** Submissions from persons who are not on the roster or do not play in this match. */
  readonly unknownSenders: readonly Submission[];
  /** Submissions from unknown senders for the previous round, which was resolved without them. */
  readonly leftOut: readonly Submission[];
  /** Orders for rounds after the open round, sent before the host undid a round (H21). Each order counts when its own round is open. */
  readonly later: readonly Submission[];
}

export interface SubmissionJudging extends Pick<RoundTimes, 'round' | 'counted'> {
  readonly playing: ReadonlySet<string>;
  /** Deadline plus grace, in milliseconds; undefined if there is no deadline. */
  readonly due: number | undefined;
  readonly accepted: readonly Acceptance[];
}

/** Sorts submissions by whether they count. `submissions` must be in the order of their times. */
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

/** Reason for listing a submission instead of counting it. */
type Listed = 'unknownSender' | 'left out' | 'late' | 'later';

/** Gives the time of the order that a new order replaces; {} if there is none. */
export function replacing(before: Submission | undefined): Pick<Submission, 'replaces'> {
  return before ? { replaces: before.at } : {};
}

/**
 * Decides whether a submission counts in the open round, or gives the reason why not. Gives undefined if the submission
 * belongs to an earlier round.
 */
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
  // An order that the host ignored as late stays late, even if the deadline moves.
  if (isOpen) return isLate(at, judging.due) || submission.isIgnored ? 'late' : 'counts';
  if (submission.round > judging.round) return 'later';
  return isMissed(submission, judging, here) ? 'missed' : undefined;
}

/** Says whether a moment is after the deadline. The whole second of the deadline is in time (X2). */
export function isLate(at: number, due: number | undefined): boolean {
  return due !== undefined && Math.floor(at / 1000) > Math.floor(due / 1000);
}

/**
 * Says whether a submission of the previous round is newer than the player's order that counted in that round. `here`
 * has the ids of all submissions. If the counted order is not in `here`, a submission with the same time is the changed
 * row of that order (H41).
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

/** Reads the order in a submission. */
export function orderOf(
  game: AnyGame,
  info: MatchInfo<unknown>,
  view: object,
  { answers }: Pick<Submission, 'answers'>,
): Json {
  return game.form.read(info as never, view as never, answers);
}
