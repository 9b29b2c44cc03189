import { own } from '../../rules/base/json.ts';
import { memoized } from '../../rules/base/memoized.ts';
import { listed, plural, purseWords } from '../../rules/base/words.ts';
import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { HEADING, type Line, NOTICE, SOFT, STRONG, textLines, WARNING } from '../../rules/board/page.ts';
import type { Purse } from '../../rules/declare/purse.ts';
import { NONE, type OwnNote } from '../../rules/order/question.ts';
import { allViews, type Match, outcomeOf } from '../../rules/play/match.ts';
import { nothingWords } from '../../rules/play/shown/glance.ts';
import { ownFormOf } from '../../rules/play/shown/seat-form.ts';
import type { Log } from '../log/audit-log.ts';
import { isCopy, kindOf } from '../log/events.ts';
import type { Playback } from '../log/playback/playback.ts';
import type { Which } from '../responses/confirmed.ts';
import type { OpenRound } from '../responses/open-round.ts';
import type { Submission } from '../responses/submission.ts';
import type { Trading } from '../responses/trades/trading.ts';
import { dateWords, type TimeWords } from '../time.ts';
import { plainLink } from '../workbook/form-link.ts';
import type { MatchRow, Person, Season } from '../workbook/season.ts';
import { holdingLine, partnerLine } from './lines/offerable-lines.ts';
import { linkLine } from './lines/page-links.ts';
import type { Receipt } from './lines/receipt.ts';
import { receiptLines } from './lines/receipt-lines.ts';
import { endedTradeLines } from './lines/round-lines.ts';
import { firstLines } from './lines/shortened.ts';
import { hasAgreed, TRADES_TITLE, tradeLines } from './lines/trade-lines.ts';
import { DESK_COLUMNS, drawTradeLinks } from './lines/trade-links.ts';
import { lateLines, laterLines, removedLines, unknownLines } from './lines/uncounted-orders.ts';
import { ownEndLines } from './own-end.ts';

/** The parts that only a player's own page has. */
export interface Private {
  readonly seat: number;
  /** Times in the player's own time zone. */
  readonly times?: TimeWords;
  /** The titles of the player’s other open matches, which pay from the same purse (X10). */
  readonly shares?: readonly string[];
  /** When later rounds are due, or ''. */
  readonly later?: string;
  readonly link: string;
  /** The deadline has passed as the page is drawn. */
  readonly isPast?: boolean;
  /** It may have places for the parts of an offer. */
  readonly tradesLink: string;
  /** The address of the rule texts, or ''. */
  readonly rules?: string;
  /** The address of the spectators’ file, or ''. */
  readonly board?: string;
  readonly receipt?: Receipt;
  /** An order that came too late. */
  readonly late?: Pick<Submission, 'at' | 'round' | 'shown' | 'isAside'>;
  /** Orders for later rounds, from before the open one was opened again (H21), in the order of their times. */
  readonly waiting?: readonly Pick<Submission, 'at' | 'round'>[] | undefined;
  /** When the host took out the player's order, ISO UTC (H16). */
  readonly removed?: string;
  readonly trading?: Trading;
  /** That offers were sent by a former player of the place, a sentence each (H23). */
  readonly earlierTrades?: readonly string[];
  /** The player's credits since the last round. */
  readonly credits?: OpenRound['credits'][number];
  readonly people?: readonly Named[];
  /** What a match of the season is called, or ''. */
  readonly titleOf?: (match: number) => string;
  /** How players are identified, and to which forms something came from an unknown sender, and nothing from this player since. */
  readonly unknown?: { readonly identity: Season['identity']; readonly forms: readonly Which[] };
}

/** The rows of a page that are the player’s own: above the board, and while a round is open also below it. */
interface OwnPart {
  readonly above: Grid;
  readonly below: readonly Grid[];
}

/**
 * The player’s own part of a page. Above the board: the purse, and while a round is open the link to the form and the state of the
 * order; once the match is over, how it ended. Below the board: what was sent, and the trades.
 */
