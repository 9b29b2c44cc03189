import { announceMatch } from '../../../src/sheets/delivery/announcement.ts';
import { invitations, invite } from '../../../src/sheets/delivery/invite.ts';
import { postAnnouncements } from '../../../src/sheets/delivery/post-announcements.ts';
import { remind } from '../../../src/sheets/delivery/remind.ts';
import { setWebhook } from '../../../src/sheets/delivery/webhook.ts';
import { lastEntryOf } from '../../../src/sheets/log/chain.ts';
import { checkLine, confirmationLine, fingerprintLine } from '../../../src/sheets/log/check-line.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import type { Memory } from '../memory-ports.ts';
import { begin, resolve, resolveAndDeliver } from '../season.ts';

const DEADLINE = { deadline: '2026-01-12T15:00:00Z' };
const check = (memory: Memory) => checkLine(lastEntryOf(memory.book().log, 1));
const seed = (memory: Memory) => fingerprintLine(1, memory.playback().started.seed);
const lastLines = (text: string, count: number) => text.split('\n').slice(-count);

test('H39 X11 every invitation ends with the fingerprint of the seed and the check line', () => {
  const memory = begin(DEADLINE);
  const lines = [seed(memory), check(memory)];
  const { all, players } = invitations(memory.ports, 1);
  for (const text of [all, ...players.map((one) => one.text)]) {
    expect(lastLines(text, 2)).toEqual(lines);
    expect(text.split('Check: ')).toHaveLength(2);
  }
  invite(memory.ports, 1, '', false);
  for (const { body } of memory.mails) expect(lastLines(body, 2)).toEqual(lines);
});

test('H39 X11 every announcement ends with the check line; the one that opens the match has the fingerprint, too', () => {
  const memory = begin(DEADLINE);
  const opening = [seed(memory), check(memory)];
  const { plain, discord } = announceMatch(memory.ports, 1);
  expect(lastLines(plain, 2)).toEqual(opening);
  expect(lastLines(discord, 2)).toEqual(opening.map((line) => `-# ${line}`));
  resolve(memory);
  const later = announceMatch(memory.ports, 1);
  expect(lastLines(later.plain, 1)).toEqual([check(memory)]);
  expect(later.plain).not.toContain('Fingerprint');
});

test('H39 the panel has the check line for a reminder that the host writes into a chat', () => {
  const memory = begin(DEADLINE);
  resolve(memory);
  expect(panelState(memory.ports).matches[0]?.check).toBe(check(memory));
});

test('H39 every post and every reminder ends with the check line', () => {
  const memory = begin(DEADLINE);
  setWebhook(memory.ports, `https://discord.com/api/webhooks/123456789/${'s'.repeat(36)}wxyz`);
  resolve(memory);
  postAnnouncements(memory.ports);
  expect(memory.posts.map(([, text]) => lastLines(text, 1))).toEqual([[`-# ${check(memory)}`]]);
  const before = check(memory);
  remind(memory.ports, 1, 1, false);
  expect(memory.mails).toHaveLength(4);
  for (const { body } of memory.mails) expect(lastLines(body, 1)).toEqual([before]);
});

test('H39 S17 pages have the lines above “More about this match”, a player’s with the confirmation', () => {
  const memory = begin(DEADLINE);
  resolveAndDeliver(memory);
  const pages = [...memory.shown].filter(([key]) => key.endsWith(' 920001')).map(([, { cells }]) => cells);
  const { entries } = memory.book().log;
  const own = memory.playback().started.players.map((_, seat) => confirmationLine(entries, 1, seat));
  const ends = pages.map((cells) => {
    const texts = cells.map(({ text }) => String(text));
    const at = texts.indexOf('More about this match');
    return texts.slice(texts.indexOf(seed(memory)), at);
  });
  const kept = [seed(memory), check(memory)];
  expect(new Set(own).size).toBe(4);
  expect(ends.map((lines) => lines.join()).sort()).toEqual(
    [kept, ...own.map((line) => [...kept, line])].map((lines) => lines.join()).sort(),
  );
});
