import { award } from '../../../src/sheets/actions/award.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { standingsOf } from '../../../src/sheets/log/ledger/standings.ts';
import { act, begin, makeSeason, typePlayer } from '../season.ts';

const gift = { player: 'Cleo', garnets: 3, bellflowers: 0, tokensOfLife: 2, why: 'a prize' };

test('H28 everyone whom the log knows, those with the most Tokens of Life first, with what is in their purses', () => {
  const memory = begin();
  act(memory, award, gift);
  const standings = standingsOf(openBook(memory.ports));
  expect(standings.map(({ name }) => name)).toEqual(['Cleo', 'Ann', 'Ben', 'Dan']);
  expect(standings[0]).toMatchObject({ garnets: 3, bellflowers: 0, tokensOfLife: 2 });
  expect(standings.every(({ id }) => id !== '')).toBe(true);
});

const namesOf = (memory: ReturnType<typeof begin>) =>
  standingsOf(openBook(memory.ports)).map(({ name }) => name);

test('H28 who was typed since, without a match or a purse, stands below them with nothing', () => {
  const memory = begin();
  typePlayer(memory, 4, { name: ' Eve ', email: 'eve@example.com' });
  expect(namesOf(memory)).toEqual(['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']);
  expect(standingsOf(openBook(memory.ports))[4]).toMatchObject({ id: '', garnets: 0, tokensOfLife: 0 });
});

test.each(['', 'Ann', '=A1', 'E\u202eve'])(
  'H28 the typed name %j is to be corrected before it stands there',
  (name) => {
    const memory = begin();
    typePlayer(memory, 4, { name, email: 'eve@example.com' });
    expect(namesOf(memory)).toEqual(['Ann', 'Ben', 'Cleo', 'Dan']);
  },
);

test('H28 before the log knows anybody, everyone on the roster', () => {
  expect(namesOf(makeSeason())).toEqual(['Ann', 'Ben', 'Cleo', 'Dan']);
});
