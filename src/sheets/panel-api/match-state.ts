import { cut, own } from '../../rules/base/json.ts';
import { tooLongWords } from '../../rules/base/too-long.ts';
import { listed, plural, stopped } from '../../rules/base/words.ts';
import { graceOf } from '../../rules/declare/option.ts';
import { opponentsIn } from '../../rules/declare/outcome.ts';
import { inFormOrder, refusalLine } from '../../rules/order/refusal-words.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import { revealedBy } from '../../rules/play/shown/revealed.ts';
import { type CurrentMatch, readCurrentMatch } from '../actions/current-match.ts';
import { missingSeats, withLacking } from '../actions/missing.ts';
import { requireRoundTab } from '../actions/ruling.ts';
import { mailWords, wasMailed } from '../delivery/mails.ts';
import { reminders } from '../delivery/remind.ts';
import { closedWhenDue } from '../delivery/renew-forms.ts';
import { type Book, openBook } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { editWords } from '../log/playback/edit-words.ts';
import type { Playback } from '../log/playback/playback.ts';
import { earlierPlayer, substituteWords } from '../log/playback/shown-names.ts';
import { type MailState, mailKey, matchFactsOf } from '../log/season-facts.ts';
import { publicEnd } from '../log/season-matches.ts';
import type { Started } from '../log/shapes.ts';
import { lastCheckLine } from '../pages/lines/log-head.ts';
import { formerSender } from '../pages/lines/receipt.ts';
import { shortened } from '../pages/lines/shortened.ts';
import type { Ports } from '../ports.ts';
import { asProblem, type Problem } from '../problem.ts';
import { checkWholeOrder } from '../responses/lost-order.ts';
import { isThem } from '../responses/read-responses.ts';
import { openSince, roundTimes } from '../responses/round-times.ts';
import { leftOf, ROWS_OF_SENDER } from '../responses/row-budget.ts';
import { byTime, type Submission } from '../responses/submission.ts';
import { unknownLeft, unknownResponses } from '../responses/unknown-senders.ts';
import { isoTime } from '../time.ts';
import { plainLink } from '../workbook/form-link.ts';
import { isHardToGuess } from '../workbook/roster-people.ts';
import { FIRST_MATCH_TAB, FIRST_ROUND_TAB, isRuled, type MatchRow } from '../workbook/season.ts';
import { clockState, NO_CLOCK } from './clock-state.ts';

/** Most lines, late orders and unknown senders of one match in the panel (H12). */
const SHOWN = 50;

/**
 * A match for the panel. A problem that stops it becomes its `problem`; other matches are not affected. `isAsked`: its round
 * is about to be resolved.
 */
export function matchState(ports: Ports, book: Book, row: MatchRow, isAsked = false) {
  const { number, title, game, round, over, deadline } = row;
  const base = {
    number,
    title,
    game,
    /** The number of resolved rounds; the open round is the next one. */
    round,
    over,
    deadline,
    formUrl: plainLink(row.formUrl),
    tradesUrl: plainLink(row.tradesUrl),
    /** The link of its page for everyone, or ''. */
    pageLink: matchFactsOf(seasonFacts(book.log), number).page?.link ?? '',
    /** The host's words to all players: for the match, and for the open round and the next one by their numbers (H44). */
    said: [...matchFactsOf(seasonFacts(book.log), number).said].map(([round, text]) => ({ round, text })),
    /** The ids of its tabs in the workbook: its own, and those of its responses. */
    tabs: [FIRST_MATCH_TAB + number, FIRST_ROUND_TAB + number, row.formTab, row.tradesTab],
    /** The host rules its rounds. */
    ruled: isRuled(row),
    /** The problem that stops this match until the host corrects it. */
    problem: null as Problem | null,
  };
  try {
    const read = readCurrentMatch(book, number, ports);
    if (!over) requireRoundTab(book, read.playback);
    const current = isAsked ? withLacking(read, book, ports) : read;
    const closedForm = isAsked && missingSeats(current).length > 0 ? closedNow(ports, book, current) : '';
    return { ...base, ...currentState(ports, current, book), closedForm };
  } catch (error) {
    return { ...base, ...UNKNOWN, closedForm: '', problem: asProblem(error) };
  }
}

