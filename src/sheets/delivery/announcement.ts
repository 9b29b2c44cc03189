import { cut } from '../../rules/base/json.ts';
import { harmless, oneStop, plural } from '../../rules/base/words.ts';
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

/** The parts of a playback that an announcement reads; no secret is among these parts. */
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

/** Maximum characters of a Discord message (https://discord.com/developers/docs/resources/webhook#execute-webhook). */
export const DISCORD_LIMIT = 2000;

/**
 * Writes the announcement for the present state of a match. Also gives the last characters of the webhook, and the time
 * of the Discord post. Costs one call.
 */
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
 * Writes the announcement of a match's last round, or of the match's start, for the host to paste into a chat. Adds the
 * link to the spectators' page, and the host's own `words`. The lines in `kept` come last, in small letters on Discord.
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
    plain: oneStop([...plain, ...(link === '' ? [] : [`The board: ${link}`]), ...kept].join('\n')),
    /** The announcement in Discord's markdown, of at most DISCORD_LIMIT characters. */
    discord: oneStop(forDiscord(row.title, results, before, told, afterInDiscord, link, kept)),
  };
}

/**
 * Gives the lines of an announcement that players should keep. The first announcement of a match contains the
 * fingerprint of the seed (H39).
 */
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

/** Writes a time so that Discord shows it in each reader's time zone (https://discord.com/developers/docs/reference#message-formatting). */
const discordTime: TimeWords = (iso) => `<t:${Math.floor(Date.parse(iso) / 1000)}:F>`;

/** Writes the announcement for Discord. If the text is too long for Discord, lists fewer events, and says how many are left out. */
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
  // Discord shows no preview of a link in angle brackets.
  const foot = [...after, ...(link === '' ? [] : [`The board: <${link}>`])];
  // https://support.discord.com/hc/en-us/articles/210298617: “-# ” makes small text.
  const small = kept.map((line) => `-# ${line}`);
  const lines = told.map((text) => `• ${harmlessInDiscord(text)}`);
  for (let shown = lines.length; shown >= 0; shown--) {
    const left = lines.length - shown;
    const note = left === 0 ? [] : [`… The spectators’ page has ${plural(left, 'more line')}.`];
    const text = [...head, ...lines.slice(0, shown), ...note, ...foot, ...small].join('\n');
    if (text.length <= DISCORD_LIMIT) return text;
  }
  const end = ['… The rest is cut off.', ...small].join('\n');
  return `${cut([...head, ...foot].join('\n'), DISCORD_LIMIT - 30 - end.length)}\n${end}`;
}

/**
 * Makes a text harmless in Discord: no markdown, mentions, emojis or links. Puts a backslash before each special
 * character. Round brackets need no backslash, because a link also needs square brackets.
 */
export function harmlessInDiscord(text: string): string {
  return harmless(text).replace(/[\\*_~`|<>[\]#]/g, '\\$&');
}
