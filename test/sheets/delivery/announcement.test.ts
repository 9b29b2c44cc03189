import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { harmless } from '../../../src/rules/base/words.ts';
import { playRound } from '../../../src/rules/play/match.ts';
import { openRecord, readRound } from '../../../src/rules/play/record.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { endEarly } from '../../../src/sheets/actions/end-early.ts';
import {
  announceMatch,
  announcement,
  DISCORD_LIMIT,
  harmlessInDiscord,
  toKeep,
} from '../../../src/sheets/delivery/announcement.ts';
import type { PlayedRound } from '../../../src/sheets/log/playback/playback.ts';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { EACH_GAME } from '../../rules/law/all-games.ts';
import { FACTS, type Truth } from '../../rules/law/facts.ts';
import { alterUnknown } from '../../rules/law/unknown.ts';
import { anyMatch, lawRuns, untilEnough, walk } from '../../rules/law/walk.ts';
import { act, begin, endWithVote, makeMatch, makeSeason, resolve, send } from '../season.ts';

describe('an announcement', () => {
  test('of the beginning says until when round 1 is open, and where the board is', () => {
    const memory = begin({ deadline: '2026-01-12T15:00:00Z' });
    const { spectatorFile } = memory.book().season;
    const kept = toKeep(memory.playback(), memory.book().log);
    expect(kept).toHaveLength(2);
    expect(announceMatch(memory.ports, 1)).toEqual({
      webhook: '',
      postedAt: '',
      plain: `Secret Soulmate\nThe match begins.\nRound 1: orders count until Mon 12 Jan 2026, 15:00 UTC.\nThe board: https://files/${spectatorFile}\n${kept.join('\n')}`,
      discord: `**Secret Soulmate**\n**The match begins.**\nRound 1: orders count until <t:1768230000:F>.\nThe board: <https://files/${spectatorFile}>\n-# ${kept.join('\n-# ')}`,
    });
  });

  test('of a round has what everyone was told, and nothing else', () => {
    const memory = begin({ deadline: '2026-01-12T15:00:00Z' });
    send(memory, 'Ann', { 'Number card': 1 });
    resolve(memory);
    const { plain } = announceMatch(memory.ports, 1);
    const [last] = memory.playback().rounds;
    const lines = plain.split('\n');
    // The result comes first.
    expect(lines.slice(1, 4)).toEqual([
      'Round 1: nobody got points.',
      'Rounds with points: Ann 0, Ben 0, Cleo 0, Dan 0.',
      'What happened in round 1:',
    ]);
    expect(lines).toContainEqual(expect.stringMatching(/^Round 2: orders count until/));
    const told = last!.story.filter(({ to }) => to === 'public').map(({ text }) => `• ${text}`);
    expect(told.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.startsWith('•'))).toEqual(told.map(harmless));
  });

  test('of the end names winners, candidates and points', () => {
    const memory = endWithVote(1);
    const { plain, discord } = announceMatch(memory.ports, 1);
    for (const text of [plain, discord]) {
      expect(text).toMatch(/★ (Winner|Top score)/);
      expect(text).toMatch(/▼ Elimination Candidate/);
      expect(text).toMatch(/Points: \w+ \d+, /);
      expect(text).toMatch(/The match is over after \d+ rounds\./);
    }
  });

  test('takes no more than Discord takes, and says what is left out', () => {
    const memory = begin();
    resolve(memory);
    const playback = memory.playback();
    const story = Array.from({ length: 90 }, (_, i) => ({
      to: 'public' as const,
      ruling: 'X1',
      text: `Something long_with_signs happened to somebody, number ${i}.`,
    }));
    const row = { title: 'A match', round: 1, over: false, deadline: '' };
    const { plain, discord } = announcement(
      row,
      { ...playback, rounds: [{ ...playback.rounds[0]!, story }] },
      'https://files/s',
      ['Check: match 1 · 9 · ab12'],
    );
    expect(discord.length).toBeLessThanOrEqual(DISCORD_LIMIT);
    const shown = discord.split('\n').filter((line) => line.startsWith('•')).length;
    expect(discord).toContain(`… The spectators’ page has ${90 - shown} more lines.\nRound 2 is open`);
    expect(discord).toMatch(/The board: <https:\/\/files\/s>\n-# Check: match 1 · 9 · ab12$/);
    expect(plain).toMatch(/The board: https:\/\/files\/s\nCheck: match 1 · 9 · ab12$/);
    expect(plain.split('\n').filter((line) => line.startsWith('•'))).toHaveLength(90);
  });

  test('of a match with a title as long as a text for Discord is cut, with its beginning and a note', () => {
    const memory = begin();
    const title = 'A long title. '.repeat(200);
    const row = { title, round: 0, over: false, deadline: '' };
    const { discord } = announcement(row, memory.playback(), '', ['Check: match 1 · 9 · ab12']);
    expect(discord).toMatch(
      /^\*\*A long title\. .*A long ?[^\n]*\n… The rest is cut off\.\n-# Check: match 1 · 9 · ab12$/s,
    );
    expect(discord.length).toBeGreaterThan(DISCORD_LIMIT - 40);
    expect(discord.length).toBeLessThanOrEqual(DISCORD_LIMIT);
  });

  test.each(['', 'x'])(
    'of a match with a title of signs from two halves is cut between signs (%j)',
    (first) => {
      const row = { title: `${first}${'🌻'.repeat(1200)}`, round: 0, over: false, deadline: '' };
      const { discord } = announcement(row, begin().playback(), '', []);
      expect(discord).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
    },
  );

  test('notifies nobody, whatever players are called', () => {
    const names = ['@everyone', '@here', '<@123456789012345678>', '[free](https://evil.com)'];
    const memory = makeSeason(names.map((name, i) => ({ name, email: `p${i}@example.com`, meadow: '' })));
    makeMatch(memory, { players: names });
    resolve(memory);
    act(memory, endEarly, 1, 1, 'by standing');
    const { plain, discord } = announceMatch(memory.ports, 1);
    for (const text of [plain, discord]) {
      expect(text).not.toMatch(/@(everyone|here|\d)/);
      expect(text).not.toContain('https://evil');
      expect(text).not.toContain('evil.com');
      expect(text).toContain('everyone');
    }
    expect(discord).toContain('\\[free\\](https:');
    expect(discord).not.toMatch(/(^|[^\\])<@/);
  });
});

