import * as fc from 'fast-check';
import type { Position } from '../../../../src/rules/declare/position.ts';
import type { Match } from '../../../../src/rules/play/match.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { editWords, type Reader } from '../../../../src/sheets/log/playback/edit-words.ts';
import { seenChanges } from '../../../../src/sheets/log/playback/seen-changes.ts';
import { FACTS } from '../../../rules/law/facts.ts';
import { alterUnknown } from '../../../rules/law/unknown.ts';
import { anyMatch, lawRuns, walk } from '../../../rules/law/walk.ts';

const declarationOf = (id: string) => GAMES.find((game) => game.id === id)?.declaration;
const position = (more: object) =>
  ({ round: 1, over: false, seats: [{ player: 'Ann' }], ...more }) as unknown as Position;

const publicOnes = (changes: ReturnType<typeof seenChanges>) => changes.filter(({ by }) => by === 'everyone');

describe('H5 the words for everyone about a change by hand', () => {
  test('is nothing of another truth that everyone may not tell from this one', () => {
    let altered = 0;
    for (const game of GAMES) {
      const facts = FACTS[game.id];
      fc.assert(
        fc.property(anyMatch(0, 0, 1), (seed) => {
          walk(game, seed, ({ before, random, input }) => {
            const match = before as Match;
            const { orders } = input;
            const truths = [
              alterUnknown(match, random)?.match,
              facts?.alter?.({ match, orders }, 'public', random)?.match,
            ];
            for (const other of truths) {
              if (!other) continue;
              altered++;
              expect(publicOnes(seenChanges(game.declaration, match.position, other.position))).toEqual([]);
            }
          });
        }),
        lawRuns(4),
      );
    }
    expect(altered).toBeGreaterThan(20);
  });

  test('is a cell that everyone sees, in words', () => {
    const field = (sign: string) => position({ field: [{ row: 8, A: sign }] });
    const changes = seenChanges(declarationOf('not-flower-field'), field(''), field('red'));
    expect(changes).toEqual([{ words: 'row 8, A: nothing → red', by: 'everyone' }]);
  });

  test('is a secret once it is public', () => {
    const points = (count: number, over: boolean) =>
      position({ over, seats: [{ player: 'Ann', points: count }] });
    const told = (over: boolean) =>
      seenChanges(declarationOf('polar-power'), points(1, over), points(2, over));
    const words = 'Ann, points: 1 → 2';
    expect([told(false), told(true)]).toEqual([[{ words, by: 'nobody' }], [{ words, by: 'everyone' }]]);
  });

  test('is told to the player alone whose cell it is', () => {
    const stamps = (count: number, player = 'Ann') => position({ seats: [{ player, stamps: count }] });
    const changes = seenChanges(declarationOf('polar-power'), stamps(1), stamps(2));
    expect(changes).toEqual([{ words: 'Ann, stamps: 1 → 2', by: { player: 'Ann' } }]);
    const other = seenChanges(declarationOf('polar-power'), stamps(1), stamps(2, 'Ben'));
    expect(other.filter(({ words }) => words.includes('stamps'))).toMatchObject([{ by: 'nobody' }]);
    const edits = [{ after: 1, position: stamps(2), seen: changes }];
    const told = (viewer: Reader) => editWords({ edits, rounds: [], isEnded: false }, viewer);
    expect(told({ player: 'Ann' })).toContain('by hand after round 1 (Ann, stamps: 1 → 2). ');
    for (const viewer of ['public', { player: 'Ben' }] as const) expect(told(viewer)).not.toContain('stamps');
  });

  test('is told to the host alone where nobody else may know it', () => {
    const points = (count: number) => position({ seats: [{ player: 'Ann', points: count }] });
    const seen = seenChanges(declarationOf('polar-power'), points(1), points(2));
    const edits = [{ after: 1, position: points(2), seen }];
    const told = (viewer: Reader) => editWords({ edits, rounds: [], isEnded: false }, viewer);
    expect(told('host')).toContain('by hand after round 1 (Ann, points: 1 → 2). ');
    for (const viewer of ['public', { player: 'Ann' }] as const) expect(told(viewer)).not.toContain('points');
  });
});
