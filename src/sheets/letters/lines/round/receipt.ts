import { listed, plural } from '../../../../rules/base/words.ts';
import { type Line, NOTICE, SOFT, STRONG, WARNING } from '../../../../rules/board/page.ts';
import type { Said } from '../../../../rules/order/field.ts';
import type { Question } from '../../../../rules/order/question.ts';
import type { Refusal } from '../../../../rules/order/refusal.ts';
import { inFormOrder, keyOf, questionOf, refusalLine } from '../../../../rules/order/refusal-words.ts';
import type { Match } from '../../../../rules/play/match.ts';
import { nothingWords } from '../../../../rules/play/shown/glance.ts';
import { isTaken, type Playback } from '../../../log/playback/playback.ts';
import { openQuestions } from '../../../log/playback/shown/seen.ts';
import { checkWholeOrder } from '../../../responses/lost-order.ts';
import type { OpenRound } from '../../../responses/open-round.ts';
import type { Submission } from '../../../responses/read/submission.ts';
import { isoTime, type TimeWords } from '../../../time.ts';
import type { Season } from '../../../workbook/tabs/season.ts';
import { firstLines, inOneCell, REFUSALS_SHOWN } from '../shortened.ts';
import { leftEmpty } from './left-empty.ts';
import { answerLines } from './letter-round.ts';

/** How a response of the open round was understood. */
export interface Receipt {
  readonly at: string;
  /** When the order came that it replaces, ISO UTC. */
  readonly replaces?: string;
  /** The host entered it for the player (H16). */
  readonly byHost?: true;
  /** It came from an unknown account or code, and the host said whose it is (H18). */
  readonly isNamed?: true;
  /** It came too late, and the host lets it count (X2). */
  readonly isAccepted?: true;
  /** The round that was resolved shortly before it came, and how many minutes before: it may have been meant for that one (H6). */
  readonly soonAfter?: { readonly round: number; readonly minutes: number };
  /** The sender, if it was a former player of the place (H23). */
  readonly sentBy?: string;
  readonly answers: Readonly<Record<string, string>>;
  /** Judged after the agreed trades, as the round will be (X4). */
  readonly refused: readonly Refusal[];
  /** The refused lines that would be legal without the agreed trades. */
  readonly byTrades: readonly Refusal[];
  /** Nothing of the order is left. */
  readonly isLost: boolean;
  /** The parts of the order that count as things stand, in the words of the form. */
  readonly counts: readonly Said[];
  /** The parts of the order of which all was refused: what an empty answer means stands in their place. */
  readonly replaced: readonly string[];
  /** The garnets that this takes as things stand. */
  readonly cost: number;
  /** The garnets that the one purse then has left, by the agreed trades, too. */
  readonly left: number;
  /** The agreed trades change the garnets of the player. */
  readonly hasTraded?: boolean;
  /** The titles of the player’s other open matches, which pay from the same purse (X10). */
  readonly shares?: readonly string[];
}

/** The fields of a receipt that come from the check of its order. */
type Judged = Pick<
  Receipt,
  'refused' | 'byTrades' | 'isLost' | 'replaced' | 'counts' | 'cost' | 'left' | 'hasTraded'
>;

/** The lines of an order that a match would refuse now. */
export function checkOrder(match: Match, seat: number, order: unknown): readonly Refusal[] {
  return checkWholeOrder(match, seat, order).refused;
}

/** The refused lines of an order, and the parts that would count now. */
export function judgedOrder(match: Match, seat: number, given: unknown): Omit<Judged, 'byTrades'> {
  const { replaced, order, cost, refused, isLost } = checkWholeOrder(match, seat, given);
  const { game, info, position } = match;
  const left = garnetsOf(match, seat) - cost;
  const counts = game.form.said(info, order as never, game.privateView(info, position, seat));
  return { refused, isLost, replaced, cost, left, counts };
}

function garnetsOf({ purses }: Match, seat: number): number {
  return purses[seat]?.garnets ?? 0;
}

/** The receipt of a seat in the open round; undefined if nothing came from the player. */
export function receiptOf(playback: Playback, open: OpenRound, seat: number): Receipt | undefined {
  const submission = open.sorted.latest.get(playback.started.players[seat]?.id ?? '');
  if (!submission) return undefined;
  const { at, shown, byHost, isNamed, isAccepted, replaces } = submission;
  const soonAfter = resolvedBefore(playback, submission);
  const sentBy = formerSender(open, seat);
  const by = {
    ...(byHost ? { byHost } : {}),
    ...(isNamed ? { isNamed } : {}),
    ...(isAccepted ? { isAccepted } : {}),
    ...(soonAfter ? { soonAfter } : {}),
    ...(replaces === undefined ? {} : { replaces: isoTime(replaces) }),
    ...(sentBy === '' ? {} : { sentBy }),
  };
  return { at: isoTime(at), ...by, answers: shown, ...judgedAfterTrades(open, seat) };
}

