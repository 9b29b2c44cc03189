import { seasonFacts } from '../log/fold.ts';
import { fail } from '../problem.ts';
import { areAlike, lookAlikeKeys } from '../workbook/look-alike.ts';
import { cleanName } from '../workbook/person-line.ts';
import { whyNotPlain } from '../workbook/plain-text.ts';
import { TABS, TITLES } from '../workbook/season.ts';
import { atRound, type Change, type Context, replaceRow } from './change.ts';
import { findOpen } from './close.ts';
import { addToOutbox, allFiles } from './outbox.ts';
import { readEditedPosition, requireUnedited } from './tab-position.ts';

/** Maximum number of characters in a match's title. Google allows 100 in the title of a tab, and a form's tab adds some words. */
export const TITLE_LIMIT = 60;

/** Gives a match a new title, and changes the title on the match's tabs, pages and forms (H27). */
export function renameMatch({ book }: Context, match: number, asked: string): Change {
  const { row, playback } = findOpen(book, match);
  const title = cleanName(asked);
  const bad = whyNotPlain(title, TITLE_LIMIT) ?? (lookAlikeKeys(title)[0] === '' ? 'nothing' : undefined);
  if (bad !== undefined) fail(`The title contains ${bad}.`, 'Type it again, in one line.');
  if (title === row.title) fail(`The match is already called ${title}.`, 'There is nothing to change.');
  const taken = [
    ...book.matches.matches.map((one) => one.title),
    ...[...seasonFacts(book.log).archived.values()].map(({ data }) => data.row.title),
  ];
  const isAlike = (other: string) => areAlike(other, title);
  const twin = taken.find((other) => other !== row.title && isAlike(other));
  const own = Object.values(TABS).find((tab) => isAlike(tab.title));
  if (own) fail(`Every season has a tab called ${own.title}.`, 'Choose another title.');
  if (twin !== undefined) fail(`Another match is called ${twin}.`, 'Choose a different title.');
  // The tab is drawn again, which would discard typed changes (H5).
  requireUnedited(readEditedPosition(book, row, playback));
  return {
    event: atRound(row, { what: 'rename', data: { title } }),
    matches: replaceRow(book, { ...row, title }),
    outbox: addToOutbox(book.matches.outbox, match, [...allFiles(playback), TITLES]),
    redraw: [playback],
  };
}
