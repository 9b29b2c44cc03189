import { changeLink } from '../../../src/sheets/pages/change-link.ts';
import { placeOf, plainLink } from '../../../src/sheets/workbook/form-link.ts';
import { receipts } from '../receipts.ts';
import { begin, loggedRow, send } from '../season.ts';

const linkIn = (page: ReturnType<typeof begin>, name: string) => {
  const grid = [...page.shown].find(([, { cells }]) =>
    cells.some(({ text }) => String(text).startsWith(`${name}. Only you`)),
  )?.[1];
  return grid?.cells.find(({ text }) => text === '➜ Change my order')?.link;
};

test('H2 a player’s page has a link that opens the order form with the order filled in', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 2, 'Use a point token': 'yes' });
  receipts(memory);
  const link = linkIn(memory, 'Ann') as string;
  const filled = [...new URL(link).searchParams.values()];
  expect(filled).toEqual(['2', 'yes']);
  expect(memory.page('Ann')).toContain(plainLink(loggedRow(memory).formUrl));
});

test('a link that would be too long is not offered: a shortened one would erase answers', () => {
  const memory = begin();
  const playback = memory.playback();
  const link = `https://forms/x?entry.1=${placeOf('card')}`;
  expect(changeLink(link, playback, { 'Number card': '1' })).toBe('https://forms/x?entry.1=1');
  expect(changeLink(link, playback, { 'Number card': '1'.repeat(2000) })).toBeUndefined();
  // A form whose link fills in nothing.
  expect(changeLink('https://forms/x', playback, { 'Number card': '1' })).toBeUndefined();
});
