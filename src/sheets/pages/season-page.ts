import { listed, notNoted, plural, stopped } from '../../rules/base/words.ts';
import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { namedWords } from '../../rules/board/outcome.ts';
import {
  HEADING,
  type Line,
  NOTICE,
  SOFT,
  STRONG,
  section,
  TITLE,
  textLines,
} from '../../rules/board/page.ts';
import { drawTable, type TableColumn } from '../../rules/board/table.ts';
import type { Log } from '../log/audit-log.ts';
import type { Book } from '../log/book.ts';
import { howEnded } from '../log/events/end-early.ts';
import { seasonFacts } from '../log/fold.ts';
import { type SeasonStanding, standingsOf } from '../log/ledger/standings.ts';
import { type SeasonMatch, seasonMatches } from '../log/season-matches.ts';
import { dateWords, type TimeWords } from '../time.ts';
import { personOf } from '../workbook/season.ts';
import { seasonActLines } from './lines/host-acts.ts';
import { allHeadLines } from './lines/log-head.ts';
import { openWords } from './lines/open-words.ts';
import { ACTS_SHOWN, notShown } from './lines/shortened.ts';
import { drawWords } from './lines/word-list.ts';

/**
 * IN_FULL is the maximum number of finished matches that the page describes in full. IN_A_LINE is the maximum number of
 * earlier matches that get one line each. Still earlier matches are only counted.
 */
const IN_FULL = 8;
const IN_A_LINE = 30;

/** Draws the first tab of the spectators' file: the season's standings and matches (H28). */
export function seasonPage(book: Book, times: TimeWords = dateWords): Grid {
  const matches = seasonMatches(book);
  const standings = standingsOf(book);
  return stack([
    textLines([
      { text: 'The season', style: TITLE, height: 40 },
      {
        text: 'This file is for spectators. Each match has a tab with what everyone may know. The tab changes after every round, and whenever the host changes something.',
      },
      ...nextDeadline(matches, times),
    ]),
    ...(standings.length > 0 ? [drawStandings(book, standings)] : []),
    textLines([
      ...matchLines(book, matches, times),
      ...seasonActLines(book.log, book.season.players, matches, times),
      ...abandonedLines(book.log),
    ]),
    drawWords(),
    textLines(allHeadLines(book.log, book.matches.matches)),
  ]);
}

function drawStandings({ season, log }: Book, standings: readonly SeasonStanding[]): Grid {
  const out = seasonFacts(log).eliminations;
  const columns: TableColumn<SeasonStanding>[] = [
    { head: '', cell: ({ place }) => `${place}.` },
    { head: 'Player', cell: ({ name }) => name, style: STRONG },
    ...(out.size > 0 ? [{ head: '', cell: ({ id }: SeasonStanding) => (out.has(id) ? 'out' : '') }] : []),
    { head: 'Tokens of Life', cell: ({ tokensOfLife }) => tokensOfLife },
  ];
  const more: TableColumn<SeasonStanding>[] = [
    { head: 'garnets', cell: ({ garnets }) => garnets },
    { head: 'bellflowers', cell: ({ bellflowers }) => bellflowers },
  ];
  const isAll = season.standings === 'all';
  return section(
    'Standings',
    drawTable([...columns, ...(isAll ? more : [])], standings),
    textLines([
      {
        text: isAll
          ? 'Awards by the host count, too. A match counts once it is over.'
          : 'Tokens awarded by the host count, too. A match counts once it is over.',
        style: SOFT,
      },
    ]),
  );
}

function nextDeadline(matches: readonly SeasonMatch[], times: TimeWords): Line[] {
  const open = matches.filter(({ state, deadline }) => state === 'open' && deadline !== '');
  const [next] = [...open].sort((a, b) => Date.parse(a.deadline) - Date.parse(b.deadline));
  if (!next) return [];
  const { deadline } = next;
  const same = open.filter((one) => one.deadline === deadline);
  const rounds = same.map(({ title, round }) => `${title}, round ${round + 1}`).join('; ');
  return [
    { text: `Orders count until ${times(deadline)} for ${rounds}.`, style: NOTICE },
    { text: 'After the deadline, this page stays the same until the round is resolved.', style: SOFT },
  ];
}

