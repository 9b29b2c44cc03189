import { cut, own } from '../../../rules/base/json.ts';
import { listed, plural, stopped } from '../../../rules/base/words.ts';
import { graceOf } from '../../../rules/declare/option.ts';
import { opponentsIn } from '../../../rules/declare/outcome.ts';
import { inFormOrder, refusalLine } from '../../../rules/order/refusal-words.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import { revealedBy } from '../../../rules/play/shown/revealed.ts';
import { formerSender } from '../../letters/lines/round/receipt.ts';
import { REMINDER } from '../../letters/mail/remind.ts';
import type { Book } from '../../log/book.ts';
import type { Started } from '../../log/entries/events.ts';
import { type Invitation, invitationStates, mailedAt } from '../../log/facts/mailed.ts';
import { sharedPages } from '../../log/facts/shared-pages.ts';
import { editWords } from '../../log/playback/edit-words.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { earlierPlayer, substituteWords } from '../../log/playback/shown/shown-names.ts';
import { type PublicEnd, publicEnd } from '../../log/season-matches.ts';
import { type CurrentMatch, readCurrentMatch } from '../../match/current-match.ts';
import type { Ports } from '../../ports.ts';
import { asProblem } from '../../problem.ts';
import { checkWholeOrder } from '../../responses/lost-order.ts';
import { isoTime } from '../../time.ts';
import { filledLink } from '../../workbook/cells/form-link.ts';
import { FIRST_MATCH_TAB, type MatchRow } from '../../workbook/tabs/season.ts';
import type { MatchState, SeatState, TradesState } from '../panel.ts';
import { clockState, NO_CLOCK } from './clock-state.ts';
import { notedState, noteState } from './noted-state.ts';
import { answersOf, firstTexts, SHOWN } from './shown-list.ts';
import { assignedState, strangersState } from './stranger-state.ts';

/** A match as the panel shows it. A problem that stops it becomes its `problem`; other matches are not affected. */
export function matchState(ports: Ports, book: Book, row: MatchRow): MatchState {
  const { number, title, game, round, over, deadline } = row;
  const tabs = [FIRST_MATCH_TAB + number, row.formTab, row.tradesTab];
  const pageLink = sharedPages(book.log).get(number)?.link ?? '';
  const links = { formUrl: filledLink(row.formUrl), tradesUrl: filledLink(row.tradesUrl), pageLink };
  const base = { number, title, game, round, over, deadline, ...links, tabs };
  const noted = notedState(ports, book, row);
  if (noted) return { ...base, ...UNKNOWN, ...(noted as CurrentState), problem: null };
  try {
    const current = readCurrentMatch(book, number, ports);
    const state = currentState(ports, current, book);
    noteState(ports, book, current, state);
    return { ...base, ...state, problem: null };
  } catch (error) {
    return { ...base, ...UNKNOWN, problem: asProblem(error) };
  }
}

type CurrentState = Pick<MatchState, keyof ReturnType<typeof currentState>>;

/** The state of a match that cannot be examined. */
const UNKNOWN: CurrentState = {
  taken: 0,
  editedAfter: 0,
  endedEarly: false,
  clock: NO_CLOCK,
  closed: false,
  graceMinutes: 0,
  seats: [],
  substitutes: [],
  late: [],
  later: [],
  strangers: [],
  unreadable: [],
  changed: [],
  trades: { agreed: 0, open: 0, failing: [], refused: [], assigned: [] },
  edited: [],
  editNote: '',
  outcome: null,
};

function currentState(ports: Ports, current: CurrentMatch, book: Book) {
  const { log } = book;
  const { playback, sorted, edited, row } = current;
  const reminded = mailedAt(log, row.number, REMINDER, row.round + 1);
  const invitations = invitationStates(log, row.number);
  return {
    taken: playback.taken?.rounds ?? 0,
    editedAfter: Math.max(0, ...playback.edits.map(({ after }) => after)),
    endedEarly: playback.isEnded,
    clock: clockState(ports, book, current),
    closed: playback.isClosed,
    graceMinutes: graceOf(playback.match.info),
    seats: playback.started.players.map((_, seat) => seatState(current, seat, { reminded, invitations })),
    substitutes: substituteWords(playback),
    late: sorted.late.slice(-SHOWN).map((submission) => ({
      id: submission.id,
      round: submission.round,
      at: isoTime(submission.at),
      name: submission.person?.name ?? '',
      answers: answersOf(submission),
      aside: submission.isAside === true,
    })),
    later: laterOrders(current),
    strangers: strangersState(current, book),
    unreadable: [...firstTexts(current.unreadable), ...hiddenWords(current)],
    changed: firstTexts(current.changed),
    trades: tradesState(current),
    edited: edited?.where ?? [],
    editNote: editWords(playback, 'host'),
    outcome: outcomeState(current.shown.playback),
  };
}

