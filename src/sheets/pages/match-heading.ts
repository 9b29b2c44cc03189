import { HEADING, type Line, NOTICE, SOFT, STRONG, TITLE, WARNING } from '../../rules/board/page.ts';
import type { Log } from '../log/audit-log.ts';
import { chanceWords } from '../log/chance-words.ts';
import { confirmationLine } from '../log/check-line.ts';
import { substitutionWords } from '../log/events/substitute.ts';
import { seasonFacts } from '../log/fold.ts';
import { editWords, type Reader } from '../log/playback/edit-words.ts';
import type { Playback } from '../log/playback/playback.ts';
import { renamesIn, substituteWords } from '../log/playback/shown-names.ts';
import { matchFactsOf } from '../log/season-facts.ts';
import type { TimeWords } from '../time.ts';
import type { MatchRow } from '../workbook/season.ts';
import { hostWords } from './lines/host-words.ts';
import { keptLines } from './lines/log-head.ts';
import {
  autoWordsOf,
  endWords,
  goesOnWords,
  openWords,
  pastWords,
  soonerWords,
  undoneWords,
} from './lines/open-words.ts';
import { linkLine } from './lines/page-links.ts';
import { rulingLines } from './lines/story-lines.ts';

/**
 * Top of every page of a match: title, open round, deadline, and changes outside a round. `isPast` is true if the
 * deadline has passed when the page is drawn.
 */
export function matchHeading(
  row: MatchRow,
  playback: Playback,
  log: Log,
  {
    times,
    isPast = false,
  }: { readonly times?: TimeWords | undefined; readonly isPast?: boolean | undefined },
): Line[] {
  const changed = [goesOnWords(playback), undoneWords(row, playback.number, log, isPast)];
  const more = [endWords(row, playback), soonerWords(row, playback), autoWordsOf(row, playback)];
  return [
    { text: row.title, style: TITLE, height: 40 },
    {
      text: isPast ? pastWords(row, times) : openWords(row, playback, times),
      style: row.over ? STRONG : isPast ? { ...STRONG, ...WARNING } : NOTICE,
    },
    ...hostWords(log, row).map((text) => ({ text })),
    ...changed.filter(Boolean).map((text) => ({ text, style: NOTICE })),
    ...more.filter(Boolean).map((text) => ({ text, style: SOFT })),
  ];
}

/**
 * Notices above the board: changes by hand, new names, and substitutions. The spectators’ page shows new names among the
 * host’s acts instead.
 */
export function editLines(playback: Playback, viewer: Reader): Line[] {
  const text = editWords(playback, viewer);
  const renames = viewer === 'public' ? [] : renamesIn(playback).map(substitutionWords);
  return [
    ...(text ? [{ text, style: NOTICE }] : []),
    ...[...renames, ...substituteWords(playback)].map((words) => ({ text: words, style: SOFT })),
  ];
}

/** If the host shares the page of all rounds, gives a line that links this page (H32). */
export function downloadLines(log: Log, playback: Playback): Line[] {
  const link = roundsLink(log, playback);
  return link === '' ? [] : [linkLine('Download the page of all rounds', link)];
}

export function roundsLink(log: Log, { number }: Playback): string {
  return matchFactsOf(seasonFacts(log), number).page?.link ?? '';
}

/** Hash of the viewer that was built with this add-on; '' if the build had no viewer (tools/build.ts). */
declare const VIEWER_SHA256: string | undefined;
const VIEWER = typeof VIEWER_SHA256 === 'string' ? VIEWER_SHA256 : '';

/** Lines at the bottom of everyone's page for readers who want to check the match. */
export function checkLines(playback: Playback): Line[] {
  const lines = [
    ...rulingLines(playback, 'public'),
    ...(playback.taken ? [] : [{ text: chanceWords(playback.started), style: SOFT }]),
  ];
  const viewer =
    VIEWER === ''
      ? []
      : [{ text: `SHA-256 of viewer.html, the page that checks a match: ${VIEWER}`, style: SOFT }];
  const all = [...lines, ...viewer];
  return all.length === 0 ? [] : [{ text: 'For checking', style: HEADING }, ...all];
}

/**
 * Lines for checking a match, on every page: the lines to keep, and the line about a player’s own confirmation. If the
 * seed is public, also the seed.
 */
export function proofLines(playback: Playback, log: Log, seat?: number): Line[] {
  const { started, isSeedShown, taken } = playback;
  const texts = [
    ...(taken ? [chanceWords(started)] : []),
    ...(isSeedShown && started.seed !== '' ? [`Seed: ${started.seed}`] : []),
    ...keptLines(playback, log),
    seat === undefined ? '' : confirmationLine(log.entries, playback.number, seat),
  ];
  return texts.filter((text) => text !== '').map((text) => ({ text, style: SOFT }));
}