export function drawOwnPart(row: MatchRow, playback: Playback, own: Private, log: Log): OwnPart {
  const name = playback.match.info.names[own.seat] as string;
  const first = [
    purseLine(row, playback, own),
    ...awardLines(log, playback, playback.started.players[own.seat]?.id ?? '', own),
  ];
  if (row.over)
    return {
      above: textLines([...first, ...ownEndLines(playback, name), ...endedTradeLines(playback, name)]),
      below: [],
    };
  const { isPast: isNowPast = false } = own;
  const round = row.round + 1;
  const above = textLines([
    ...first,
    linkLine(`➜ Send your order for round ${round}`, own.link),
    stateLine(own, round, name),
    ...ownFormLines(
      own.trading?.after ?? playback.match,
      own.seat,
      own.trading && hasAgreed(own.trading, name),
    ),
  ]);
  const links = drawTradeLinks(
    own.trading?.after ?? playback.match,
    own.seat,
    isNowPast ? '' : own.tradesLink,
  );
  const mine = [
    textLines(sentLines(row, playback, own, isNowPast)),
    textLines(tradeLinesOf(row, playback, own, isNowPast)),
    DESK_COLUMNS,
    ...links.give,
    ...links.tradeWith,
  ];
  return { above, below: [stack(mine, 0)] };
}

/** The purse including credits, which count from now on. After the end, the final purse. */
function purseLine({ over }: MatchRow, playback: Playback, { seat, credits = NO_CREDITS }: Private): Line {
  const purse = playback.match.purses[seat] as Purse;
  const since = over ? NO_CREDITS : credits;
  const now = purseWords({
    garnets: purse.garnets + since.garnets,
    bellflowers: purse.bellflowers + since.bellflowers,
    tokensOfLife: purse.tokensOfLife + tokenMoved(playback, playback.match.info.names[seat] as string),
  });
  return {
    text: over
      ? `Your purse at the end of this match: ${now}. Later changes are in the tab “Season”.`
      : `Your purse: ${now}.`,
  };
}

const NO_CREDITS = { garnets: 0, bellflowers: 0 };

/** The change of a player's gain by giving on the second Token of Life (X7). */
function tokenMoved({ match, tokenTo }: Playback, name: string): number {
  if (tokenTo === undefined) return 0;
  if (tokenTo === name) return 1;
  return outcomeOf(match)?.winners.includes(name) ? -1 : 0;
}

/**
 * The link to the trade form, what may be traded with whom, and what the player has. The trade form itself is the same in all rounds: its
 * round and deadline stand here. After the deadline there is no link.
 */
function tradeLinesOf(
  { round, deadline }: MatchRow,
  { match }: Playback,
  { tradesLink, trading, seat, times = dateWords }: Private,
  isNowPast: boolean,
): Line[] {
  const until = deadline === '' ? '' : `, until ${times(deadline)}`;
  return [
    isNowPast
      ? { text: `Trade with others: the deadline of round ${round + 1} has passed.`, style: STRONG }
      : linkLine(`➜ Trade with others in round ${round + 1}${until}`, plainLink(tradesLink)),
    ...(isNowPast
      ? []
      : [
          partnerLine(match, seat),
          holdingLine(
            trading?.after ?? match,
            seat,
            trading && hasAgreed(trading, match.info.names[seat] as string),
          ),
        ]),
  ];
}

