import { own } from '../../rules/base/json.ts';
import { purseWords } from '../../rules/base/words.ts';
import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { HEADING, type Line, NOTICE, SOFT, STRONG, textLines } from '../../rules/board/page.ts';
import type { Purse } from '../../rules/declare/purse.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import { nothingWords } from '../../rules/play/shown/glance.ts';
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
import { orderTitle, stateLine } from './lines/order-state.ts';
import { ownFormLines } from './lines/own-form-lines.ts';
import { linkLine } from './lines/page-links.ts';
import type { Receipt } from './lines/receipt.ts';
import { receiptLines } from './lines/receipt-lines.ts';
import { endedTradeLines } from './lines/round-lines.ts';
import { firstLines } from './lines/shortened.ts';
import { hasAgreed, tradeLines } from './lines/trade-lines.ts';
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
  /** The people of the roster. */
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
    ...formLines(playback, own),
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

/** What the player need not answer in the form. */
function formLines({ match }: Playback, { trading, seat }: Private): Line[] {
  const name = match.info.names[seat] as string;
  return ownFormLines(trading?.after ?? match, seat, trading && hasAgreed(trading, name));
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

/** The receipt and the trades of a player in the open round. */
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

/** Awards that a page names, at most. */
const AWARDS_SHOWN = 10;

/** A player, to be named. */
type Named = Pick<Person, 'id' | 'name'>;

/** The reader’s clock, who can have given something, and what a match is called: '' where that is not known. */
interface Reading {
  readonly times?: TimeWords;
  readonly people?: readonly Named[];
  readonly titleOf?: (match: number) => string;
}

/** What a player, by id, was given or lost outside a match since its last round, newest first. */
export function awardLines(
  { entries }: Log,
  { number, rounds }: Playback,
  id: string,
  { times = dateWords, people = [], titleOf }: Reading = {},
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
