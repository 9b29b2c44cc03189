import { stopped } from '../../rules/base/words.ts';
import { replayMatch } from '../actions/current-match.ts';
import { type Book, openBook } from '../log/book.ts';
import { asShown } from '../log/playback/as-shown.ts';
import type { Playback } from '../log/playback/playback.ts';
import { hostWords } from '../pages/lines/host-words.ts';
import { boardLink } from '../pages/page-write.ts';
import type { Ports, PostFailure } from '../ports.ts';
import { isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { announcement, toKeep } from './announcement.ts';
import { lastResolve, notePost, postNote } from './post-note.ts';
import { webhookOf } from './webhook.ts';

/**
 * AGAIN is the time between two tries of a text that Discord refused, in milliseconds. After MOST_REFUSALS refusals,
 * only the host can post the text.
 */
const AGAIN = 30 * 60_000;
const MOST_REFUSALS = 5;

/** Lists the matches whose last round must still be posted to the host's channel; [] if the host has set no webhook. */
export function postsDue({ memo }: Pick<Ports, 'memo'>, { log, matches }: Book): readonly number[] {
  if (webhookOf(memo) === undefined) return [];
  return matches.matches
    .map(({ number }) => number)
    .filter((number) => {
      const entry = lastResolve(log, number);
      const note = postNote(memo, number);
      return entry > 0 && (note?.entry !== entry || note.state === 'later');
    });
}

/** Describes each last round that could not be posted, in one or more sentences for each match. */
export function postProblems({ memo }: Pick<Ports, 'memo'>, { log, matches }: Book): readonly string[] {
  if (webhookOf(memo) === undefined) return [];
  return matches.matches.flatMap(({ number, title, round }) => {
    const note = postNote(memo, number);
    if (!note || note.entry !== lastResolve(log, number) || note.state === 'posted') return [];
    const what = `The announcement of ${title}, round ${round}`;
    const todo = 'copy the text under “Announce in a chat”';
    if (note.state === 'later') return [stopped(`${what}, is not posted yet: ${note.error}`)];
    if (note.state === 'refused') return [`${stopped(`${what}, was not posted: ${note.error}`)} Or ${todo}.`];
    return [
      `${what}, may or may not be posted, because Discord gave no answer. Look at the channel. If the announcement is missing, ${todo}.`,
    ];
  });
}

/** The result of posting: the texts that Discord refused, and the milliseconds until the remaining texts can be posted. */
export interface Posting {
  readonly failed: readonly { readonly match: number; readonly error: string }[];
  readonly wait: number;
}

/**
 * Posts the announcements that are due. Saves a note of each try before the post, so that a repeated or interrupted run
 * posts no text twice.
 */
export function postAnnouncements(ports: Ports, book: Book = openBook(ports)): Posting {
  const address = webhookOf(ports.memo);
  if (address === undefined) return { failed: [], wait: 0 };
  const results = postsDue(ports, book).map((match) => ({ match, ...postOne(ports, book, match, address) }));
  return {
    failed: results.flatMap(({ match, error }) => (error === undefined ? [] : [{ match, error }])),
    wait: Math.max(0, ...results.map(({ wait = 0 }) => wait)),
  };
}

function postOne(ports: Ports, book: Book, match: number, address: string): Partial<PostFailure> {
  const { memo, chat, clock } = ports;
  const entry = lastResolve(book.log, match);
  const before = postNote(memo, match);
  const { notBefore = 0, refusals = 0 } = before?.entry === entry ? before : {};
  const left = notBefore - clock.now();
  if (left > 0) return { wait: left };
  const playback = shownMatch(book, match);
  if (!playback) return {};
  const row = findMatch(book, match);
  const { discord } = announcement(row, playback, boardLink(ports, book), toKeep(playback, book.log), {
    words: hostWords(book.log, row),
  });
  notePost(memo, match, { entry, state: 'trying' });
  const failure = chat.post(address, discord);
  if (!failure) notePost(memo, match, { entry, state: 'posted', at: isoTime(clock.now()) });
  if (!failure || failure.isUnclear) return failure ?? {};
  const isRefused = failure.wait === undefined;
  if (isRefused && refusals + 1 >= MOST_REFUSALS) {
    notePost(memo, match, { entry, state: 'refused', error: failure.error });
    return failure;
  }
  const { error, wait = AGAIN } = failure;
  const next = { notBefore: clock.now() + wait, refusals: refusals + (isRefused ? 1 : 0) };
  notePost(memo, match, { entry, state: 'later', error, ...next });
  return { error, wait };
}

/**
 * Replays the match to announce. Gives undefined if the match cannot be replayed, so that other matches are still
 * posted. The panel tells the reason.
 */
function shownMatch(book: Book, match: number): Playback | undefined {
  try {
    return asShown(replayMatch(book, match));
  } catch {
    return undefined;
  }
}