/** Notice that the order form was found closed in the open round, though nobody else can tell who wanted to send (H43); '' if it was open. */
function closedNow(ports: Ports, book: Book, { row, playback }: CurrentMatch): string {
  return row.over ? '' : (closedWhenDue(ports, book, row, openSince(roundTimes(playback))) ?? '');
}

type CurrentState = ReturnType<typeof currentState>;

/** The state of a match that cannot be examined. */
const UNKNOWN: CurrentState = {
  taken: 0,
  editedAfter: 0,
  endedEarly: false,
  clock: NO_CLOCK,
  closed: false,
  graceMinutes: 0,
  seats: [],
  openMails: [],
  check: '',
  substitutes: [],
  late: [],
  later: [],
  unknownSenders: [],
  moreUnknown: 0,
  unreadable: [],
  changed: [],
  lacking: 0,
  trades: { agreed: 0, open: 0, failing: [], refused: [], assigned: [] },
  edited: [],
  editNote: '',
  outcome: null,
};

function currentState(ports: Ports, current: CurrentMatch, book: Book) {
  const { log } = book;
  const { playback, sorted, edited, row } = current;
  const { mails } = matchFactsOf(seasonFacts(log), row.number);
  return {
    /** The number of rounds that were played before it was taken over (H31). */
    taken: playback.taken?.rounds ?? 0,
    /** The last round before a change by hand: no round up to it can be corrected (H20). 0 for none. */
    editedAfter: Math.max(0, ...playback.edits.map(({ after }) => after)),
    /** The host ended it before its end. */
    endedEarly: playback.isEnded,
    clock: clockState(ports, book, current),
    /** The host has closed it: nothing changes any more. */
    closed: playback.isClosed,
    graceMinutes: graceOf(playback.match.info),
    seats: playback.started.players.map((_, seat) => seatState(current, seat, mails)),
    /** Refused mails and doubtful ones, a sentence each (H19). */
    openMails: openMails(current, book),
    /** The check line for a reminder in a chat (H39). */
    check: lastCheckLine(log, row.number),
    /** Substitutions, a sentence each (H23). */
    substitutes: substituteWords(playback),
    /** Late orders; `round` is the one that was open when it was sent: the open one, or the one before. */
    late: sorted.late.slice(-SHOWN).map((submission) => ({
      id: submission.id,
      round: submission.round,
      at: isoTime(submission.at),
      name: submission.person?.name ?? '',
      answers: answersOf(submission),
      /** The host ignored it, so it does not count. */
      ignored: submission.isIgnored === true,
    })),
    later: laterOrders(current),
    unknownSenders: unknownSendersState(current, book),
    /** Number of further responses of unknown senders. */
    moreUnknown: countUnknown(current) - Math.min(SHOWN, allUnknown(current).length),
    /** Rows of players that cannot be read, with their addresses. */
    unreadable: [...firstTexts(current.unreadable), ...olderWords(current)],
    /** Responses that were changed in their tabs after pages had confirmed them, a sentence each (H41). */
    changed: firstTexts(current.changed),
    /** Number of responses that the tabs lack, as far as they were compared with the forms. */
    lacking: current.lacking,
    trades: tradesState(current),
    /** Cells of the match's tab that were changed by hand and are not accepted yet. */
    edited: edited?.where ?? [],
    /** A sentence on the host's changes by hand, or ''. */
    editNote: editWords(playback, 'host'),
    outcome: outcomeState(current.shown.playback),
  };
}

function openMails(current: CurrentMatch, { log }: Book): readonly string[] {
  const { row, people } = current;
  if (row.over) return [];
  const { mails } = matchFactsOf(seasonFacts(log), row.number);
  const invited = people.flatMap((person) =>
    person ? [{ name: person.name, state: mails.get(mailKey('invitation', 0, person.id)) }] : [],
  );
  const reminded = reminders(current, log).map(({ person, state }) => ({ name: person.name, state }));
  return [...mailWords('invitation', invited), ...mailWords('reminder', reminded)];
}