/** How many late orders and unknown senders are not among those that the panel shows. */
function hiddenWords({ sorted: { late, strangers }, unknownOffers }: CurrentMatch): readonly string[] {
  const unknown = strangers.length + unknownOffers.strangers.length;
  const more = (count: number, one: string, many?: string) =>
    count > SHOWN ? [`… and ${plural(count - SHOWN, one, many)}.`] : [];
  return [
    ...more(late.length, 'older late order'),
    ...more(unknown, 'older response of unknown senders', 'older responses of unknown senders'),
  ];
}

/** The mails that players got, by player id. */
interface SentMails {
  readonly reminded: ReadonlyMap<string, string>;
  readonly invitations: ReadonlyMap<string, Invitation>;
}

function seatState(current: CurrentMatch, seat: number, { reminded, invitations }: SentMails): SeatState {
  const { shown, people, sorted, orders, desk, questions } = current;
  const { id, name, meadow = '' } = shown.playback.started.players[seat] as Started['players'][number];
  const { game, info } = shown.playback.match;
  const label = game.seatWords?.(info, seat) ?? meadow;
  const submission = people[seat] && sorted.latest.get(id);
  const hasAddress = (people[seat]?.email ?? '').trim() !== '';
  const sentBy = formerSender(current, seat);
  const base = {
    player: id,
    name,
    sentBy,
    label,
    hasAddress,
    invited: invitations.get(id)?.how ?? ('' as const),
    hasSent: (submission !== undefined && sentBy === '') || hasSentBefore(current.playback, seat),
    remindedAt: reminded.get(id) ?? '',
  };
  if (!submission)
    return {
      ...base,
      receivedAt: '',
      replacedAt: '',
      byHost: sorted.removed.has(id) ? 'taken out' : '',
      isAccepted: false,
      named: null,
      answers: [],
      refused: [],
      isLost: false,
    };
  const { refused, isLost } = checkWholeOrder(desk.after, seat, orders[seat]);
  return {
    ...base,
    receivedAt: isoTime(submission.at),
    replacedAt: submission.replaces === undefined ? '' : isoTime(submission.replaces),
    byHost: submission.byHost ? 'entered' : '',
    isAccepted: submission.isAccepted ?? false,
    named: submission.isNamed ? { id: submission.id, claimed: cut(submission.claimed, 100) } : null,
    answers: answersOf(submission),
    refused: firstTexts(inFormOrder(refused, questions).map((refusal) => refusalLine(refusal, questions))),
    isLost,
  };
}

/** Has the present player sent an order of a resolved round? */
function hasSentBefore(playback: Playback, seat: number): boolean {
  const { name } = playback.started.players[seat] as Started['players'][number];
  return playback.rounds.some(
    ({ entry, input: { sources } }) =>
      own(sources, name) !== undefined && earlierPlayer(playback, entry, seat) === undefined,
  );
}

/** The players with orders for later rounds, by round, in seat order. */
function laterOrders({ people, sorted: { later } }: CurrentMatch): MatchState['later'] {
  const rounds = [...new Set(later.map(({ round }) => round))].sort((a, b) => a - b);
  return rounds.map((round) => {
    const senders = new Set(later.flatMap((one) => (one.round === round ? one.person?.id : [])));
    return {
      round,
      names: people.flatMap((person) => (person && senders.has(person.id) ? person.name : [])),
    };
  });
}

function tradesState(current: CurrentMatch): TradesState {
  const { desk } = current.shown;
  return {
    agreed: desk.agreed.length,
    open: desk.open.length,
    failing: firstTexts(
      desk.failing.map(({ trade: { from, to }, lacking, reason }) => {
        const why = reason ?? `${listed(lacking)} cannot give it`;
        return `${from} and ${to}: ${stopped(why)}`;
      }),
    ),
    refused: firstTexts(desk.refused.map(({ from, message, row }) => `Row ${row}, ${from}: ${message}`)),
    assigned: assignedState(current),
  };
}

/** The outcome of a match as the panel shows it, and as its note has it; null before its end. */
export function outcomeState(playback: Playback): (NonNullable<MatchState['outcome']> & PublicEnd) | null {
  const outcome = outcomeOf(playback.match);
  const end = publicEnd(playback);
  if (!outcome || !end) return null;
  const opponents = opponentsIn(outcome);
  const second = end.winners.find((name) => Number(own(outcome.tokensOfLife, name) ?? 0) > 1) ?? '';
  return { ...end, opponents, second, reveals: revealedBy(playback.match) };
}
