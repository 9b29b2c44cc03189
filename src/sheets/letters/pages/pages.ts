import { commitmentOf } from '../../../rules/base/chance.ts';
import { own } from '../../../rules/base/json.ts';
import { kept } from '../../../rules/base/kept.ts';
import { stack } from '../../../rules/board/arrange.ts';
import type { Grid } from '../../../rules/board/grid.ts';
import { HEADING, type Line, SOFT, STRONG, textLines } from '../../../rules/board/page.ts';
import { purseWords } from '../../../rules/board/purse.ts';
import type { Purse } from '../../../rules/declare/purse.ts';
import { drawEnding } from '../../../rules/play/ending.ts';
import { drawGlance, nothingWords } from '../../../rules/play/glance.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import { drawStanding } from '../../../rules/play/standing.ts';
import type { Log } from '../../log/chain/chain.ts';
import { chanceWords } from '../../log/entries/chance-words.ts';
import { sharedPages } from '../../log/facts/shared-pages.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { seenBy } from '../../log/playback/seen.ts';
import type { RowSpan } from '../../ports.ts';
import type { OpenRound } from '../../responses/open-round.ts';
import type { Submission } from '../../responses/read/submission.ts';
import type { Desk } from '../../responses/trades/trade-desk.ts';
import { dateWords, type TimeWords } from '../../time.ts';
import { filledLink } from '../../workbook/cells/form-link.ts';
import type { MatchRow, Season } from '../../workbook/tabs/season.ts';
import { drawDeskLinks } from '../lines/desk-links.ts';
import { awardLines, type Named } from '../lines/letter-awards.ts';
import { earlierLines } from '../lines/letter-history.ts';
import { holdingLine, partnerLine } from '../lines/letter-offerable.ts';
import { ownFormLines } from '../lines/letter-own-form.ts';
import { endedTradeLines, ownRoundLines, rulingLines, storyLines } from '../lines/letter-round.ts';
import { hasAgreed, tradeLines } from '../lines/letter-trades.ts';
import { headLines, hostActLines } from '../lines/log-lines.ts';
import { drawAddresses, linkLine, linkLines } from '../lines/page-links.ts';
import { lateLines, type Receipt, receiptLines, removedLines, unknownLines } from '../lines/receipt.ts';
import { ownEndLines } from './own-end.ts';
import { editLines, heading } from './page-head.ts';

/** The parts that all pages of a match have alike: drawn once for all of them. */
const sameForAll = kept(
  (playback: Playback): Readonly<Record<'ending' | 'othersEnding', readonly Grid[]>> & { glance: Grid } => ({
    ending: drawEnding(playback.match, playback),
    // A token that is given on is no reason to write the files of all players anew.
    othersEnding: drawEnding(playback.match, { ...playback, withoutToken: true }),
    glance: drawGlance(playback.match, playback.started.hints),
  }),
);

/** The parts that only a player's own page has. */
export interface Private {
  readonly seat: number;
  /** How the player is told times: in the own time zone. */
  readonly times?: TimeWords;
  readonly link: string;
  /** It may have places for the parts of an offer. */
  readonly tradesLink: string;
  /** The address of the rule texts, or ''. */
  readonly rules?: string;
  /** The address of the spectators’ file, or ''. */
  readonly board?: string;
  readonly receipt?: Receipt;
  /** An order that came too late. */
  readonly late?: Pick<Submission, 'at' | 'round'>;
  /** When the host took out the player's order, ISO UTC (H16). */
  readonly removed?: string;
  readonly desk?: Desk;
  /** What came into the purse from outside the match since the last round. */
  readonly credits?: OpenRound['credits'][number];
  /** Who is on the roster. */
  readonly people?: readonly Named[];
  /** How players are identified, where something came from an unknown sender and nothing from this player. */
  readonly unknown?: Season['identity'];
}

