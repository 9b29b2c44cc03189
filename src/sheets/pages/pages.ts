import { commitmentOf } from '../../rules/base/chance.ts';
import { own } from '../../rules/base/json.ts';
import { memoized } from '../../rules/base/memoized.ts';
import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import {
  HEADING,
  type Line,
  NOTICE,
  SOFT,
  STRONG,
  TITLE,
  textLines,
  WARNING,
} from '../../rules/board/page.ts';
import { graceOf } from '../../rules/declare/option.ts';
import { drawEnding } from '../../rules/play/shown/ending.ts';
import { drawGlance } from '../../rules/play/shown/glance.ts';
import { recapOf } from '../../rules/play/shown/recap.ts';
import { drawStanding } from '../../rules/play/shown/standing.ts';
import type { Log } from '../log/audit-log.ts';
import { chanceWords } from '../log/chance-words.ts';
import { substitutionWords } from '../log/events/substitute.ts';
import { seasonFacts } from '../log/fold.ts';
import { editWords, type Reader } from '../log/playback/edit-words.ts';
import type { Playback } from '../log/playback/playback.ts';
import { seenBy } from '../log/playback/seen.ts';
import { renamesIn, substituteWords } from '../log/playback/shown-names.ts';
import { matchFactsOf } from '../log/season-facts.ts';
import { dateWords, type TimeWords } from '../time.ts';
import { plainLink } from '../workbook/form-link.ts';
import type { MatchRow } from '../workbook/season.ts';
import { hostActLines } from './lines/host-acts.ts';
import { headLines } from './lines/log-head.ts';
import {
  autoWordsOf,
  endWords,
  goesOnWords,
  lateWords,
  openWords,
  pastWords,
  soonerWords,
  undoneWords,
} from './lines/open-words.ts';
import { failedTradeWords, lostWords } from './lines/order-left.ts';
import { drawAddresses, linkLine, linkLines } from './lines/page-links.ts';
import { earlierLines, ownRoundLines, rulingLines, storyLines } from './lines/round-lines.ts';
import { drawOwnPart, type Private } from './own-part.ts';

/** The parts that are equal on all pages of a match: drawn once. */
const sameForAll = memoized((playback: Playback) => ({
  ending: drawEnding(playback.match, playback),
  glance: drawGlance(playback.match, playback.started.hints),
}));

