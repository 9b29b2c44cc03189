import type { Grid } from '../../../../src/rules/board/grid.ts';
import type { WithPurse } from '../../../../src/rules/game.ts';
import { theMvp } from '../../../../src/rules/games/the-mvp/index.ts';
import type { PrivateView, PublicView } from '../../../../src/rules/games/the-mvp/view.ts';
import { allViews, outcomeOf, playRound } from '../../../../src/rules/play/match.ts';
import { openRecord, readRound } from '../../../../src/rules/play/record.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { follow } from '../../builder.ts';
import { bids, type Given, PLAYERS, record, swapped } from './build.ts';

/** Everything one viewer is given in a match: views, words and drawings. */
function given(viewer: 'public' | number, from: Given) {
  const opened = openRecord(GAMES, record(from));
  let { match } = opened;
  const publics: PublicView[] = [];
  const privates: WithPurse<PrivateView>[] = [];
  const words: string[] = [];
  const drawings: Grid[] = [];
  const look = () => {
    const seen = allViews(match);
    publics.push(seen.public as PublicView);
    const outcome = outcomeOf(match);
    const common = { public: publics, ...(outcome ? { outcome } : {}) };
    if (viewer === 'public') drawings.push(theMvp.draw.public(match.info, common));
    else {
      privates.push(seen.private[PLAYERS[viewer]!] as WithPurse<PrivateView>);
      drawings.push(theMvp.draw.private(match.info, viewer, { ...common, private: privates }));
    }
  };
  look();
  opened.rounds.forEach((raw, i) => {
    const tell = (to: unknown, ruling: string, text: string) => {
      if (to === 'public' || to === viewer) words.push(`${ruling} ${text}`);
    };
    match = playRound(match, readRound(match, raw, `rounds[${i}]`), tell).match;
    look();
  });
  return { publics, privates, words, drawings };
}

// Cat and the public see the same of both: who bid, ties, hidden cards and what others bought differ.
const ONE: Given = {
  garnets: { Ann: 3 },
  rounds: [
    { Ann: 'U 3 P 2', Bob: 'U 1', Cat: 'T 1', Dan: 'X 2' },
    { Ann: { identify: ['A'], bids: bids('W 2') }, Eve: 'W 2' },
    { Fay: 'P 1' },
  ],
};
const TWO: Given = {
  garnets: { Ann: 3 },
  pattern: swapped({ A: 'apple-2', B: 'lemon-3' }),
  rounds: [
    { Ann: 'U 1', Bob: 'U 3 P 2', Cat: 'T 1', Eve: 'X 2' },
    { Bob: 'V 3', Dan: { buyChips: 0, bids: bids('V 3') } },
    { Eve: 'P 2' },
  ],
};

test.each(['public', 2] as const)(
  'M9 M11 what %s may not know changes nothing they are given, to the byte',
  (viewer) => {
    const one = given(viewer, ONE);
    expect(one.words.length).toBeGreaterThan(5);
    expect(JSON.stringify(one)).toBe(JSON.stringify(given(viewer, TWO)));
  },
);

test('M11 the end reveals controllers, not bids, and not what was bought', () => {
  const { words, drawings } = given('public', {
    garnets: { Ann: 9 },
    rounds: [{ Ann: { identify: ['A'], bids: [{ card: 'U', chips: 17 }] }, Bob: 'U 4' }, {}, {}],
  });
  const texts = drawings.flatMap(({ cells }) => cells.map(({ text, note }) => `${text} ${note ?? ''}`));
  const all = JSON.stringify([words, texts]);
  expect(all).toContain('Ann');
  expect(all).toContain('21');
  expect(all).not.toMatch(/\b17\b/);
  expect(all).not.toContain('apple-1');
});

test('M8 a card that players looked at is marked as not public', () => {
  const looks = { identify: ['A'] };
  for (const others of [{}, { Bob: looks }]) {
    const { drawings } = given(0, {
      garnets: { Ann: 9, Bob: 9 },
      rounds: [{ Ann: { ...looks, bids: [{ card: 'U', chips: 1 }] }, ...others }],
    });
    const notes = drawings.flatMap(({ cells }) => cells.flatMap(({ note = '' }) => note));
    expect(notes).toContain('A: apple-1, known to you, but not public');
  }
});

test('M12 the account names every set and run, with the scorer of each card', () => {
  const { words } = given('public', {
    rounds: [{ Ann: 'U 1 V 1', Bob: 'W 1', Cat: 'X 1', Dan: 'V 0' }, {}, {}],
  });
  expect(words).toContain(
    'M12 red: a run of 4 cards scores 1 point a card, 4 in all: 🍇 grape 3 at U Ann’s, 🍇 grape 4 at V Ann’s, 🍇 grape 5 at W Bob’s, 🍇 grape 6 at X Cat’s.',
  );
  expect(words).toContain('M14 Nobody bid and no card was claimed, so the match ends.');
});

test('M3 only the host reads about a claim by a tie', () => {
  const { lines } = follow(record({ rounds: [{ Ann: 'U 3' }, { Dan: 'U 3' }] }));
  expect(lines.filter((line) => line.includes('tie'))).toEqual([
    'host M3 U: red bid 3, and the other team bid 3. A tie keeps the flag.',
  ]);
  expect(lines).toContain('3 M6 Dan’s 3 chips on U come back.');
});

test('H30 M11 the host reads before the end that it shows who controls each card', () => {
  expect(theMvp.reveals.controllers).toBe('the player who controls each claimed card');
});
