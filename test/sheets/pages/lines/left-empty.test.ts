import * as fc from 'fast-check';
import { GAMES } from '../../../../src/rules/registry.ts';
import { wakeUp } from '../../../../src/sheets/delivery/turn.ts';
import { handOverPlace } from '../../../../src/sheets/matches/hand-over.ts';
import { leftEmpty } from '../../../../src/sheets/pages/lines/answer-lines.ts';

import { makeRandom, rosterFor } from '../../../players.ts';
import { anyMatch, lawRuns, walk } from '../../../rules/law/walk.ts';
import type { Memory } from '../../memory-ports.ts';
import { makeMatch, makeSeason, rehearsal, resolve, send, wholeCopy } from '../../season.ts';

const question = (title: string, empty?: string) =>
  ({ id: title, title, input: { kind: 'text' }, ...(empty ? { empty } : {}) }) as const;

test('what stands in for each question that was left empty, or chosen as “—”', () => {
  const asked = [
    question('Card', 'your lowest'),
    question('Chips', 'the rest'),
    question('Stamps', 'the rest'),
    question('Mail', 'no mail'),
    question('Coils', 'none'),
    question('More'),
  ];
  expect(leftEmpty({ Card: '—', Stamps: ' ' }, asked)).toBe(
    'Left empty: Card — your lowest; Chips and Stamps — the rest.',
  );
  expect(leftEmpty({ 'Card [1st]': '3', Chips: '0', Stamps: 'x' }, asked)).toBe('');
});

test.each(Object.values(GAMES).map((game) => [game.id, game] as const))(
  '%s says for each kind of question what an empty answer means, at the end of its help or at the top of the form',
  (_, game) => {
    fc.assert(
      fc.property(anyMatch(0, 0, 1), (seed) => {
        walk(game, seed, ({ before: { info }, seen }) => {
          const questions = game.form.questions(info, seen[seen.length - 1]?.public as never);
          const top = game.glance.sends?.(info.options) ?? '';
          for (const { help = '', empty } of questions)
            if (empty !== undefined)
              expect(help.endsWith(`Left empty: ${empty}.`) || top.includes(`(left empty: ${empty})`)).toBe(
                true,
              );
          // Of several questions for one list, the first says it.
          const listOf = (id: string) => id.replace(/\d+$/, '');
          const saying = new Set(
            questions.flatMap(({ id, empty }) => (empty === undefined ? [] : listOf(id))),
          );
          expect(questions.filter(({ id }) => !saying.has(listOf(id)))).toEqual([]);
        });
      }),
      lawRuns(2),
    );
  },
);

describe('H23 a place goes to somebody else', () => {
  const ZOE = { player: 'Ben', person: 'other', by: '', name: 'Zoe', email: 'zoe@example.com' } as const;

  test.each(GAMES.map((game) => [game.id, game] as const))(
    '%s: its page says of the same answers what it said before, in the open round and after it',
    (_, game) => {
      const players = rosterFor(game.seating.rule);
      const memory = makeSeason(players);
      makeMatch(memory, { game: game.id, players: players.map(({ name }) => name) });
      // A simulated player may send nothing.
      const drawn = ['1', '2', '3', '4', '5', '6', '7', '8'].map(
        (seed) => rehearsal(memory, makeRandom(seed)).get('Ben') ?? {},
      );
      const answers = drawn.find((one) => Object.values(one).some((text) => text !== '')) ?? {};
      /** The page about the answers, after the open round and once it is resolved. */
      const said = (season: Memory, name: string) => {
        send(season, name, answers);
        wakeUp(season.ports);
        const open = season.page(name);
        resolve(season);
        const pages = [open, season.page(name)];
        return pages.map((page) =>
          page.split('\n').filter((line) => /^(Left empty|✓ Your order counts)/.test(line)),
        );
      };
      const before = said(wholeCopy(memory), 'Ben');
      handOverPlace(memory.ports, ZOE);
      expect(said(memory, 'Zoe')).toEqual(before);
      expect(before[0]?.join()).toContain('✓ Your order counts');
      if (game.id === 'not-flower-field') expect(before.flat().join()).not.toContain('Left empty');
    },
  );
});
