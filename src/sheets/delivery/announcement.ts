import { harmless, plural } from '../../rules/base/words.ts';
import { replayMatch } from '../actions/current-match.ts';
import type { Log } from '../log/audit-log.ts';
import { openBook } from '../log/book.ts';
import { asShown } from '../log/playback/as-shown.ts';
import { editWords } from '../log/playback/edit-words.ts';
import type { Playback } from '../log/playback/playback.ts';
import { publicResults } from '../log/playback/results.ts';
import { hostWords } from '../pages/lines/host-words.ts';
import { keptLines, lastCheckLine } from '../pages/lines/log-head.ts';
import { autoWordsOf, openWords } from '../pages/lines/open-words.ts';
import { boardLink } from '../pages/page-write.ts';
import { timesForAll } from '../pages/reader-time.ts';
import type { Ports } from '../ports.ts';
import { dateWords, type TimeWords } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import type { MatchRow } from '../workbook/season.ts';
import { postedAt } from './post-note.ts';
import { webhookEnd } from './webhook.ts';

/** The input of an announcement; only its public parts are read. */
type Source = Pick<
  Playback,
  | 'match'
  | 'publicViews'
  | 'edits'
  | 'isEnded'
  | 'judgement'
  | 'taken'
  | 'timing'
  | 'paused'
  | 'vote'
  | 'opponent'
> & {
  readonly rounds: readonly Pick<Playback['rounds'][number], 'round' | 'story' | 'amended'>[];
};

/** Most characters of a message for Discord (https://discord.com/developers/docs/resources/webhook#execute-webhook). */
export const DISCORD_LIMIT = 2000;

/** The announcement of a match in the workbook as it stands, and what the host's channel has of it [1 read]. */
export function announceMatch(ports: Ports, match: number) {
  const book = openBook(ports);
  const row = findMatch(book, match);
  const link = boardLink(ports, book);
  const shown = asShown(replayMatch(book, match));
  const ids = shown.started.players.map(({ id }) => id);
  const people = book.season.players.filter(({ id }) => ids.includes(id));
  return {
    ...announcement(row, shown, link, toKeep(shown, book.log), {
      times: timesForAll(ports.clock, book, people),
      words: hostWords(book.log, row),
    }),
    webhook: webhookEnd(ports.memo),
    postedAt: postedAt(ports.memo, book.log, match),
  };
}

/**
 * The announcement of the last round, or of the beginning, for a host to paste into a chat. It has the words of the
 * spectators' page at `link`, and the host's own `words`. It ends with the lines `kept`, which Discord shows small.
 */
export function announcement(
  row: Pick<MatchRow, 'title' | 'round' | 'over' | 'deadline'>,
  source: Source,
  link: string,
  kept: readonly string[],
  { times = dateWords, words = [] }: { readonly times?: TimeWords; readonly words?: readonly string[] } = {},
) {
  const { round, told } = lastRound(source);
  const results = publicResults(source);
  const before = [round === 0 ? 'The match begins.' : `What happened in round ${round}:`];
  const said = [editWords(source, 'public')].filter((words) => words !== '');
  const next = (shown: TimeWords) =>
    [openWords(row, source, shown), autoWordsOf(row, source)].filter((words) => words !== '');
  const after = [...said, ...next(times), ...words];
  const plain = [row.title, ...results, ...before, ...told.map((text) => `• ${text}`), ...after].map(
    harmless,
  );
  // The texts about the next round contain no text of a player.
  const afterInDiscord = [
    ...said.map(harmlessInDiscord),
    ...next(discordTime),
    ...words.map(harmlessInDiscord),
  ];
  return {
    plain: [...plain, ...(link === '' ? [] : [`The board: ${link}`]), ...kept].join('\n'),
    /** With Discord's markdown, within DISCORD_LIMIT. */
    discord: forDiscord(row.title, results, before, told, afterInDiscord, link, kept),
  };
}

/** The lines of an announcement for players to keep: the fingerprint of the seed stands in the one that opens the match (H39). */
export function toKeep(
  playback: Pick<Playback, 'number' | 'started' | 'rounds'>,
  log: Log,
): readonly string[] {
  return playback.rounds.length === 0 ? keptLines(playback, log) : [lastCheckLine(log, playback.number)];
}

function lastRound({ rounds }: Source): { readonly round: number; readonly told: readonly string[] } {
  const last = rounds[rounds.length - 1];
  const told =
    last?.story.filter(({ to, isDetail }) => to === 'public' && !isDetail).map(({ text }) => text) ?? [];
  return { round: last?.round ?? 0, told };
}

/** A time that Discord shows each reader in the reader's time zone (https://discord.com/developers/docs/reference#message-formatting). */
const discordTime: TimeWords = (iso) => `<t:${Math.floor(Date.parse(iso) / 1000)}:F>`;

/** Shortens the happenings, with a note, if Discord would refuse the whole text. */
function forDiscord(
  title: string,
  results: readonly string[],
  before: readonly string[],
  told: readonly string[],
  after: readonly string[],
  link: string,
  kept: readonly string[],
): string {
  const head = [
    `**${harmlessInDiscord(title)}**`,
    ...results.map(harmlessInDiscord),
    ...before.map((text) => `**${harmlessInDiscord(text)}**`),
  ];
  // In angle brackets a link has no preview.
  const foot = [...after, ...(link === '' ? [] : [`The board: <${link}>`])];
  // https://support.discord.com/hc/en-us/articles/210298617: “-# ” makes small text.
  const small = kept.map((line) => `-# ${line}`);
  const lines = told.map((text) => `• ${harmlessInDiscord(text)}`);
  for (let shown = lines.length; shown >= 0; shown--) {
    const cut = lines.length - shown;
    const note = cut === 0 ? [] : [`… and ${plural(cut, 'more line')} on the spectators’ page`];
    const text = [...head, ...lines.slice(0, shown), ...note, ...foot, ...small].join('\n');
    if (text.length <= DISCORD_LIMIT) return text;
  }
  const end = ['… cut', ...small].join('\n');
  return `${[...head, ...foot].join('\n').slice(0, DISCORD_LIMIT - 30 - end.length)}\n${end}`;
}

/**
 * A `harmless` text for Discord, without markdown, mentions, emojis or links. Each special character gets a backslash;
 * round brackets need none, because square ones no longer open a link.
 */
export function harmlessInDiscord(text: string): string {
  return harmless(text).replace(/[\\*_~`|<>[\]#]/g, '\\$&');
}
