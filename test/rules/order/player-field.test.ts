import { playerChoice } from '../../../src/rules/data.ts';
import { orderFrom } from '../../../src/rules/order/order.ts';

const FORM = orderFrom({
  vote: playerChoice({ title: 'Vote' }, { others: true, also: ['the bank', 'Bob'] }),
});
const INFO = { seats: [], names: ['Ann', 'Bob', 'Cat'], options: {} };
const POSITION = { seats: INFO.names.map((player) => ({ player })), round: 0, over: false };

function judged(vote: unknown): readonly unknown[] {
  const refused: unknown[] = [];
  const refuse = (key: string, code: string) => void refused.push(`${key} ${code}`);
  const purse = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };
  const { order } = FORM.judge(INFO, POSITION, 0, purse, { vote }, refuse, POSITION);
  return [order.vote, ...refused];
}

describe('a question for a player or a word', () => {
  test('the form offers the players, then the words; a player with the name of a word is shown by number', () => {
    expect(FORM.ask(INFO, {})[0]?.input).toEqual({
      kind: 'choice',
      choices: ['—', 'Ann', 'player 2', 'Cat', 'the bank', 'Bob'],
    });
  });

  test.each([
    ['Cat', 'Cat'],
    ['player 2', 'Bob'],
    ['Bob', { word: 'Bob' }],
    ['The Bank', { word: 'the bank' }],
    ['bob', 'bob'],
  ])('X3 the answer %j is %j in an order', (answer, vote) => {
    expect(FORM.read(INFO, { vote: answer })).toEqual({ vote });
  });

  test('X3 a legal order holds the seat or the word, and a refused one nobody', () => {
    expect(judged('Cat')).toEqual([2]);
    expect(judged('Bob')).toEqual([1]);
    expect(judged({ word: 'Bob' })).toEqual(['Bob']);
    expect(judged('Ann')).toEqual([-1, 'vote not-legal']);
    expect(judged('the bank')).toEqual([-1, 'vote unknown']);
    expect(judged({ word: 'the sea' })).toEqual([-1, 'vote malformed']);
    expect(judged({ word: 'the bank', more: 1 })).toEqual([-1, 'vote malformed']);
  });

  test('a legal order is said in the words of the form', () => {
    const say = (vote: number | 'the bank' | 'Bob') => FORM.say(INFO, { vote });
    expect([say(2), say('the bank'), say(-1)]).toEqual([
      [['Vote', 'Cat']],
      [['Vote', 'the bank']],
      [['Vote', '']],
    ]);
  });
});