/** How long after a resolve an order may still be meant for the resolved round: its form may have been open since before. */
const SOON_MINUTES = 60;

/** The last round, if it was resolved shortly before an order came. */
function resolvedBefore(playback: Playback, { at, byHost, isAccepted }: Submission): Receipt['soonAfter'] {
  const last = playback.rounds[playback.rounds.length - 1];
  if (!last || isTaken(playback, last.round) || byHost || isAccepted) return undefined;
  const minutes = Math.floor((at - Date.parse(last.time)) / 60_000);
  return minutes >= 0 && minutes < SOON_MINUTES ? { round: last.round, minutes } : undefined;
}

/** The sender of the order that counts for a seat, if it was a former player of the place (H23); else ''. */
export function formerSender({ people, sorted }: OpenRound, seat: number): string {
  const now = people[seat];
  const submission = now && sorted.latest.get(now.id);
  if (!submission || submission.byHost) return '';
  const { name = '' } = submission.person ?? {};
  return name === now.name ? '' : name;
}

/** A player’s newest late order; undefined if there is none. */
export function lateOrderOf({ sorted }: OpenRound, player: string): Submission | undefined {
  const own = sorted.late.filter(({ person }) => person?.id === player);
  return own[own.length - 1];
}

/**
 * What may have come from a player since their order, from an unknown account or code. Whose it is nobody knows, so everyone who
 * has sent nothing since is told that something came, once in a round, and nothing of what it says; not of what the host set aside.
 */
export function mayBeUnknown({ sorted }: OpenRound, player: string): readonly Submission[] {
  const { at: sent = 0 } = sorted.latest.get(player) ?? {};
  return sorted.strangers.filter(({ person, isAside, at }) => !person && !isAside && at > sent);
}

/** What a player who has sent nothing since is told when something came from an unknown account or code; after the deadline, only the host helps. */
export function unknownLines(identity: Season['identity'], isNowPast: boolean): Line[] {
  const used = identity === 'code' ? 'a code' : 'an account';
  const again = isNowPast ? '' : 'send it again by the link above, or ';
  return [
    {
      text: `! Something came for this round from ${used} that nobody here has. If you sent it, it does not count yet: ${again}tell the host that it was you.`,
      style: WARNING,
    },
  ];
}

/**
 * Lines about an order that came too late (X2, H6): for the open round, or for one before it; `counted` is when the order came with
 * which that one was played, ISO UTC.
 */
export function lateLines(
  { at, round, shown, isAside }: Pick<Submission, 'at' | 'round' | 'shown' | 'isAside'>,
  playback: Playback,
  open: number,
  times: TimeWords,
  counted?: string,
): Line[] {
  const said = answerLines(shown, openQuestions(playback));
  const played = counted === undefined ? 'without it' : `with your order of ${times(counted)}`;
  const later = isAside
    ? `The host does not let it count for round ${open}: send a new one.`
    : `Send a new one for round ${open}, or ask the host to let this late one count for round ${open}.`;
  const now = isAside
    ? 'The host does not accept it: it does not count.'
    : 'It does not count unless the host accepts it.';
  const fate = round === open ? now : `Round ${round} was played ${played}. ${later}`;
  return [
    {
      text: `✗ Your order of ${times(isoTime(at))} came too late for round ${round}. ${fate}`,
      style: WARNING,
    },
    { text: inOneCell(['It says:', ...(said.length > 0 ? said : ['nothing, an empty form'])]), style: SOFT },
  ];
}

/** The refused lines after the agreed trades, and those that would be legal without the trades. */
function judgedAfterTrades({ desk, orders }: OpenRound, seat: number): Judged {
  const judged = judgedOrder(desk.after, seat, orders[seat]);
  if (desk.agreed.length === 0) return { ...judged, byTrades: [] };
  // A line with another refusal message than without the trades counts as refused because of the trades, too.
  const key = ({ part, message }: Refusal) => `${part} ${message}`;
  const before = checkOrder(desk.before, seat, orders[seat]).map(key);
  return {
    ...judged,
    byTrades: judged.refused.filter((refusal) => !before.includes(key(refusal))),
    hasTraded: garnetsOf(desk.after, seat) !== garnetsOf(desk.before, seat),
  };
}

/** The lines about an order that the host took out (H16); `at` is ISO UTC. */
export function removedLines(at: string, round: number, times: TimeWords): Line[] {
  return [
    {
      text: `The host took out your order for round ${round}, ${times(at)}: nothing that you sent before counts.`,
      style: WARNING,
    },
    { text: 'Send the form again, and that counts.', style: SOFT },
  ];
}

const REPLACE_IT: Line = {
  text: 'To replace it, send the form again: the latest that is in time counts, and only that one.',
  style: SOFT,
};

