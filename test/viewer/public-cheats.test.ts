import type { OutcomeView } from '../../src/rules/declare/outcome.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import { GAMES } from '../../src/rules/registry.ts';
import { closeMatch } from '../../src/sheets/actions/close.ts';
import type { PublicFile, WholeFile } from '../../src/sheets/log/file/match-file.ts';
import { entryHash } from '../../src/sheets/log/link.ts';
import { checkFile } from '../../src/viewer/check/check-file.ts';
import { AUCTION, ownGameOf } from '../own-games/definitions.ts';
import { copy, filesOf, playedSeason } from '../sheets/exported.ts';
import { act } from '../sheets/season.ts';
import { TABLES } from '../tables.ts';
import { filesOfPlayed } from './chained.ts';

// A host changes what everyone may read of a match that is over.

const ALL: readonly (readonly [string, AnyGame])[] = [...GAMES, ownGameOf(AUCTION)].map((game) => [
  game.id,
  game,
]);

function filesFor(game: AnyGame) {
  const table = TABLES.find((one) => one.game === game.id);
  if (!table) return filesOfPlayed(game);
  const memory = playedSeason(table);
  act(memory, closeMatch, 1);
  return filesOf(memory);
}

const check = (file: object) => {
  const { verdict, where, checks } = checkFile(JSON.stringify(file));
  const of = (name: string) => checks.find((one) => one.name === name);
  return { verdict, where, deal: of('The deal'), outcome: of('The outcome') };
};

describe.each(ALL)('X11 the file for everyone of %s', (id, game) => {
  const { everyone, whole } = filesFor(game);
  const names = everyone.players.map(({ name }) => name);
  /** The file after a change. */
  // biome-ignore lint/suspicious/noExplicitAny: a file is changed at any place
  const changed = (change: (file: any) => void, file: PublicFile | WholeFile = everyone) => {
    const other = copy(file);
    change(other);
    return check(other);
  };

  test('fits: the deal is made again from the seed, with the same results, and the points are added up', () => {
    const { verdict, where, deal, outcome } = check(everyone);
    expect([verdict, where]).toEqual(['fits', '']);
    expect(outcome).toMatchObject({
      result: 'fits',
      detail: expect.stringMatching(
        /^the points of \d+ rounds? were added up, and the outcome follows by the rules/,
      ),
    });
    // Not Flower Field deals nothing by chance, and what an own game dealt is hidden in its definition.
    const isDealt = !['not-flower-field', 'own-game'].includes(id);
    expect(deal?.result).toBe(isDealt ? 'fits' : undefined);
    expect(check(whole)).toMatchObject({ verdict: 'fits', where: '' });
  });

  test('differs with another winner, another candidate, another score, another prize', () => {
    const { winners, candidates } = everyone.outcome as OutcomeView;
    const loser = names.find((name) => !winners.includes(name)) as string;
    const { where } = changed(({ outcome }) => (outcome.winners = [loser]));
    expect(where).toMatch(new RegExp(`^The outcome: winners: the file says ${loser}, but the rounds give `));
    const third = names.find((name) => !candidates.includes(name)) as string;
    expect(changed(({ outcome }) => (outcome.candidates = [third])).where).toMatch(
      /^The outcome: candidates: /,
    );
    expect(changed(({ outcome }) => (outcome.tokensOfLife = { [loser]: 9 })).where).toMatch(
      /^The outcome: tokens of life: /,
    );
    // With points that go together with it, the winner is another one, too.
    const rich = changed(({ outcome }) => {
      outcome.winners = [loser];
      outcome.scores[loser] = Math.max(...(Object.values(outcome.scores) as number[])) + 1000;
    });
    expect(rich.where).toMatch(/^The outcome: (scores|winners): /);
  });

  test('with other points in a round differs', () => {
    expect(changed((file) => CHANGES[id]?.(file)).where).toMatch(/^(The outcome|The deal): /);
  });

  test('with another seed, and its fingerprint, differs by the deal where chance dealt something', () => {
    const seed = 'another seed of twenty letters';
    const { deal } = changed((file) => Object.assign(file, { seed, commitment: '' }));
    if (deal)
      expect(deal).toMatchObject({
        result: 'differs',
        detail: expect.stringMatching(/^the seed gives another deal/),
      });
    const { deal: open } = changed((file) => delete file.seed);
    if (open) expect(open).toMatchObject({ result: 'none', detail: 'the seed is not revealed yet' });
  });

  test('says of a deal and of changes by hand that they may explain a difference', () => {
    const { deal } = changed((file) => (file.dealt = Object.keys(game.dealKeys)));
    if (deal) expect(deal.detail).toMatch(/^the host dealt by hand: /);
    const { verdict, outcome } = changed((file) => {
      file.outcome.winners = [];
      file.edits = [1];
    });
    expect([verdict, outcome?.result]).toEqual(['fits', 'none']);
    expect(outcome?.detail).toMatch(
      /^winners: the file says nobody, but .*\. The host changed the position by hand$/,
    );
  });

  test('H39 a whole file whose positions are not those that its rounds give differs, with all hashes made again', () => {
    const { where } = changed((file: WholeFile) => {
      let previous = file.log[0]?.previous ?? '';
      const log = file.log.map((entry) => {
        const data = entry.what === 'resolve' ? { ...entry.data, position: 'f'.repeat(64) } : entry.data;
        const { hash: _, ...other } = { ...entry, data, previous };
        previous = entryHash(other as never);
        return { ...other, hash: previous };
      });
      Object.assign(file, { log, head: { ...file.head, hash: previous } });
    }, whole);
    expect(where).toMatch(/^The rounds: entry \d+: /);
  });
});

/** Another view of a round, by game: points, cards or flowers that nobody got. */
// biome-ignore lint/suspicious/noExplicitAny: a file is changed at any place
const CHANGES: Readonly<Record<string, (file: any) => void>> = {
  'polar-power': ({ views }) => {
    views[1].meadows.red.points['+'] += 5;
    views[1].meadows.red.points['-'] += 5;
  },
  'secret-soulmate': ({ views }) => {
    for (const view of views.slice(1)) view.scored = [];
  },
  'the-mvp': ({ views }) => {
    const { cards } = views.at(-1);
    cards.X.card = cards.X.card === 'apple-1' ? 'pear-1' : 'apple-1';
  },
  'not-flower-field': ({ views, players }) => {
    views[1].scores[players[0].name] += 4;
  },
  'picking-nine': ({ views }) => {
    for (const view of views.slice(1))
      for (const name of Object.keys(view.picks)) view.picks[name] = 'gray-0';
  },
  'own-game': ({ views }) => {
    for (const row of Object.values(views.at(-1).columns) as { points: number }[]) row.points -= 1;
  },
};

test('O6 where the host named the winners of an own game, the viewer says so', () => {
  const { everyone } = filesOfPlayed(ownGameOf(AUCTION));
  const [first] = everyone.players.map(({ name }) => name);
  const file = copy(everyone) as PublicFile & { outcome: { winners: string[]; tokensOfLife: object } };
  file.outcome.winners = [first as string];
  file.outcome.tokensOfLife = { [first as string]: 2 };
  const named = { ...file, facts: { winnersNamed: true, candidatesNamed: false } };
  expect(check(named).outcome).toMatchObject({
    result: 'fits',
    detail: expect.stringMatching(/\. The host named the winners\.$/),
  });
});
