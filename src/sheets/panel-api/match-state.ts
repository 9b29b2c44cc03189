import { listed, plural, stopped } from '../../rules/base/words.ts';
import { graceOf } from '../../rules/declare/option.ts';
import { type CurrentMatch, readCurrentMatch } from '../actions/current-match.ts';
import { missingSeats, withLacking } from '../actions/missing.ts';
import { requireRoundTab } from '../actions/ruling.ts';
import { mailWords } from '../delivery/mails.ts';
import { reminders } from '../delivery/remind.ts';
import { closedWhenDue } from '../delivery/renew-forms.ts';
import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { editWords } from '../log/playback/edit-words.ts';
import { substituteWords } from '../log/playback/shown-names.ts';
import { mailKey, matchFactsOf } from '../log/season-facts.ts';
import { lastCheckLine } from '../pages/lines/log-head.ts';
import type { Ports } from '../ports.ts';
import { asProblem, type Problem } from '../problem.ts';
import { openSince, roundTimes } from '../responses/round-times.ts';
import { leftOf, ROWS_OF_SENDER } from '../responses/row-budget.ts';
import { isoTime } from '../time.ts';
import { plainLink } from '../workbook/form-link.ts';
import { isRuled, type MatchRow } from '../workbook/season.ts';
import { clockState, NO_CLOCK } from './clock-state.ts';
import { outcomeState } from './outcome-state.ts';
import { seatState } from './seat-state.ts';
import { answersOf, firstTexts, SHOWN } from './shown-lists.ts';
import { allUnknown, assignedState, countUnknown, unknownSendersState } from './unknown-state.ts';

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