/** Numbers of late orders that the panel does not list, and of orders that are not read (H12). */
function olderWords({ sorted: { late }, left, people, round }: CurrentMatch): readonly string[] {
  const more = late.length - SHOWN;
  return [
    ...(more > 0 ? [`… and ${plural(more, 'older late order')}.`] : []),
    ...people.flatMap((person) => {
      const count = person ? leftOf(left.orders, person.id, round).length : 0;
      if (count === 0) return [];
      const are = count === 1 ? 'is' : 'are';
      return `${plural(count, 'older order')} of ${person?.name} ${are} not read: of one player the newest ${ROWS_OF_SENDER} of a round are.`;
    }),
  ];
}

/** `mails` are those of the match, by `mailKey`. */
function seatState(current: CurrentMatch, seat: number, mails: ReadonlyMap<string, MailState>) {
  const { shown, people, sorted, orders, trading, questions } = current;
  const { id, name, meadow = '' } = shown.playback.started.players[seat] as Started['players'][number];
  const { game, info } = shown.playback.match;
  const label = game.seatWords?.(info, seat) ?? meadow;
  const submission = people[seat] && sorted.latest.get(id);
  const hasAddress = (people[seat]?.email ?? '').trim() !== '';
  const sentBy = formerSender(current, seat);
  const reminded = mails.get(mailKey('reminder', current.row.round + 1, id));
  const base = {
    /** The id of the place. */
    player: id,
    name,
    /** The sender of the order, if it was a former player of the place; else ''. */
    sentBy,
    /** The label beside the name: the meadow, or a text of the game such as a flower colour; '' for none. */
    label,
    /** There is an address on the roster. */
    hasAddress,
    /** The state of the invitation to the match, or '' (H19). */
    invited: mails.get(mailKey('invitation', 0, id))?.how ?? ('' as const),
    /** The present player, not a former one (H23), has sent an order of this round or an earlier one. */
    hasSent: (submission !== undefined && sentBy === '') || hasSentBefore(current.playback, seat),
    /** Time of the player's last reminder of the open round by mail, ISO UTC, or ''. */
    remindedAt: wasMailed(reminded) ? (reminded?.time ?? '') : '',
  };
  const { refused, isLost } = submission
    ? checkWholeOrder(trading.after, seat, orders[seat])
    : { refused: [], isLost: false };
  return {
    ...base,
    /** Arrival of the order, ISO UTC, or '' without one. */
    receivedAt: submission ? isoTime(submission.at) : '',
    /** Arrival of the order that it replaces, ISO UTC, or ''. */
    replacedAt: submission?.replaces === undefined ? '' : isoTime(submission.replaces),
    byHost: byHostWords(submission?.byHost === true, !submission && sorted.removed.has(id)),
    /** True if the order came late and the host accepted it (X2). */
    isAccepted: submission?.isAccepted ?? false,
    /** The unknown account or code that it came from, if the host assigned the response (H18). */
    named: submission?.isNamed ? { id: submission.id, claimed: cut(submission.claimed, 100) } : null,
    answers: submission ? answersOf(submission) : [],
    /** The lines of the order that would be refused now. */
    refused: firstTexts(inFormOrder(refused, questions).map((refusal) => refusalLine(refusal, questions))),
    /** The order has no valid part. */
    isLost,
  };
}

/** The host's change of an order (H16), or ''. */
export function byHostWords(isEntered: boolean, isDeleted: boolean): '' | 'entered' | 'deleted' {
  if (isEntered) return 'entered';
  return isDeleted ? 'deleted' : '';
}

/** Has the present player sent an order of a resolved round? */
function hasSentBefore(playback: Playback, seat: number): boolean {
  const { name } = playback.started.players[seat] as Started['players'][number];
  return playback.rounds.some(
    ({ entry, input: { sources } }) =>
      own(sources, name) !== undefined && earlierPlayer(playback, entry, seat) === undefined,
  );
}

/** The players with orders for later rounds, from before the open round was opened again; by round, in seat order (H21). */
function laterOrders({ people, sorted: { later } }: CurrentMatch) {
  const rounds = [...new Set(later.map(({ round }) => round))].sort((a, b) => a - b);
  return rounds.map((round) => {
    const senders = new Set(later.flatMap((one) => (one.round === round ? one.person?.id : [])));
    return {
      round,
      names: people.flatMap((person) => (person && senders.has(person.id) ? person.name : [])),
    };
  });
}