/** The spectators' page of a match: only what the public may know. */
export function spectatorPage(
  row: MatchRow,
  playback: Playback,
  log: Log,
  times: TimeWords = dateWords,
  rules = '',
): Grid {
  const { match } = playback;
  const board = match.game.draw.public(match.info, seenBy(playback));
  return stack([
    textLines([
      ...heading(row, playback, log, times),
      ...editLines(playback, 'public'),
      ...linkLines('The rules', rules),
    ]),
    ...sameForAll(playback).ending,
    ...(row.over ? [] : [drawStanding(match, seenBy(playback))]),
    board,
    textLines([
      ...storyLines(playback),
      ...earlierLines(playback, 'public'),
      ...downloadLines(log, playback),
    ]),
    sameForAll(playback).glance,
    ...drawAddresses({ 'The rules': rules, 'All rounds': roundsLink(log, playback) }),
    textLines([...hostActLines(log, playback), ...checkLines(playback, log, 'public')]),
  ]);
}

/** A player's page, and its rows that show what the player has sent: `part`, while a round is open. */
export interface PlayerPage {
  readonly grid: Grid;
  readonly part?: RowSpan;
}

/** A player's page: the open round and the receipt, the board, and the last round. */
export function playerPage(row: MatchRow, playback: Playback, own: Private, log: Log): PlayerPage {
  const { match } = playback;
  const { seat } = own;
  const board = match.game.draw.private(match.info, seat, seenBy(playback, seat));
  const name = match.info.names[seat] as string;
  const top: Line[] = [
    ...heading(row, playback, log, own.times, seat),
    ...editLines(playback, { player: name }),
    { text: `${name} — this page is yours alone.`, style: STRONG },
    purseLine(row, playback, own),
    ...awardLines(log, playback, playback.started.players[seat]?.id ?? '', own.people),
    ...(row.over
      ? [...ownEndLines(playback, name), ...endedTradeLines(playback, name)]
      : orderLines(row, playback, own)),
  ];
  const head = textLines(top);
  const sent = row.over ? [] : [sentPart(row, playback, own)];
  const links = [...linkLines('The rules', own.rules), ...linkLines('The page for everyone', own.board)];
  const grid = stack([
    stack([head, ...sent, ...(row.over ? [] : tradePart(playback, own)), textLines(links)], 0),
    ...sameForAll(playback)[hasToken(playback, name) ? 'ending' : 'othersEnding'],
    ...(row.over ? [] : [drawStanding(match, seenBy(playback, seat), seat)]),
    board,
    textLines([
      ...ownRoundLines(playback, seat, own.times),
      ...storyLines(playback),
      ...earlierLines(playback, seat),
      ...downloadLines(log, playback),
    ]),
    sameForAll(playback).glance,
    ...drawAddresses({
      ...(row.over ? {} : { 'Your order': own.link, Trades: filledLink(own.tradesLink) }),
      'The rules': own.rules ?? '',
      'Everyone’s page': own.board ?? '',
      'All rounds': roundsLink(log, playback),
    }),
    textLines(checkLines(playback, log, seat)),
  ]);
  const from = head.heights.length;
  return { grid, ...(sent[0] ? { part: [from, from + sent[0].heights.length] } : {}) };
}

/** Did a player win the match, or get a Token of Life from its winner (X7)? */
function hasToken({ match, tokenTo }: Playback, name: string): boolean {
  return tokenTo === name || outcomeOf(match)?.winners.includes(name) === true;
}

/** The purse with what came from outside the match: it counts from now on. After the end, the one with which it ended. */
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
      ? `Your purse at the end of this match: ${now}. The tab “Season” has what came later.`
      : `Your purse: ${now}.`,
  };
}

const NO_CREDITS = { garnets: 0, bellflowers: 0 };

/** By how much the giving on of the second Token of Life changes what a player has of the match (X7). */
function tokenMoved({ match, tokenTo }: Playback, name: string): number {
  if (tokenTo === undefined) return 0;
  if (tokenTo === name) return 1;
  return outcomeOf(match)?.winners.includes(name) ? -1 : 0;
}

/** The link to the order form, and what the player need not answer there. */
function orderLines(row: MatchRow, playback: Playback, { link, desk, seat }: Private): Line[] {
  const round = row.round + 1;
  const name = playback.match.info.names[seat] as string;
  return [
    linkLine(`➜ Send your order for round ${round}`, link),
    ...ownFormLines(desk?.after ?? playback.match, seat, desk && hasAgreed(desk, name)),
  ];
}