/** The receipt as lines of a page; `isNowPast` where the deadline has passed as the page is drawn. */
export function receiptLines(
  receipt: Receipt,
  playback: Playback,
  round: number,
  times: TimeWords,
  isNowPast: boolean,
): Line[] {
  const { byHost, isNamed, answers, refused } = receipt;
  const questions = openQuestions(playback);
  const said = answerLines(answers, questions);
  const empty = leftEmpty(answers, questions);
  return [
    {
      text: `${receivedWords(receipt, round, times)}:${said.length > 0 ? '' : ' an empty form.'}`,
      style: byHost || receipt.isAccepted || receipt.soonAfter ? NOTICE : SOFT,
    },
    ...(isNamed
      ? [{ text: 'It came from another account or code; the host said that it is yours.', style: NOTICE }]
      : []),
    ...(said.length > 0 ? [{ text: inOneCell(said) }] : []),
    ...refusedLines(receipt, questions),
    ...(said.length > 0 || refused.length > 0 ? verdictLines(receipt, playback.match) : []),
    ...(empty === '' ? [] : [{ text: empty, style: SOFT }]),
    ...purseLines(receipt),
    // After the deadline nothing replaces it; the top of the page says what becomes of what comes then.
    ...(isNowPast ? [] : [REPLACE_IT]),
  ];
}

/** Who sent an order, when, and why it counts for this round where that may be doubted; in one line, since rows of a page are few. */
function receivedWords(
  { at, replaces, byHost, isAccepted, soonAfter, sentBy }: Receipt,
  round: number,
  times: TimeWords,
): string {
  const who = byHost
    ? 'The host entered this for you,'
    : sentBy
      ? `${sentBy} sent this. It stands until you send the form. Received`
      : 'Received';
  const before = replaces ? `, in place of that of ${times(replaces)}` : '';
  const accepted = isAccepted ? ', too late; the host lets it count' : '';
  const after = soonAfter
    ? `, ${soonAfter.minutes} min after round ${soonAfter.round} was resolved, so it counts for round ${round}. If you meant that one, look at it again`
    : '';
  return `${who} ${times(at)}${before}${accepted}${after}`;
}

/** Orders that a player sent for later rounds before the open one was opened again (H21): the newest of each round, in one line. */
export function laterLines(later: readonly Pick<Submission, 'at' | 'round'>[], times: TimeWords): Line[] {
  const newest = new Map(later.map((one) => [one.round, one]));
  if (newest.size === 0) return [];
  const parts = [...newest.values()].map(({ at, round }) => `round ${round} (${times(isoTime(at))})`);
  const text = `You sent an order for ${listed(parts)}, too: it counts once that round is open again.`;
  return [{ text, style: NOTICE }];
}

/**
 * That other open matches may take the garnets first that an order spends, and how many are left for them; what was sent for them, their own
 * pages say (X10).
 */
function purseLines({ cost, left, hasTraded, shares = [] }: Receipt): readonly Line[] {
  if (cost === 0 || shares.length === 0) return [];
  const others = `${listed(shares)} ${shares.length === 1 ? 'is' : 'are'} open, too`;
  const traded = hasTraded ? ' after your agreed trades' : '';
  const text = `! This takes ${plural(cost, 'garnet')} from your one purse; ${left} ${left === 1 ? 'is' : 'are'} left${traded}. ${others}: what is resolved first takes its garnets first, and what then costs more than is left does not count.`;
  return [{ text, style: WARNING }];
}

/** Whether an order counts, and what of it: the player reads how it was understood, and which questions are without an answer. */
function verdictLines({ refused, isLost, counts }: Receipt, match: Match): readonly Line[] {
  if (isLost)
    return [
      {
        text: `Nothing of this order counts as things stand: ${nothingWords(match)}.`,
        style: STRONG,
      },
    ];
  const asked = counts.filter(([, text]) => text !== '');
  const verdict =
    refused.length > 0
      ? 'As things stand, the lines marked ✗ do not count; the rest of your order does'
      : '✓ Understood, and legal as things stand now';
  return [
    { text: `${verdict}${asked.length > 0 ? ':' : '.'}`, style: STRONG },
    ...(asked.length > 0 ? [{ text: inOneCell(asked.map(([title, text]) => `${title}: ${text}`)) }] : []),
  ];
}

/** The refused lines; the last one of a part of which nothing is left says what stands in its place. */
function refusedLines(receipt: Receipt, questions: readonly Question[]): readonly Line[] {
  const { answers, byTrades, isLost, replaced } = receipt;
  const refused = inFormOrder(receipt.refused, questions);
  const lines = refused.map((refusal, i): Line => {
    const key = keyOf(refusal);
    const next = refused[i + 1];
    const isReplaced = !isLost && replaced.includes(key) && !(next && keyOf(next) === key);
    const empty = isReplaced && questionOf(key, questions)?.empty;
    const why = byTrades.includes(refusal) ? ' Your agreed trades come first.' : '';
    const instead = empty ? ` In its place: ${empty}.` : '';
    return { text: `${refusalLine(refusal, questions, answers)}${why}${instead}`, style: WARNING };
  });
  return firstLines(lines, REFUSALS_SHOWN, 'more refused line');
}