test.each([
  ['@everyone', '@\u200beveryone', '@\u200beveryone'],
  [
    '<@!42> <#7> <t:1> <:a:9>',
    '<@\u200b!42> <#7> <t:1> <:a:9>',
    '\\<@\u200b!42\\> \\<\\#7\\> \\<t:1\\> \\<:a:9\\>',
  ],
  [
    '**b** __u__ ~~s~~ ||x|| `c` \\',
    '**b** __u__ ~~s~~ ||x|| `c` \\',
    '\\*\\*b\\*\\* \\_\\_u\\_\\_ \\~\\~s\\~\\~ \\|\\|x\\|\\| \\`c\\` \\\\',
  ],
  ['a\n# b', 'a # b', 'a \\# b'],
  ['V (lemon-2)', 'V (lemon-2)', 'V (lemon-2)'],
  ['[a](b)', '[a](b)', '\\[a\\](b)'],
  ['http://x.yz 1.5', 'http:\u200b//x.\u200byz 1.5', 'http:\u200b//x.\u200byz 1.5'],
  ['a\u202eb', 'ab', 'ab'],
])('%j is harmless', (text, plain, discord) => {
  expect(harmless(text)).toBe(plain);
  expect(harmlessInDiscord(text)).toBe(discord);
});

/** A text for the host to paste after a round of a match. */
function announced({ match, orders }: Truth, before: object): object {
  const story: PlayedRound['story'][number][] = [];
  const played = playRound(match, { credits: [], trades: [], orders }, (to, ruling, text, more) =>
    story.push({ to, ruling, text, ...more }),
  );
  const { game, info, position } = played.match;
  const { round, over } = position;
  const source = {
    match: played.match,
    publicViews: [before, game.publicView(info, position)],
    rounds: [{ round, story, amended: [] }],
    edits: [],
    isEnded: false,
    timing: USUAL_TIMING,
  };
  return {
    over,
    ...announcement({ title: 'A match', round, over, deadline: '' }, source, 'https://files/s', []),
  };
}

describe.each(EACH_GAME)('%s', (_, game) => {
  test('two matches that differ only in secrets are announced in the same words', () => {
    const alter = FACTS[game.id]?.alter;
    let compared = 0;
    untilEnough(Number(process.env.LAW_RUNS || 6), (runs) => {
      fc.assert(
        fc.property(anyMatch(0, 0, 1), (seed) => {
          walk(game, seed, ({ before, input, random }) => {
            const truth = { match: before, orders: input.orders };
            const view = game.publicView(before.info, before.position);
            const other = alter?.(truth, 'public', random);
            if (!other) return;
            const one = announced(truth, view) as { readonly over: boolean };
            // The end may make public what was hidden until then.
            if (one.over) return;
            expect(announced(other, view)).toEqual(one);
            compared++;
          });
        }),
        lawRuns(runs),
      );
      return !alter || compared > 3;
    });
    if (alter) expect(compared).toBeGreaterThan(3);
  });

  test('cells that the public may not know change no word', () => {
    fc.assert(
      fc.property(anyMatch(0, 0, 1), (seed) => {
        walk(game, seed, ({ before, random }) => {
          const other = alterUnknown(before, random);
          if (!other) return;
          const texts = [before, other.match].map((match) =>
            announcement(
              { title: 'A match', round: match.position.round, over: false, deadline: '' },
              {
                match,
                publicViews: [game.publicView(match.info, match.position)],
                rounds: [],
                edits: [],
                isEnded: false,
                timing: USUAL_TIMING,
              },
              '',
              [],
            ),
          );
          expect(texts[1]).toEqual(texts[0]);
        });
      }),
      lawRuns(Number(process.env.LAW_RUNS || 3)),
    );
  });
});

test('F15 F16 of Not Flower Field each player’s points are told once, after each round and at the end', () => {
  const record = JSON.parse(readFileSync('test/golden/not-flower-field.json', 'utf8'));
  const { rounds } = record;
  let { match } = openRecord(GAMES, record);
  for (const [i, raw] of rounds.entries()) {
    const input = readRound(match, raw, `rounds[${i}]`);
    const { game, info, position } = match;
    const { plain } = announced({ match, orders: input.orders }, game.publicView(info, position)) as {
      readonly plain: string;
    };
    match = playRound(match, input).match;
    const { scores } = game.publicView(info, match.position) as { readonly scores: Record<string, number> };
    expect(plain).toMatch(
      i === rounds.length - 1 ? /^Points: /m : /^Round \d+: points if the match ended now: /m,
    );
    for (const name of info.names)
      expect(plain.match(new RegExp(`${name}:? ${scores[name]}\\b`, 'g'))).toHaveLength(1);
  }
});