/** The links to the trade desk, with whom the player may trade, and what the player has. */
function tradePart({ match }: Playback, { tradesLink, desk, seat }: Private): readonly Grid[] {
  const lines = [
    linkLine('➜ Trade with others', filledLink(tradesLink)),
    partnerLine(match, seat),
    holdingLine(desk?.after ?? match, seat),
  ];
  return [textLines(lines), ...drawDeskLinks(desk?.after ?? match, seat, tradesLink)];
}

/** What a player has sent for the open round: the receipt and the trades. */
function sentLines(
  row: MatchRow,
  playback: Playback,
  { receipt, removed, late, desk, seat, tradesLink, unknown, times = dateWords }: Private,
): Line[] {
  const round = row.round + 1;
  const name = playback.match.info.names[seat] as string;
  return [
    ...(removed === undefined ? [] : removedLines(removed, round, times)),
    ...(receipt
      ? receiptLines(receipt, playback, round, times)
      : [
          {
            text: `Soon after you send it, this page shows what your order was understood as. If you send nothing, ${nothingWords(playback.match)}.`,
            style: SOFT,
          },
        ]),
    ...(unknown === undefined ? [] : unknownLines(unknown)),
    ...(late ? lateLines(late, round, times, countedAt(playback, late.round, name)) : []),
    ...(desk ? tradeLines(name, desk, tradesLink) : []),
  ];
}

/** When the order of a player came with which a round was played, ISO UTC; undefined if it was played without one. */
function countedAt({ rounds }: Playback, round: number, name: string): string | undefined {
  const input = rounds.find((one) => one.round === round)?.input;
  return input && own(input.orders, name) !== undefined ? own(input.sources, name)?.at : undefined;
}

/** Rows that are kept for what a player sends, and by how many more they grow; those without a text are thin. */
const KEPT_ROWS = 8;
const MORE_ROWS = 4;
const THIN = 5;

/** What a player has sent, in a number of rows that is mostly the same: then the other rows of the page stay where they are. */
function sentPart(row: MatchRow, playback: Playback, own: Private): Grid {
  const lines = textLines(sentLines(row, playback, own));
  const used = lines.heights.length;
  const count = Math.max(KEPT_ROWS, Math.ceil(used / MORE_ROWS) * MORE_ROWS);
  return { ...lines, heights: [...lines.heights, ...Array<number>(count - used).fill(THIN)] };
}

/** The page of all rounds, where the host shares it (H32). */
function downloadLines(log: Log, playback: Playback): Line[] {
  const link = roundsLink(log, playback);
  if (link === '') return [];
  return [
    { text: 'All rounds, to look through', style: HEADING },
    {
      text: 'A page with each round as everyone saw it. Open it in a browser, on a computer or a phone.',
      style: SOFT,
    },
    linkLine('Download the page of all rounds', link),
  ];
}

function roundsLink(log: Log, { number }: Playback): string {
  return sharedPages(log).get(number)?.link ?? '';
}

/** What a doubter can check, at the bottom of each page. */
function checkLines(playback: Playback, log: Log, viewer: 'public' | number): Line[] {
  return [
    { text: 'For checking — nobody needs this to play', style: HEADING },
    ...rulingLines(playback, viewer),
    ...seedLines(playback),
    ...headLines(log),
  ];
}

function seedLines({ started, isSeedShown, taken }: Playback): Line[] {
  const { seed } = started;
  const source: Line = { text: chanceWords(started), style: SOFT };
  if (!seed) return [source];
  return [
    source,
    {
      text: isSeedShown
        ? `Its fingerprint was shown from the ${taken ? 'take-over on' : 'start'}: put the seed, just as it is written, through any SHA-256 calculator, and the fingerprint must come out.`
        : 'The seed is shown when the match is over and the host has closed it. Until then this is its fingerprint (SHA-256): no other seed has the same, so nobody can change it now.',
      style: SOFT,
    },
    ...(isSeedShown ? [{ text: `Seed: ${seed}`, style: SOFT }] : []),
    { text: `Fingerprint of the seed: ${commitmentOf(seed)}`, style: SOFT },
  ];
}
