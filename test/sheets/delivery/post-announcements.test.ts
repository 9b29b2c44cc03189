import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { wakeByClock } from '../../../src/sheets/clock/wake.ts';
import { announceMatch } from '../../../src/sheets/delivery/announcement.ts';
import { postAnnouncements } from '../../../src/sheets/delivery/post-announcements.ts';
import { postTest, setWebhook, webhookEnd } from '../../../src/sheets/delivery/webhook.ts';
import { mustPlayBack } from '../../../src/sheets/log/fold.ts';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { endingAt, endsOf } from '../ending-at.ts';
import { copyMemory, type Memory } from '../memory-ports.ts';
import { act, begin, makeMatch, problemOf, resolve, send } from '../season.ts';

const ADDRESS = `https://discord.com/api/webhooks/123456789/${'s'.repeat(36)}wxyz`;

/** A match whose first round was resolved after the host gave a webhook. */
function resolved(): Memory {
  const memory = begin();
  setWebhook(memory.ports, ADDRESS);
  resolve(memory);
  return memory;
}

const post = ({ ports }: Memory) => postAnnouncements(ports);
const due = (memory: Memory) => memory.panel().toPost;
const warnings = (memory: Memory) => memory.panel().warnings;

describe('a round', () => {
  test('is posted once, as it is announced, however often the press is repeated', () => {
    const memory = resolved();
    expect(due(memory)).toEqual([1]);
    expect(post(memory)).toEqual({ failed: [], wait: 0 });
    expect(memory.posts).toEqual([[ADDRESS, announceMatch(memory.ports, 1).discord]]);
    expect(due(memory)).toEqual([]);
    post(memory);
    expect(memory.posts).toHaveLength(1);
    resolve(memory);
    post(memory);
    expect(memory.posts.map(([, text]) => /round \d/.exec(text)?.[0])).toEqual(['round 1', 'round 2']);
  });

  test('is posted again after it was taken back and resolved again', () => {
    const memory = resolved();
    act(memory, undoRound, 1, 1);
    post(memory);
    expect(memory.posts).toEqual([]);
    resolve(memory);
    post(memory);
    act(memory, undoRound, 1, 1);
    post(memory);
    expect(memory.posts).toHaveLength(1);
    resolve(memory);
    post(memory);
    expect(memory.posts).toHaveLength(2);
  });

  test('that resolves by itself is posted while nobody looks', () => {
    const memory = begin({
      deadline: '2026-01-12T15:00:00.000Z',
      timing: { ...USUAL_TIMING, auto: 'deadline' },
    });
    setWebhook(memory.ports, ADDRESS);
    send(memory, 'Ann', { 'Number card': 1 });
    memory.time = Date.parse('2026-01-12T15:10:00Z');
    memory.postFailure = { error: 'Discord takes no more texts for now', wait: 5000 };
    wakeByClock(memory.ports);
    expect(due(memory)).toEqual([1]);
    // Discord takes it at a later wake-up, though nothing else is due until the next deadline.
    memory.postFailure = undefined;
    memory.posts.length = 0;
    memory.time = Date.parse('2026-01-12T15:45:00Z');
    wakeByClock(memory.ports);
    expect(memory.posts.map(([, text]) => /round \d/.exec(text)?.[0])).toEqual(['round 1']);
    expect(due(memory)).toEqual([]);
  });

  test('that was resolved before the webhook was given is not posted, nor any once it is forgotten', () => {
    const memory = begin();
    resolve(memory);
    setWebhook(memory.ports, ADDRESS);
    expect(due(memory)).toEqual([]);
    resolve(memory);
    setWebhook(memory.ports, '');
    expect(due(memory)).toEqual([]);
    post(memory);
    expect(memory.posts).toEqual([]);
  });

  test('waits as long as Discord says, and is posted then', () => {
    const memory = resolved();
    memory.postFailure = { error: 'Discord takes no more texts for now', wait: 5000 };
    expect(post(memory)).toEqual({
      failed: [{ match: 1, error: 'Discord takes no more texts for now' }],
      wait: 5000,
    });
    expect(warnings(memory)).toEqual([
      'The announcement of Secret Soulmate, round 1, is not posted yet: Discord takes no more texts for now.',
    ]);
    memory.postFailure = undefined;
    memory.time += 4000;
    expect(post(memory)).toEqual({ failed: [], wait: 1000 });
    expect(memory.posts).toEqual([]);
    memory.time += 1000;
    expect(post(memory)).toEqual({ failed: [], wait: 0 });
    expect([memory.posts.length, warnings(memory)]).toEqual([1, []]);
  });

  test('that gets no answer is named and not tried again', () => {
    const memory = resolved();
    memory.postFailure = { error: 'no answer came', isUnclear: true as const };
    post(memory);
    memory.postFailure = undefined;
    const { length } = memory.posts;
    post(memory);
    expect([memory.posts.length, due(memory)]).toEqual([length, []]);
    expect(warnings(memory)).toEqual([expect.stringMatching(/may or may not be posted/)]);
  });

  test('that is refused waits, is tried again five times in all, and is left to the host then', () => {
    const memory = resolved();
    memory.postFailure = { error: 'Discord does not know this webhook any more' };
    let tries = 0;
    const { post: really } = memory.ports.chat;
    memory.ports.chat.post = (address, text) => {
      tries++;
      return really(address, text);
    };
    post(memory);
    expect(warnings(memory)).toEqual([expect.stringMatching(/, is not posted yet: Discord does not know/)]);
    for (let i = 0; i < 10; i++) {
      memory.time += 31 * 60_000;
      post(memory);
    }
    expect([tries, due(memory)]).toEqual([5, []]);
    expect(warnings(memory)).toEqual([expect.stringMatching(/was not posted: Discord does not know/)]);
  });

  test('is posted though another match cannot be replayed; that one waits', () => {
    const memory = begin();
    makeMatch(memory, { seed: 'another seed of twenty letters' });
    setWebhook(memory.ports, ADDRESS);
    for (const match of [1, 2]) resolve(memory, match);
    const book = memory.book();
    const fault = { entry: 0, problem: 'it does not fit' };
    const replayed = new Map([[1, { ...mustPlayBack(book.log, 1), fault }]]);
    postAnnouncements(memory.ports, { ...book, log: { ...book.log, replayed } });
    expect(memory.posts).toHaveLength(1);
    expect(due(memory)).toEqual([1]);
  });

  test('is never posted twice, wherever the script is ended', () => {
    const before = resolved();
    const ends = endsOf(copyMemory(before), postAnnouncements);
    expect(ends.length).toBeGreaterThan(2);
    for (const last of ends) {
      const memory = copyMemory(before);
      try {
        postAnnouncements(endingAt(memory, last).ports);
      } catch {}
      post(memory);
      expect([last, memory.posts.length <= 1]).toEqual([last, true]);
    }
  });
});

