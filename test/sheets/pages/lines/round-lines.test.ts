import { HEADING } from '../../../../src/rules/board/page.ts';
import type { Refusal } from '../../../../src/rules/order/refusal.ts';
import { award } from '../../../../src/sheets/actions/award.ts';
import { announcement } from '../../../../src/sheets/delivery/announcement.ts';
import { roundFor } from '../../../../src/sheets/log/playback/round-for.ts';
import { earlierLines } from '../../../../src/sheets/pages/lines/earlier-lines.ts';
import { ownRoundLines } from '../../../../src/sheets/pages/lines/round-lines.ts';
import { rulingLines, storyLines } from '../../../../src/sheets/pages/lines/story-lines.ts';
import { previewRound, whyRound } from '../../../../src/sheets/panel-api/rounds.ts';
import { act, begin, NAMES, offer, problemOf, resolve, send } from '../../season.ts';

const GIFT = { from: 'Ann', to: 'Ben', gives: { garnets: 2 }, takes: {} };

/** A round of Secret Soulmate: Ann and Ben sent an order, Cleo an empty form, Dan nothing. */
const { memory, playback } = (() => {
  const memory = begin({ setup: '{"soulmates":[["Ann","Ben"],["Cleo","Dan"]]}' });
  send(memory, 'Ann', { 'Number card': 3, 'Use a point token': 'yes' });
  send(memory, 'Ben', { 'Number card': 2, 'Garnets to add': 99 });
  send(memory, 'Cleo', {});
  resolve(memory);
  return { memory, playback: memory.playback() };
})();
const round = playback.rounds[0]!;
const toldTo = (viewer: Parameters<typeof roundFor>[2]) => roundFor(round, NAMES, viewer).told;
const told = (viewer: Parameters<typeof roundFor>[2]) => toldTo(viewer).map(({ to }) => to);
const own = (name: string) => ownRoundLines(playback, NAMES.indexOf(name)).map(({ text }) => text);

describe('S7 what happened in a round is told', () => {
  test('to everyone only where it is public', () => {
    expect(new Set(told('public'))).toEqual(new Set(['public']));
  });

  test.each(NAMES.map((name, seat) => [name, seat] as const))(
    'to %s only what is public or their own',
    (_name, seat) => {
      expect(new Set(told(seat))).toEqual(new Set([seat, 'public']));
    },
  );

  test('to the host whole, and in order', () => {
    expect(toldTo('host')).toEqual(round.story);
    expect(new Set(told('host'))).toEqual(new Set(['host', 'public', 0, 1, 2, 3]));
  });

  test('by “Explain a round” alike, with the refused lines of that player alone', () => {
    const why = (viewer: string) =>
      whyRound(memory.ports, 1, 1, viewer).map(({ to, ruling }) => `${to} ${ruling}`);
    // The result comes first, without a ruling.
    expect(why('public')).toEqual(['public ', 'public ', 'public S7']);
    expect(why('Ann')).toEqual(['Ann ', 'Ann X4', 'public S7']);
    expect(why('Ben')).toEqual(['Ben ', 'Ben X3', 'Ben X4', 'public S7']);
    expect(why('host')).toEqual([
      'host ',
      'Ben X3',
      ...['Ann X4', 'Ben X4', 'Cleo S1', 'Cleo X4', 'Dan S1', 'Dan X4'],
      ...['host S7', 'host S10', 'public S7'],
    ]);
  });

  test('to nobody who does not play in it', () => {
    expect(problemOf(() => whyRound(memory.ports, 1, 1, 'Zoe')).what).toBe(
      'Zoe does not play in this match.',
    );
    expect(problemOf(() => whyRound(memory.ports, 1, 2, 'Ann')).what).toBe('Round 2 has not been resolved.');
  });
});

