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

/** Maximum number of entries in each list of a match in the panel, such as late orders (H12). */
const SHOWN = 50;

/**
 * Describes a match for the panel. A problem of the match becomes `problem`; other matches are not affected. `isAsked`
 * is true if the host is about to resolve the round.
 */
export function matchState(ports: Ports, book: Book, row: MatchRow, isAsked = false) {
  const { number, title, game, round, over, deadline } = row;
  const base = {
    number,
    title,
    game,
    /** Number of resolved rounds. The open round has the next number. */
    round,
    over,
    deadline,
    formUrl: plainLink(row.formUrl),
    tradesUrl: plainLink(row.tradesUrl),
    /** Link of the match's page for everyone, or ''. */
    pageLink: matchFactsOf(seasonFacts(book.log), number).page?.link ?? '',
    /** Host's notices to all players, with round numbers (H44). A notice belongs to the match, to the open round or to the next round. */
    said: [...matchFactsOf(seasonFacts(book.log), number).said].map(([round, text]) => ({ round, text })),
    /** Ids of the match's tabs in the workbook: the match's own tabs, then the responses tabs. */
    tabs: [FIRST_MATCH_TAB + number, FIRST_ROUND_TAB + number, row.formTab, row.tradesTab],
    /** True if the host rules the rounds of this match. */
    ruled: isRuled(row),
    /** Problem that stops this match until the host corrects it. */
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

/**
 * Warns that the order form was found closed in the open round (H43); '' if the form was open. Nobody can tell who
 * wanted to send an order.
 */
function closedNow(ports: Ports, book: Book, { row, playback }: CurrentMatch): string {
  return row.over ? '' : (closedWhenDue(ports, book, row, openSince(roundTimes(playback))) ?? '');
}

type CurrentState = ReturnType<typeof currentState>;

/** State of a match that cannot be examined. */
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
    /** Number of rounds played before the match was taken over (H31). */
    taken: playback.taken?.rounds ?? 0,
    /** Last round before a change by hand, or 0. Rounds up to that round cannot be corrected (H20). */
    editedAfter: Math.max(0, ...playback.edits.map(({ after }) => after)),
    /** True if the host ended the match early. */
    endedEarly: playback.isEnded,
    clock: clockState(ports, book, current),
    /** True if the host has closed the match, so that nothing changes any more. */
    closed: playback.isClosed,
    graceMinutes: graceOf(playback.match.info),
    seats: playback.started.players.map((_, seat) => seatState(current, seat, mails)),
    /** Refused and doubtful mails, with one sentence for each mail (H19). */
    openMails: openMails(current, book),
    /** Check line for a reminder in a chat (H39). */
    check: lastCheckLine(log, row.number),
    /** Substitutions in the match, with one sentence for each substitution (H23). */
    substitutes: substituteWords(playback),
    /** Late orders. `round` is the round that was open when the order was sent: the open round or the round before. */
    late: sorted.late.slice(-SHOWN).map((submission) => ({
      id: submission.id,
      round: submission.round,
      at: isoTime(submission.at),
      name: submission.person?.name ?? '',
      answers: answersOf(submission),
      /** True if the host ignored the order, so that the order does not count. */
      ignored: submission.isIgnored === true,
    })),
    later: laterOrders(current),
    unknownSenders: unknownSendersState(current, book),
    /** Number of further responses from unknown senders. */
    moreUnknown: countUnknown(current) - Math.min(SHOWN, allUnknown(current).length),
    /** Players' responses in rows that cannot be read, with the addresses of the cells. */
    unreadable: [...firstTexts(current.unreadable), ...olderWords(current)],
    /**
     * Responses that somebody changed in a tab after the players' pages had confirmed the responses (H41). Each response
     * has one sentence.
     */
    changed: firstTexts(current.changed),
    /** Number of responses that the forms have and the responses tabs lack. Only compared forms count. */
    lacking: current.lacking,
    trades: tradesState(current),
    /** Cells of the match's tab that were changed by hand and are not accepted yet. */
    edited: edited?.where ?? [],
    /** Sentence about the host's changes by hand, or ''. */
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

/** Says how many late orders the panel does not list, and how many old orders Roundkeeper does not read (H12). */
function olderWords({ sorted: { late }, left, people, round }: CurrentMatch): readonly string[] {
  const more = late.length - SHOWN;
  return [
    ...(more > 0 ? [`… and ${plural(more, 'older late order')}.`] : []),
    ...people.flatMap((person) => {
      const count = person ? leftOf(left.orders, person.id, round).length : 0;
      if (count === 0) return [];
      const are = count === 1 ? 'is' : 'are';
      return `${plural(count, 'older order')} of ${person?.name} ${are} not read. In each round, only a player’s newest ${ROWS_OF_SENDER} orders are read.`;
    }),
  ];
}

/** Describes a seat for the panel. `mails` are the match's mails, by `mailKey`. */
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
    /** Id of the place. */
    player: id,
    name,
    /** Name of the order's sender, if a former player of the place sent it; otherwise ''. */
    sentBy,
    /** Label beside the name: the meadow, or a text of the game such as a flower colour; '' for none. */
    label,
    /** True if the roster has the player's address. */
    hasAddress,
    /** State of the player's invitation to the match, or '' (H19). */
    invited: mails.get(mailKey('invitation', 0, id))?.how ?? ('' as const),
    /** True if the current player, not a former player (H23), has sent an order for this round or an earlier round. */
    hasSent: (submission !== undefined && sentBy === '') || hasSentBefore(current.playback, seat),
    /** Time of the last mail that reminded the player of the open round, ISO UTC, or ''. */
    remindedAt: wasMailed(reminded) ? (reminded?.time ?? '') : '',
  };
  const { refused, isLost } = submission
    ? checkWholeOrder(trading.after, seat, orders[seat])
    : { refused: [], isLost: false };
  return {
    ...base,
    /** Time at which the order arrived, ISO UTC; '' without an order. */
    receivedAt: submission ? isoTime(submission.at) : '',
    /** Arrival time of the player's earlier order that this order replaced, ISO UTC, or ''. */
    replacedAt: submission?.replaces === undefined ? '' : isoTime(submission.replaces),
    byHost: byHostWords(submission?.byHost === true, !submission && sorted.removed.has(id)),
    /** True if the order came late and the host accepted it (X2). */
    isAccepted: submission?.isAccepted ?? false,
    /** Unknown account or code that sent the order, if the host assigned the response to this player (H18). */
    named: submission?.isNamed ? { id: submission.id, claimed: cut(submission.claimed, 100) } : null,
    answers: submission ? answersOf(submission) : [],
    /** Lines of the order that would be refused now. */
    refused: firstTexts(inFormOrder(refused, questions).map((refusal) => refusalLine(refusal, questions))),
    /** True if the order has no valid part. */
    isLost,
  };
}