describe('a webhook', () => {
  test('is tried with a text, and what Discord says of it is told', () => {
    const memory = begin();
    expect(problemOf(() => postTest(memory.ports)).what).toBe('No Discord channel is set.');
    setWebhook(memory.ports, ADDRESS);
    expect(postTest(memory.ports)).toBe('wxyz');
    expect(memory.posts.map(([, text]) => text)).toEqual([
      'This is a test by the host. Each round will be announced here.',
    ]);
    memory.postFailure = { error: 'Discord does not know this webhook' };
    expect(problemOf(() => postTest(memory.ports)).what).toBe('Discord does not know this webhook.');
    memory.postFailure = { error: 'Discord gave no answer', isUnclear: true };
    expect(problemOf(() => postTest(memory.ports)).todo).toBe('Look at the channel.');
  });

  test('has the time at which the last round was posted, and none for an earlier one', () => {
    const memory = resolved();
    expect(announceMatch(memory.ports, 1).postedAt).toBe('');
    post(memory);
    expect(announceMatch(memory.ports, 1).postedAt).toBe(new Date(memory.time).toISOString());
    resolve(memory);
    expect(announceMatch(memory.ports, 1).postedAt).toBe('');
  });

  test.each(['ptb.discord.com/api', 'canary.discord.com/api', 'discordapp.com/api', 'discord.com/api/v10'])(
    'may be one of %s',
    (place) => {
      const memory = begin();
      setWebhook(memory.ports, ADDRESS.replace('discord.com/api', place));
      resolve(memory);
      post(memory);
      expect(memory.posts.map(([address]) => address)).toEqual([ADDRESS]);
    },
  );

  test('that Discord does not know is not kept; one without an answer is', () => {
    const memory = begin();
    memory.postFailure = { error: 'Discord does not know this webhook. Enter another webhook' };
    expect(problemOf(() => setWebhook(memory.ports, ADDRESS))).toMatchObject({
      what: 'Discord does not know this webhook. Enter another webhook.',
    });
    expect(webhookEnd(memory.ports.memo)).toBe('');
    memory.postFailure = { error: 'Discord gave no answer', isUnclear: true };
    setWebhook(memory.ports, ADDRESS);
    expect(webhookEnd(memory.ports.memo)).toBe('wxyz');
  });

  test('that replaces a failed one gets the failed round, once', () => {
    const memory = resolved();
    memory.postFailure = { error: 'Discord does not know this webhook' };
    post(memory);
    memory.postFailure = undefined;
    const other = ADDRESS.replace('wxyz', 'abcd');
    setWebhook(memory.ports, other);
    expect(due(memory)).toEqual([1]);
    post(memory);
    post(memory);
    setWebhook(memory.ports, ADDRESS);
    expect([memory.posts.map(([address]) => address), due(memory)]).toEqual([[other], []]);
  });

  test.each([
    'http://discord.com/api/webhooks/123456789/aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'https://discord.com.evil.org/api/webhooks/123456789/aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'https://discord.com/api/webhooks/123456789/aaaaaaaaaaaaaaaaaaaaaaaaaaaa/../../users',
    'https://discord.com/api/webhooks/123456789/aaaaaaaaaaaaaaaaaaaaaaaaaaaa?x=https://evil.org',
    'https://discord.com/api/webhooks/123456789/aaaaaaaaaaaaaaaaaaaaaaaaaaaa/slack',
    'https://discord.com/api/webhooks/123456789/aaaaaaaaaaaaaaaaaaaaaaaaaaaa#x',
    'discord.com/api/webhooks/123456789/aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'hello',
  ])('at %s is refused', (address) => {
    const memory = begin();
    const { what, todo } = problemOf(() => setWebhook(memory.ports, address));
    expect(what).toBe('This is not the address of a Discord webhook.');
    expect(todo).toContain('https://discord.com/api/webhooks/');
    expect(memory.notes.get('discord webhook')).toBeUndefined();
  });

  test.each([
    ['?wait=true', ''],
    ['/', ''],
    ['/?wait=true&thread_id=12345678', '?thread_id=12345678'],
    ['?thread_id=12345678&wait=true', '?thread_id=12345678'],
    ['?thread_id=', ''],
    ['  \n', ''],
  ])('that ends with “%s” is kept with “%s”', (end, kept) => {
    const memory = resolved();
    setWebhook(memory.ports, ` ${ADDRESS.replace('discord.com', 'www.discordapp.com')}${end}`);
    expect(memory.notes.get('discord webhook')).toBe(`${ADDRESS}${kept}`);
  });

  test('is a secret: no cell, no log and no answer has more than its end', () => {
    const memory = resolved();
    post(memory);
    const known = [memory.panel(), announceMatch(memory.ports, 1), [...memory.tabs.values()]];
    expect(announceMatch(memory.ports, 1).webhook).toBe('wxyz');
    expect(JSON.stringify([known, memory.book().log])).not.toContain('ssss');
  });
});