describe('a player’s own round', () => {
  test('shows what they sent, an answer a line, and what came of it', () => {
    expect(own('Ann')).toEqual([
      'Your round 1',
      'You sent, Sat 10 Jan 2026, 12:00 UTC:',
      'Number card: 3\nUse a point token: yes',
      '• Ann plays 3, with a point token.',
    ]);
  });
  test('shows what was refused of it', () => {
    expect(own('Ben')).toEqual([
      'Your round 1',
      'You sent, Sat 10 Jan 2026, 12:00 UTC:',
      'Number card: 2\nGarnets to add: 99',
      '✗ Garnets to add: 99 cost 99 garnets, and none is left in the purse.',
      'The lines marked ✗ did not count. This counted instead:',
      '• Ben plays 2.',
    ]);
  });
  test('says whether anything was left where nothing is told of it', () => {
    const refusal = (part: string): Refusal => ({ player: 'Ben', part, code: 'not-held', message: 'None.' });
    const last = (order: object, ...parts: readonly string[]) => {
      const input = { ...round.input, orders: { Ben: order } } as typeof round.input;
      const silent = { ...round, input, story: [], refused: parts.map(refusal) };
      const lines = ownRoundLines({ ...playback, rounds: [silent] }, NAMES.indexOf('Ben'));
      return lines[lines.length - 1]?.text;
    };
    const rest = 'The lines marked ✗ did not count, but the rest of your order counted.';
    const nothing = 'The lines marked ✗ did not count, and nothing else was in your order.';
    expect(last({ buy: 9, mails: [1, 2] }, 'mails[0]', 'mails[1]')).toBe(rest);
    expect(last({ buy: 9, mails: [1, 2] }, 'buy', 'mails[1]')).toBe(rest);
    expect(last({ buy: 9, mails: [1, 2] }, 'buy', 'mails[0]', 'mails[1]')).toBe(nothing);
    expect(last({ mails: [1, 2] }, 'mails')).toBe(nothing);
  });

  test('shows that an empty form came, or nothing', () => {
    expect(own('Cleo')).toEqual([
      'Your round 1',
      'You sent, Sat 10 Jan 2026, 12:00 UTC: an empty form.',
      '• Cleo sent no valid card, so the lowest card is played: 1.',
      '• Cleo plays 1.',
    ]);
    expect(own('Dan')).toEqual([
      'Your round 1',
      'You sent no order in time. Without an order: your lowest card is played, without garnets or a point token.',
      '• Dan sent no valid card, so the lowest card is played: 1.',
      '• Dan plays 1.',
    ]);
  });
});

test('X4 a trade that settled is told to both sides, and to nobody else', () => {
  const input = { ...round.input, trades: [GIFT] };
  const told = (viewer: Parameters<typeof roundFor>[2], refused = round.refused) =>
    roundFor({ ...round, input, refused }, NAMES, viewer).settled;
  expect(['host', 0, 1].map((viewer) => told(viewer as 'host' | number))).toEqual([
    ['Ann gives Ben 2 garnets'],
    ['you give Ben 2 garnets'],
    ['Ann gives you 2 garnets'],
  ]);
  expect([told('public'), told(2)]).toEqual([[], []]);
  const refusal = { player: 'Ann', part: 'trades[0]', code: 'not-held', message: 'Ann has none.' } as const;
  expect(told(0, [refusal])).toEqual([]);
  const lines = ownRoundLines({ ...playback, rounds: [{ ...round, input }] }, 1).map(({ text }) => text);
  expect(lines).toContain('✓ Trade before the orders: Ann gives you 2 garnets.');
});

test('the story of everyone has a head that names the round', () => {
  expect(storyLines(playback)).toEqual([
    { text: 'What happened in round 1', style: HEADING },
    { text: '• Points go to Ann.' },
  ]);
});

test('a viewer reads by which rulings a round went for them, by letter and number', () => {
  const words = (viewer: 'public' | number) => rulingLines(playback, viewer)[0]?.text;
  expect(words('public')).toMatch(
    /^Round 1 used the ruling S7\. A ruling answers what a rule text leaves open\. /,
  );
  expect(words(2)).toMatch(/^Round 1 used the rulings S1, S7 and X4\. /);
});

test('F15 details stand at the end of a page, beside the rulings; what happened is told without them', () => {
  const detail = { to: 'public', ruling: 'F14', text: 'Ann, bud, 1 for 4 points: A1 B1.', isDetail: true };
  const detailed = { ...round, story: [...round.story, detail as (typeof round.story)[number]] };
  const later = { ...playback, rounds: [detailed] };
  expect(storyLines(later).map(({ text }) => text)).toEqual([
    'What happened in round 1',
    '• Points go to Ann.',
  ]);
  const [details, rulings] = rulingLines(later, 2).map(({ text }) => text);
  expect(details).toBe(detail.text);
  expect(rulings).toMatch(/^Round 1 used the rulings F14, S1, S7 and X4\. /);
  const older = { ...playback, rounds: [detailed, round] };
  expect(earlierLines(older, 'public').map(({ text }) => text)[2]).toBe('Points go to Ann.');
  const { match, publicViews, edits, isEnded, timing } = playback;
  const row = { title: 'Match', round: 1, over: false, deadline: '' };
  const source = { match, publicViews, edits, isEnded, timing, rounds: [detailed] };
  expect(announcement(row, source as Parameters<typeof announcement>[1], '', []).plain).not.toContain(
    detail.text,
  );
});

test('X4 the host’s preview of a round begins with the trades that would settle', () => {
  const memory = begin();
  act(memory, award, { player: 'Ann', garnets: 2, bellflowers: 0, tokensOfLife: 0, why: '' });
  offer(memory, 'Ann', 'Ben', '1 garnet', '');
  const { story } = previewRound(memory.ports, { match: 1, round: 0, early: true });
  expect(story[0]).toEqual({
    to: 'both sides',
    ruling: 'X4',
    text: 'Trade before the orders: Ann gives Ben 1 garnet.',
  });
});