/** Says how the host changed an order (H16); '' if the host did not change it. */
export function byHostWords(isEntered: boolean, isDeleted: boolean): '' | 'entered' | 'deleted' {
  if (isEntered) return 'entered';
  return isDeleted ? 'deleted' : '';
}

/** Says whether the current player has sent an order for a resolved round. */
function hasSentBefore(playback: Playback, seat: number): boolean {
  const { name } = playback.started.players[seat] as Started['players'][number];
  return playback.rounds.some(
    ({ entry, input: { sources } }) =>
      own(sources, name) !== undefined && earlierPlayer(playback, entry, seat) === undefined,
  );
}

/** Lists the players who sent orders for later rounds before an earlier round was opened again (H21). Sorted by round, then by seat. */
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

/** Describes the trade form's offers and trades for the panel. */
function tradesState(current: CurrentMatch) {
  const { trading } = current.shown;
  return {
    agreed: trading.agreed.length,
    open: trading.open.length,
    /** Agreed trades that would not settle now, each with the reason. */
    failing: firstTexts(
      trading.failing.map(({ trade: { from, to }, lacking, reason }) => {
        const why = reason ?? `${listed(lacking)} cannot give what they agreed to`;
        return `${from} and ${to}: ${stopped(why)}`;
      }),
    ),
    /** Refused offers, each with the reason. */
    refused: firstTexts(trading.refused.map(({ from, message, row }) => `Row ${row}, ${from}: ${message}`)),
    assigned: assignedState(current),
  };
}

/** Gives the outcome of a match for the panel; null before the end. */
export function outcomeState(playback: Playback) {
  const outcome = outcomeOf(playback.match);
  const end = publicEnd(playback);
  if (!outcome || !end) return null;
  return {
    ...end,
    /** Players among whom the loser names an opponent (F16). */
    opponents: opponentsIn(outcome),
    /** Sole winner who may give a second Token of Life away (X7), or ''. */
    second: end.winners.find((name) => Number(own(outcome.tokensOfLife, name) ?? 0) > 1) ?? '',
    /** Facts that the end has shown to everyone, besides points and prizes. */
    reveals: revealedBy(playback.match),
  };
}

/** Gives the responses from unknown senders to both forms, oldest first (H18). */
function allUnknown(current: CurrentMatch): readonly Submission[] {
  return Object.values(unknownResponses(current)).flat().sort(byTime);
}

/** Counts the responses from unknown senders, including unread responses. */
function countUnknown(current: CurrentMatch): number {
  return allUnknown(current).length + unknownLeft(current, current.round);
}

/** Lists the newest responses from unknown senders. */
function unknownSendersState(current: CurrentMatch, { former, season }: Book, all = allUnknown(current)) {
  const { trades } = unknownResponses(current);
  return all.slice(-SHOWN).map((submission) => ({
    ...shownOf(submission),
    /** Name of the player who had this account or code before (H23), or ''. */
    former: former.find(({ person }) => isThem(person, submission.claimed))?.person.name ?? '',
    /** True if the host's choice may apply to all responses from this sender (H18). */
    canRemember: isHardToGuess(season, submission.claimed),
    /** True if the host ignored the response, because no player sent it. */
    ignored: submission.isIgnored === true,
    /** True if the response came to the trade form. */
    isOffer: trades.includes(submission),
  }));
}

/**
 * Searches the responses of unknown senders for a text, newest response first (H18). The text may be in the sender, in
 * an answer or in the row number.
 */
export function findUnknown(ports: Ports, number: number, text: string) {
  const book = openBook(ports);
  const current = readCurrentMatch(book, number, ports, { isWhole: true });
  const wanted = text.trim().toLowerCase();
  const has = ({ row, claimed, shown }: Submission) =>
    String(row) === wanted ||
    [claimed, ...Object.values(shown)].some((one) => one.toLowerCase().includes(wanted));
  return unknownSendersState(current, book, allUnknown(current).filter(has));
}

/** Lists the newest trade responses from unknown senders that the host assigned to a player (H18). */
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

/** Gives the first texts, and the number of texts left out. */
function firstTexts(texts: readonly string[]): readonly string[] {
  return texts.length <= SHOWN ? texts : [...texts.slice(0, SHOWN), `… and ${texts.length - SHOWN} more.`];
}

/** Gives the answers of a response, with one line for each answer. */
function answersOf({ shown }: Pick<Submission, 'shown'>): readonly string[] {
  return Object.entries(shown).map(([question, answer]) => `${question}: ${shortened(answer)}`);
}