/** The spectators' page of a match: only what the public may know; `isPast` where the deadline has passed as it is drawn. */
export function spectatorPage(
  row: MatchRow,
  playback: Playback,
  log: Log,
  times: TimeWords = dateWords,
  rules = '',
  isPast = false,
): Grid {
  const { match } = playback;
  const board = match.game.draw.public(match.info, seenBy(playback));
  return stack([
    textLines([
      ...pageHeading(row, playback, log, times, undefined, isPast),
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
    textLines([...hostActLines(log, playback, times), ...checkLines(playback, log, 'public')]),
  ]);
}

/**
 * A player's page: the open round and what to do, the board, the receipt and the trades, where the match stands, and the last
 * rounds.
 */
export function playerPage(row: MatchRow, playback: Playback, own: Private, log: Log): Grid {
  const { match } = playback;
  const { seat } = own;
  const board = match.game.draw.private(match.info, seat, seenBy(playback, seat));
  const name = match.info.names[seat] as string;
  const words = match.game.seatWords?.(match.info, seat) ?? '';
  const seatWords = words === '' ? '' : ` You play ${words}.`;
  const head = textLines([
    ...pageHeading(row, playback, log, own.times, seat, own.isPast),
    ...(own.later ? [{ text: own.later, style: SOFT }] : []),
    ...editLines(playback, { player: name }),
    { text: `${ownerWords(playback, own, name)}${seatWords}`, style: STRONG },
  ]);
  const { above, below } = drawOwnPart(row, playback, own, log);
  return stack([
    stack([head, above], 0),
    ...sameForAll(playback).ending,
    board,
    ...below,
    ...(row.over ? [] : [drawStanding(match, seenBy(playback, seat), seat)]),
    textLines([
      ...linkLines('The rules', own.rules),
      ...linkLines('The page for everyone', own.board),
      ...ownRoundLines(playback, seat, own.times),
      ...storyLines(playback),
      ...earlierLines(playback, seat),
      ...downloadLines(log, playback),
    ]),
    sameForAll(playback).glance,
    ...drawAddresses({
      ...(row.over ? {} : { 'Your order': own.link, Trades: plainLink(own.tradesLink) }),
      'The rules': own.rules ?? '',
      'Everyone’s page': own.board ?? '',
      'All rounds': roundsLink(log, playback),
    }),
    textLines(checkLines(playback, log, seat)),
  ]);
}

/** Whose page it is, and the name of the place: a match that is over keeps the names with which it ended (H23). */
function ownerWords({ started }: Playback, { seat, people = [] }: Private, name: string): string {
  const now = people.find(({ id }) => id === started.players[seat]?.id)?.name ?? name;
  const before = now === name ? '' : ` In this match your place has the name ${name}.`;
  return `${now} — this page is yours alone.${before}`;
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
  return matchFactsOf(seasonFacts(log), number).page?.link ?? '';
}

/** Lines at the bottom of each page for readers who want to check the match. */
function checkLines(playback: Playback, log: Log, viewer: 'public' | number): Line[] {
  return [
    { text: 'For checking — nobody needs this to play', style: HEADING },
    ...rulingLines(playback, viewer),
    ...seedLines(playback),
    ...headLines(log, playback.number),
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

/** The top of every page of a match: its title, which round is open until when, and what the last one came to; `isPast` where its deadline has passed as the page is drawn. */
function pageHeading(
  row: MatchRow,
  playback: Playback,
  log: Log,
  times?: TimeWords,
  seat?: number,
  isPast = false,
): Line[] {
  const changed = [goesOnWords(playback), undoneWords(row, playback.number, log, isPast)];
  const late = lateWords(row, isPast, graceOf(playback.match.info));
  const ofRound = [late, soonerWords(row, playback), autoWordsOf(row, playback)];
  const more = [endWords(row, playback), ...ofRound].filter((words) => words !== '');
  return [
    { text: row.title, style: TITLE, height: 40 },
    {
      text: isPast ? pastWords(row, times) : openWords(row, playback, times),
      style: row.over ? STRONG : isPast ? { ...STRONG, ...WARNING } : NOTICE,
    },
    ...changed.filter(Boolean).map((text) => ({ text, style: NOTICE })),
    ...more.map((text) => ({ text, style: SOFT })),
    ...recapLines(row, playback, seat),
  ];
}

/** A line about a lost order, and a line with the result of the last round; at the end the outcome replaces them. */
function recapLines({ over }: MatchRow, playback: Playback, seat?: number): Line[] {
  const { match, rounds } = playback;
  const { credits = {} } = rounds[rounds.length - 1]?.input ?? {};
  const paid = seat === undefined ? undefined : own(credits, match.info.names[seat] as string);
  const text = over ? '' : recapOf(match, seenBy(playback, seat), seat, paid);
  const name = match.info.names[seat ?? -1];
  const lost =
    over || name === undefined ? [] : [failedTradeWords(playback, name), lostWords(playback, name)];
  return [
    ...lost.flatMap((words) => (words === '' ? [] : [{ text: words, style: WARNING }])),
    ...(text === '' ? [] : [{ text, style: STRONG }]),
  ];
}

/** Notices above the board: changes by hand, new names, and substitutions. The spectators’ page has new names among the host’s acts. */
function editLines(playback: Playback, viewer: Reader): Line[] {
  const text = editWords(playback, viewer);
  const renames = viewer === 'public' ? [] : renamesIn(playback).map(substitutionWords);
  return [
    ...(text ? [{ text, style: NOTICE }] : []),
    ...[...renames, ...substituteWords(playback)].map((words) => ({ text: words, style: SOFT })),
  ];
}
