import { commitmentOf } from '../../rules/base/chance.ts';
import { memoized } from '../../rules/base/memoized.ts';
import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { HEADING, type Line, SOFT, STRONG, textLines } from '../../rules/board/page.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import { drawEnding } from '../../rules/play/shown/ending.ts';
import { drawGlance } from '../../rules/play/shown/glance.ts';
import { drawStanding } from '../../rules/play/shown/standing.ts';
import type { Log } from '../log/audit-log.ts';
import { chanceWords } from '../log/chance-words.ts';
import { seasonFacts } from '../log/fold.ts';
import type { Playback } from '../log/playback/playback.ts';
import { seenBy } from '../log/playback/seen.ts';
import { matchFactsOf } from '../log/season-facts.ts';
import { dateWords, type TimeWords } from '../time.ts';
import { plainLink } from '../workbook/form-link.ts';
import type { MatchRow } from '../workbook/season.ts';
import { earlierLines } from './lines/history-lines.ts';
import { hostActLines } from './lines/host-acts.ts';
import { headLines } from './lines/log-head.ts';
import { drawAddresses, linkLine, linkLines } from './lines/page-links.ts';
import { ownRoundLines, rulingLines, storyLines } from './lines/round-lines.ts';
import { drawOwnPart, type Private } from './own-part.ts';
import { editLines, pageHeading } from './page-head.ts';

/** The parts that are equal on all pages of a match: drawn once. */
const sameForAll = memoized(
  (playback: Playback): Readonly<Record<'ending' | 'othersEnding', readonly Grid[]>> & { glance: Grid } => ({
    ending: drawEnding(playback.match, playback),
    // A token that is given on is no reason to write the files of all players anew.
    othersEnding: drawEnding(playback.match, { ...playback, withoutToken: true }),
    glance: drawGlance(playback.match, playback.started.hints),
  }),
);

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
  const ending = sameForAll(playback)[hasToken(playback, name) ? 'ending' : 'othersEnding'];
  return stack([
    stack([head, above], 0),
    ...ending,
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

/** Did a player win the match, or get a Token of Life from its winner (X7)? */
function hasToken({ match, tokenTo }: Playback, name: string): boolean {
  return tokenTo === name || outcomeOf(match)?.winners.includes(name) === true;
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
