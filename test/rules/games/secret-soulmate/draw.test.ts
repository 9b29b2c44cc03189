import { secretSoulmate } from '../../../../src/rules/games/secret-soulmate/index.ts';
import { replay } from '../../../../src/rules/play/replay.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { boardOf } from '../../board-lines.ts';
import { follow } from '../../builder.ts';
import { record } from './build.ts';

/** The texts of Ann's board after so many rounds of a match, with some hints switched on. */
function ofAnn(rounds: number, hints?: readonly string[]): readonly string[] {
  const raw = record({ rounds: Array.from({ length: rounds }, () => ({ orders: {} })) });
  const played = replay(GAMES, raw);
  const views = [played.start, ...played.rounds];
  const seen = {
    public: views.map((view) => view.public) as never,
    private: views.map((view) => view.private.Ann) as never,
    ...(hints ? { hints } : {}),
  };
  const { cells } = secretSoulmate.draw.private(follow(raw).match.info, 0, seen);
  return cells.map(({ text }) => String(text));
}

test('S18 who cannot be the soulmate stands on the board only where the host wants it, and from the first round on', () => {
  expect(ofAnn(1, ['ruledOut'])).toContain('Not your soulmate');
  expect(ofAnn(1)).not.toContain('Not your soulmate');
  expect(ofAnn(1, ['other'])).not.toContain('Not your soulmate');
  expect(ofAnn(0, ['ruledOut'])).not.toContain('Not your soulmate');
});

test('S7 S10 the end says of each round without points whether it was a tie', () => {
  const over = record({
    garnets: { Ann: 1 },
    rounds: Array.from({ length: 9 }, (_, i) => ({ orders: i === 0 ? { Ann: { garnets: 1 } } : {} })),
  });
  const won = (seat: number) =>
    boardOf(over, seat)
      .cells.map(({ text }) => String(text))
      .filter((text) => /^(★ yes|no)/.test(text));
  const ties = Array<string>(8).fill('no, a tie');
  expect(won(0)).toEqual(['★ yes', ...ties]);
  expect(won(1)).toEqual(['no, Ann’s number was higher', ...ties]);
});