function sentLines(
  row: MatchRow,
  playback: Playback,
  {
    receipt,
    removed,
    late,
    waiting = [],
    trading,
    seat,
    tradesLink,
    unknown,
    times = dateWords,
    shares = [],
    earlierTrades: earlier = [],
  }: Private,
  isNowPast: boolean,
): Line[] {
  const round = row.round + 1;
  const name = playback.match.info.names[seat] as string;
  return [
    { text: orderTitle(round), style: HEADING },
    ...(removed === undefined ? [] : removedLines(removed, round, times)),
    ...(receipt
      ? receiptLines(receipt, playback, { round, times, isNowPast, shares })
      : [
          {
            text: `${late?.round === round ? 'As long as nothing of yours counts' : 'Soon after you send it, this page shows what your order was understood as. If you send nothing'}, ${nothingWords(playback.match)}.`,
            style: SOFT,
          },
        ]),
    ...(unknown === undefined ? [] : unknownLines(unknown.identity, unknown.forms, isNowPast)),
    ...(late
      ? lateLines(late, playback, times, {
          open: round,
          counted: countedAt(playback, late.round, name),
          hasOrder: receipt !== undefined,
        })
      : []),
    ...laterLines(waiting, times),
    ...(trading
      ? tradeLines(name, trading, {
          link: tradesLink,
          isNowPast,
          times,
          past: playback.rounds,
          earlier,
          shares,
        })
      : []),
  ];
}

/** The time of the order with which a round was played for a player, ISO UTC; undefined if it was played without one. */
function countedAt({ rounds }: Playback, round: number, name: string): string | undefined {
  const input = rounds.find((one) => one.round === round)?.input;
  return input && own(input.orders, name) !== undefined ? own(input.sources, name)?.at : undefined;
}

const AWARDS_SHOWN = 10;

type Named = Pick<Person, 'id' | 'name'>;

/** What a player, by id, was given or lost outside a match since its last round, newest first. */
export function awardLines(
  { entries }: Log,
  { number, rounds }: Playback,
  id: string,
  { times = dateWords, people = [], titleOf }: Pick<Private, 'times' | 'people' | 'titleOf'> = {},
): Line[] {
  const last = rounds[rounds.length - 1]?.entry;
  const since = last ?? entries.find(({ match }) => match === number)?.number ?? 0;
  const lines = entries.flatMap((entry): Line[] => {
    if (entry.number <= since || isCopy(entry)) return [];
    const told = {
      at: entry,
      nameOf: (other: string, otherwise = 'somebody else') =>
        people.find((one) => one.id === other)?.name ?? otherwise,
      shownAs: (name: string) => name,
      fromMatch(match: number) {
        const title = match === number ? '' : (titleOf?.(match) ?? '');
        return title === '' ? '' : ` from ${title}`;
      },
    };
    const words = kindOf(entry).words.player?.(entry.data as never, told, id) ?? '';
    return words === ''
      ? []
      : [{ text: `${words} (${times(entry.time, { isInner: true })})`, style: NOTICE }];
  });
  return [...firstLines(lines.reverse(), AWARDS_SHOWN, 'earlier award')];
}

/** What has come from a player, and the trade form, as far as they are known. */
interface Sent {
  readonly receipt?: Pick<Receipt, 'at' | 'replaces' | 'byHost' | 'answers' | 'refused' | 'isLost'>;
  readonly removed?: string;
  readonly late?: Pick<Submission, 'at' | 'round'>;
  readonly unknown?: { readonly forms: readonly Which[] };
  readonly trading?: Pick<Trading, 'open'>;
  /** The deadline has passed: nothing can be agreed. */
  readonly isPast?: boolean;
}

const orderTitle = (round: number) => `Your order for round ${round}`;

/** The state of a player's order and how many offers wait for the player, in one line above the board; the sections below it say more. */
function stateLine(sent: Sent, round: number, name: string): Line {
  const [words, isWarning] = stateOf(sent, round) ?? [];
  const order =
    words === undefined ? 'No order of yours has come yet.' : `${words}: see “${orderTitle(round)}” below.`;
  const waiting = sent.trading?.open.filter(({ to }) => to === name).length ?? 0;
  const lapsed = sent.isPast ? ', not agreed in time' : '';
  const offers =
    waiting > 0 ? ` ${plural(waiting, 'offer')} to you${lapsed}: see “${TRADES_TITLE}” below.` : '';
  const unknown = sent.unknown?.forms.includes('trades')
    ? ' ! Something came to the trade form from an unknown sender: see below.'
    : '';
  return { text: `${order}${offers}${unknown}`, style: isWarning ? WARNING : STRONG };
}