/** The state of the trade form. */
function tradesState(current: CurrentMatch) {
  const { trading } = current.shown;
  return {
    agreed: trading.agreed.length,
    open: trading.open.length,
    /** Those of the agreed trades that would not settle now, with the reason. */
    failing: firstTexts(
      trading.failing.map(({ trade: { from, to }, lacking, reason }) => {
        const why = reason ?? `${listed(lacking)} cannot give it`;
        return `${from} and ${to}: ${stopped(why)}`;
      }),
    ),
    /** Refused offers, with the reason. */
    refused: firstTexts(trading.refused.map(({ from, message, row }) => `Row ${row}, ${from}: ${message}`)),
    assigned: assignedState(current),
  };
}

/** The outcome of a match for the panel; null before its end. */
export function outcomeState(playback: Playback) {
  const outcome = outcomeOf(playback.match);
  const end = publicEnd(playback);
  if (!outcome || !end) return null;
  return {
    ...end,
    /** The players among whom the loser names an opponent (F16). */
    opponents: opponentsIn(outcome),
    /** The sole winner with a second Token of Life, which may be given on (X7), or ''. */
    second: end.winners.find((name) => Number(own(outcome.tokensOfLife, name) ?? 0) > 1) ?? '',
    /** Facts that the end has shown to everyone beside points and prizes. */
    reveals: revealedBy(playback.match),
  };
}

/** The responses to both forms from unknown senders, in the order of their times (H18). */
function allUnknown(current: CurrentMatch): readonly Submission[] {
  return Object.values(unknownResponses(current)).flat().sort(byTime);
}

/** Their number, with those that are not read. */
function countUnknown(current: CurrentMatch): number {
  return allUnknown(current).length + unknownLeft(current, current.round);
}

/** The latest of some responses from unknown senders. */
function unknownSendersState(current: CurrentMatch, { former, season }: Book, all = allUnknown(current)) {
  const { trades } = unknownResponses(current);
  return all.slice(-SHOWN).map((submission) => ({
    ...shownOf(submission),
    /** The player whose former account or code it is (H23), or ''. */
    former: former.find(({ person }) => isThem(person, submission.claimed))?.person.name ?? '',
    /** The host's choice may apply to all from that sender (H18). */
    canRemember: isHardToGuess(season, submission.claimed),
    /** The host ignored it, as that of no player. */
    ignored: submission.isIgnored === true,
    /** It came to the trade form. */
    isOffer: trades.includes(submission),
  }));
}

/** Finds responses of unknown senders, the latest first, by a text in the sender, an answer or the row number (H18). */
export function findUnknown(ports: Ports, number: number, text: string) {
  const book = openBook(ports);
  const current = readCurrentMatch(book, number, ports, { isWhole: true });
  const wanted = text.trim().toLowerCase();
  const has = ({ row, claimed, shown }: Submission) =>
    String(row) === wanted ||
    [claimed, ...Object.values(shown)].some((one) => one.toLowerCase().includes(wanted));
  return unknownSendersState(current, book, allUnknown(current).filter(has));
}

/** The latest responses to the trade form from unknown senders that the host assigned to a player (H18). */
function assignedState({ shown, unknownOffers }: CurrentMatch) {
  const { players } = shown.playback.started;
  return unknownOffers.named.slice(-SHOWN).map((submission) => ({
    ...shownOf(submission),
    name: players.find(({ id }) => id === submission.person?.id)?.name ?? '',
  }));
}

function shownOf(submission: Submission) {
  const { id, row, at, claimed } = submission;
  return {
    id,
    row,
    at: isoTime(at),
    claimed: tooLongWords(claimed) ?? cut(claimed, 100),
    answers: answersOf(submission),
  };
}

/** The first of some texts, and the number of the others. */
function firstTexts(texts: readonly string[]): readonly string[] {
  return texts.length <= SHOWN ? texts : [...texts.slice(0, SHOWN), `… and ${texts.length - SHOWN} more.`];
}

/** The answers of a response, a line each. */
function answersOf({ shown }: Pick<Submission, 'shown'>): readonly string[] {
  return Object.entries(shown).map(([question, answer]) => `${question}: ${shortened(answer)}`);
}