function matchLines(book: Book, matches: readonly SeasonMatch[], times: TimeWords): Line[] {
  const open = matches.filter(({ state }) => state === 'open');
  const past = matches.filter(({ state }) => state !== 'open').reverse();
  const older = past.slice(IN_FULL);
  const hidden = older.length - IN_A_LINE;
  return [
    ...(open.length > 0 ? [{ text: 'Open matches', style: HEADING }] : []),
    ...open.flatMap((match) => [
      { text: match.title, style: STRONG },
      { text: openWords({ ...match, over: false }, match.isPaused ? { paused: true } : {}, times) },
    ]),
    ...(past.length > 0 ? [{ text: 'Finished matches', style: HEADING }] : []),
    ...past
      .slice(0, IN_FULL)
      .flatMap((match) => [
        { text: match.title, style: STRONG },
        ...pastWords(match, givenWords(book, match)).map((text) => ({ text })),
      ]),
    ...older.slice(0, IN_A_LINE).map((match) => ({ text: shortWords(match), style: SOFT })),
    ...(hidden > 0
      ? [{ text: `${plural(hidden, 'earlier match', 'earlier matches')} not shown`, style: SOFT }]
      : []),
  ];
}

/** Describes the end of a match in sentences. */
function pastWords(match: SeasonMatch, passed: string): readonly string[] {
  const { round, state, endedEarly, end } = match;
  const closed = state === 'closed' ? ' The match is closed.' : '';
  const rounds = plural(round, 'round');
  const over = endedEarly ? `Ended by the host after ${rounds}, ${howEnded(end)}` : `Ended after ${rounds}`;
  const after = `${over}.${closed}`;
  if (!end) return [after];
  const named = end.opponent ? [namedWords(end.candidates, end.opponent)] : [];
  return [
    after,
    `★ ${winnersWords(end)}`,
    `▼ ${candidateWords(end, state)}`,
    ...named,
    ...(passed ? [passed] : []),
  ];
}

/** Names the giver and the receiver of a match's second Token of Life; '' if nobody gave it away. */
function givenWords({ log, season }: Book, { number }: SeasonMatch): string {
  const given = seasonFacts(log).tokens.get(number);
  const nameOf = (id: string) => personOf(season, id)?.name ?? 'somebody';
  return given ? stopped(`${nameOf(given.from)} gave a Token of Life to ${nameOf(given.to)}`) : '';
}

type End = NonNullable<SeasonMatch['end']>;

function winnersWords({ winners, isTopScore }: End): string {
  if (winners.length === 0) return 'Nobody won.';
  if (isTopScore) return `Top score: ${listed(winners)}. They get no Token of Life.`;
  return stopped(`${winners.length === 1 ? 'Winner' : 'Winners'}: ${listed(winners)}`);
}

function candidateWords(end: End, state: SeasonMatch['state']): string {
  const { candidates } = end;
  const what = `Elimination Candidate${candidates.length === 1 ? '' : 's'}`;
  return `${stopped(`${what}: ${listed(candidates) || 'nobody'}`)} ${choiceWords(end, state)}`.trim();
}

/** Names the chosen candidate, or says that the choice was not entered; '' if there was nothing to choose (X6, F16). */
function choiceWords({ vote, chosen, missing }: End, state: SeasonMatch['state']): string {
  if (state === 'closed' && missing !== '') return notNoted(missing);
  if (!vote) return '';
  return chosen === '' ? 'The host has not entered the vote yet.' : stopped(`Chosen: ${chosen}`);
}

function shortWords({ title, endedEarly, end }: SeasonMatch): string {
  const how = endedEarly ? `${title}: ended by the host.` : `${title}:`;
  if (end) return `${how} ${winnersWords(end)}`;
  return endedEarly ? how : title;
}

/** Lists for everyone the matches that were abandoned before the first round, with the commitments of the seeds (H9). */
export function abandonedLines(log: Log): Line[] {
  const given = seasonFacts(log).abandoned;
  if (given.length === 0) return [];
  return [
    { text: 'Abandoned before the start', style: HEADING },
    ...notShown(given.length, 'earlier match', 'earlier matches'),
    ...given
      .slice(-ACTS_SHOWN)
      .flatMap(({ title, commitment, time }) => [
        { text: `• ${title} (${dateWords(time)}). Fingerprint of the seed:` },
        { text: commitment, style: SOFT },
      ]),
  ];
}