/** What has come, and whether that is a warning; undefined for nothing. */
function stateOf(
  { receipt, removed, late, unknown }: Sent,
  round: number,
): readonly [words: string, isWarning: boolean] | undefined {
  if (receipt?.replaces !== undefined && !receipt.byHost && isEmpty(receipt.answers))
    return ['! Your last form was empty, and replaced what you had sent', true];
  if (receipt?.isLost) return ['✗ Nothing of your order counts as things stand', true];
  if (receipt && receipt.refused.length > 0)
    return ['✗ A part of your order does not count as things stand', true];
  if (receipt && late?.round === round && late.at > Date.parse(receipt.at))
    return ['✗ An order of yours came too late; the one before it counts', true];
  if (receipt)
    return [receipt.byHost ? '✓ The host entered an order for you' : '✓ Your order has come', false];
  if (removed !== undefined) return ['✗ The host took out your order', true];
  if (late) return ['✗ An order of yours came too late', true];
  if (unknown?.forms.includes('orders'))
    return ['! No order of yours has come yet, but one came from an unknown sender', true];
  return undefined;
}

const isEmpty = (answers: Receipt['answers']) =>
  Object.values(answers).every((answer) => answer.trim() === '');

/** The views of a match, which all players' pages need. */
const viewsOf = memoized(allViews);

/**
 * Lines about the order form from the player’s own view: questions that need no answer, and choices that are left. `match` is the match after
 * the agreed trades, from which the order will be judged (X4); `hasTraded` is true if the player is part of one.
 */
export function ownFormLines(match: Match, seat: number, hasTraded = false): Line[] {
  const seen = viewsOf(match);
  const notes = ownFormOf(match, seen, seat);
  const titles = new Map<string, string[]>();
  for (const { id, title } of match.game.form.questions(match.info, seen.public)) {
    const note = notes[id];
    if (note) titles.set(noteWords(note), [...(titles.get(noteWords(note)) ?? []), title]);
  }
  const lines = [...titles].map(([words, several]) => ({
    text: `${titleWords(several)}: ${words}`,
    style: SOFT,
  }));
  return hasTraded && lines.length > 0
    ? [{ text: 'After your agreed trades:', style: SOFT }, ...lines]
    : lines;
}

function noteWords(note: OwnNote): string {
  if ('excuse' in note) return `you need not answer. ${note.excuse}`;
  const choices = note.choices.filter((choice) => choice !== NONE);
  return `you can choose ${choices.length === 1 ? 'only ' : ''}${choiceWords(choices)}.`;
}

/** Several titles; those that differ in their numbers alone by the first and the last: “Mail 1 to 5”. Nobody must use them all. */
function titleWords(titles: readonly string[]): string {
  const [first = ''] = titles;
  const stem = first.replace(/1$/, '');
  const isRow = titles.length > 2 && titles.every((title, i) => title === `${stem}${i + 1}`);
  return isRow ? `${first} to ${titles.length}, as far as you use them` : listed(titles);
}

/** Choices; where each of one list stands with each of another, such as “red · strength 1”, both lists alone. */
function choiceWords(choices: readonly string[]): string {
  const pairs = choices.map((choice) => choice.split(' · '));
  const firsts = [...new Set(pairs.map(([first = '']) => first))];
  const seconds = [...new Set(pairs.map(([, second = '']) => second))];
  const areAll =
    pairs.every((pair) => pair.length === 2) &&
    firsts.length * seconds.length === choices.length &&
    Math.min(firsts.length, seconds.length) > 1;
  return areAll ? `${listed(firsts)}, each with ${listed(withoutRepeats(seconds))}` : listed(choices);
}

/** Texts without a common first word after the first: “strength 1”, “2”, “3”. */
function withoutRepeats(texts: readonly string[]): readonly string[] {
  const [word = ''] = /^\S+ /.exec(texts[0] ?? '') ?? [];
  return texts.map((text, i) =>
    i > 0 && texts.every((one) => one.startsWith(word)) ? text.slice(word.length) : text,
  );
}
