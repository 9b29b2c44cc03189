import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { HEADING, type Line, SOFT, textLines } from '../../rules/board/page.ts';
import { graceOf } from '../../rules/declare/option.ts';
import type { Playback } from '../log/playback/playback.ts';
import type { Which } from '../responses/confirmed.ts';
import type { OpenRound } from '../responses/open-round.ts';
import type { Submission } from '../responses/submission.ts';
import type { Trading } from '../responses/trades/trading.ts';
import { dateWords, type TimeWords } from '../time.ts';
import type { MatchRow, Person, Season } from '../workbook/season.ts';
import { holdingLine, partnerLine } from './lines/offerable-lines.ts';
import { lateWords } from './lines/open-words.ts';
import type { Take } from './lines/purse-lines.ts';
import type { Receipt } from './lines/receipt.ts';
import { detailLines } from './lines/receipt-lines.ts';
import { hasAgreed, tradeLines } from './lines/trade-lines.ts';
import { DESK_COLUMNS, drawTradeLinks } from './lines/trade-links.ts';

/** Parts that only a player's own page has. */
export interface Private {
  readonly seat: number;
  /** Words for times in the player's own time zone. */
  readonly times?: TimeWords;
  /** Amounts that each open match of the player takes from the purse, including this match (X10). */
  readonly takes?: readonly Take[];
  /** Text that says when later rounds are due, or ''. */
  readonly later?: string;
  readonly link: string;
  /** True if the deadline has passed when the page is drawn. */
  readonly isPast?: boolean;
  /** Link to the trade form, perhaps with placeholders for the parts of an offer. */
  readonly tradesLink: string;
  /** Address of the rule texts, or ''. */
  readonly rules?: string;
  /** Address of the spectators’ file, or ''. */
  readonly board?: string;
  readonly receipt?: Receipt;
  /** Player's order that came too late. */
  readonly late?: Pick<Submission, 'at' | 'round' | 'shown' | 'isIgnored'>;
  /** Orders for later rounds, oldest first, sent before the host opened an earlier round again (H21). */
  readonly waiting?: readonly Pick<Submission, 'at' | 'round'>[] | undefined;
  /** Time at which the host deleted the player's order, ISO UTC (H16). */
  readonly removed?: string;
  readonly trading?: Trading;
  /** Sentences that name offers by a former player of the place (H23). */
  readonly earlierTrades?: readonly string[];
  /** Player's credits since the last round. */
  readonly credits?: OpenRound['credits'][number];
  readonly people?: readonly Pick<Person, 'id' | 'name'>[];
  /** Gives the title of a match of the season, or ''. */
  readonly titleOf?: (match: number) => string;
  /**
   * `identity` says how players identify themselves. Each form in `forms` got a response from an unknown sender, and
   * this player has sent nothing to the form since then.
   */
  readonly unknown?: { readonly identity: Season['identity']; readonly forms: readonly Which[] };
}

/** Draws the details of a player's order and trades in the open round, for the lower part of the page. */
export function drawOwnDetails(row: MatchRow, playback: Playback, own: Private): Grid {
  const { trading, tradesLink, isPast = false } = own;
  const after = trading?.after ?? playback.match;
  const links = drawTradeLinks(after, own.seat, isPast ? '' : tradesLink);
  return stack(
    [
      textLines([...orderDetails(row, playback, own), ...tradeDetails(row, playback, own)]),
      DESK_COLUMNS,
      ...links.give,
      ...links.tradeWith,
    ],
    0,
  );
}

function orderDetails(row: MatchRow, playback: Playback, own: Private): Line[] {
  const { receipt, isPast = false, times = dateWords } = own;
  const late = lateWords(row, isPast, graceOf(playback.match.info));
  const lateLines = late === '' ? [] : [{ text: late, style: SOFT }];
  if (!receipt) return lateLines;
  return [
    { text: `Your order for round ${row.round + 1}`, style: HEADING },
    ...detailLines(receipt, playback, times),
    ...lateLines,
  ];
}

/** Lists the player's trades: first trades that wait for the player or will fail, then all other trades. */
export function ownTradeLines(
  { match, rounds }: Playback,
  { trading, isPast = false, times = dateWords, tradesLink, seat }: Private,
): ReturnType<typeof tradeLines> {
  if (!trading) return [];
  const name = match.info.names[seat] as string;
  return tradeLines(name, trading, { link: tradesLink, isNowPast: isPast, times, past: rounds });
}

/** Lists the player's trades, possible trades and partners, and goods. After the deadline, lists only the trades. */
function tradeDetails({ round }: MatchRow, playback: Playback, own: Private): Line[] {
  const { match } = playback;
  const { trading, isPast = false, seat, earlierTrades = [] } = own;
  const name = match.info.names[seat] as string;
  return [
    { text: `Trades in round ${round + 1}`, style: HEADING },
    ...earlierTrades.map((text) => ({ text, style: SOFT })),
    ...ownTradeLines(playback, own).filter(({ isNow }) => !isNow),
    ...(isPast
      ? [{ text: `The deadline of round ${round + 1} has passed.`, style: SOFT }]
      : [
          partnerLine(match, seat),
          holdingLine(trading?.after ?? match, seat, trading && hasAgreed(trading, name)),
        ]),
  ];
}
