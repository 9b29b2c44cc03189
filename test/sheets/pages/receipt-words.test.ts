import type { AnyGame } from '../../../src/rules/game.ts';
import { allViews, type Match } from '../../../src/rules/play/match.ts';
import { openRecord } from '../../../src/rules/play/record.ts';
import { nothingWords } from '../../../src/rules/play/shown/glance.ts';
import type { Playback } from '../../../src/sheets/log/playback/playback.ts';
import { judgedOrder, type Receipt } from '../../../src/sheets/pages/lines/receipt.ts';
import { detailLines, orderLines } from '../../../src/sheets/pages/lines/receipt-lines.ts';
import { definitionOf } from '../../own-games/definitions.ts';
import { recordedRoster } from '../../players.ts';
import { ALL_GAMES, EACH_GAME } from '../../rules/law/all-games.ts';

const SIX = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'].map((name, i) => ({
  name,
  meadow: i < 3 ? 'red' : 'blue',
  garnets: 9,
}));
const TEN = ['white', 'blue', 'black', 'red', 'green'].flatMap((meadow) =>
  ['A', 'B'].map((letter) => ({ name: `${meadow} ${letter}`, meadow, garnets: 3 })),
);
const PLAYERS: Readonly<Record<string, readonly object[]>> = {
  'polar-power': TEN,
  'not-flower-field': SIX.slice(0, 4),
  'picking-nine': SIX,
  'secret-soulmate': SIX,
  'the-mvp': SIX,
};

/** The players of a game: of one that no test names, those of its usual table. */
function playersOf({ id, seating }: AnyGame): readonly object[] {
  return PLAYERS[id] ?? recordedRoster(seating.rule).map((player) => ({ ...player, garnets: 9 }));
}

/** A match before its first round. */
function begun(game: AnyGame): { readonly match: Match } {
  const players = playersOf(game);
  const seed = 'these receipts';
  return openRecord([game], { format: 1, game: game.id, ...definitionOf(game), players, seed, rounds: [] });
}

const gameOf = (id: string) => ALL_GAMES.find((game) => game.id === id)!;

/** The page of the first player about answers, by their questions’ ids. */
function told(of: string | AnyGame, answers: Readonly<Record<string, string>>): readonly string[] {
  const { match } = begun(typeof of === 'string' ? gameOf(of) : of);
  const { game, info } = match;
  const view = allViews(match).public as never;
  const order = game.form.read(info as never, view, answers);
  const titles = new Map(game.form.questions(info as never, view).map((one) => [one.id, one.title]));
  const receipt: Receipt = {
    at: '2026-01-10T12:00:00Z',
    answers: Object.fromEntries(Object.entries(answers).map(([key, text]) => [titles.get(key), text])),
    byTrades: [],
    ...judgedOrder(match, 0, order),
  };
  const playback = { match, publicViews: [view], started: {} } as unknown as Playback;
  const below = detailLines(receipt, playback, String).slice(receipt.refused.length > 0 ? 2 : 1);
  return [...orderLines(receipt, playback, 1), ...below].map(({ text }) => text);
}

const LEGAL = '✓ Your order counts.';
const PARTLY = '✗ A part of your order does not count.';
const LOOK = '! Your order counts. Check the lines marked with !';

test('X3 Picking Nine Possibilities names the cards', () => {
  expect(told('picking-nine', { wants1: 'GRAY 0', wants3: '⬜0', priority: '4' })).toEqual([
    PARTLY,
    '✗ 3rd card you want: gray 0 is in the list already.',
    'This counts:\nNumber: 4\nCards you want: gray 0',
    'Left empty: Card to ban — you ban no card.',
  ]);
  expect(told('picking-nine', { priority: '4', ban: 'gray 0' })).toEqual([
    LEGAL,
    'Number: 4\nCard to ban: gray 0',
    'Left empty: 1st card you want — you get the lowest card that is left.',
  ]);
});

test('N1 Picking Nine Possibilities warns of a ban without a number, and of one that the player wants', () => {
  expect(told('picking-nine', { ban: 'gray 0' }).slice(0, 2)).toEqual([
    LOOK,
    'Card to ban: ! gray 0 is not banned, because you sent no usable number',
  ]);
  expect(told('picking-nine', { wants1: 'gray 0', priority: '4', ban: 'gray 0' })[1]).toBe(
    'Number: 4\nCards you want: gray 0\nCard to ban: gray 0 (! you also want this card)',
  );
});

test('X3 Polar Power names the mails', () => {
  const answers = { buyStamps: '1', mail1: 'Red 2', mail3: 'white · strength 1' };
  expect(told('polar-power', answers)).toEqual([
    LEGAL,
    'Stamps to buy: 1\nMail: red · strength 2, white · strength 1',
  ]);
});

test('X3 Secret Soulmate names the card, and what is left to the default', () => {
  expect(told('secret-soulmate', { card: '2', garnets: '2', token: 'yes' })).toEqual([
    LEGAL,
    'Number card: 2\nGarnets to add: 2\nUse a point token: yes',
  ]);
  expect(told('secret-soulmate', { token: 'no' })).toEqual([
    LEGAL,
    'Left empty: Number card — your lowest card.',
  ]);
});

test('X3 The MVP names bids with their chips, and what is looked at', () => {
  expect(
    told('the-mvp', { buyChips: '2', identify: 'A, B', locate: '🍐 pear 2', bids: 'w5\nU: 3 chips' }),
  ).toEqual([
    LEGAL,
    'Bids: W 5 chips, U 3 chips; 8 chips in all, and you have 24 chips left\nChips to buy: 2\nLook at these places: A, B\nLook for these cards: 🍐 pear 2',
  ]);
});

test('M2 M8 The MVP names a bad bid, and what is paid again', () => {
  expect(told('the-mvp', { bids: 'W 31\nV -2\nA 1', identify: 'A B A' })).toEqual([
    PARTLY,
    '✗ Bids, 1st: A bid of 31 chips on W is more than the 30 left.',
    '✗ Bids, 2nd: Expected a place from A to X and chips from 1 up, such as U 5 (a bid cannot be lowered), found “V -2”.',
    '✗ Bids, 3rd: A is hidden; only exposed and nearly exposed cards take bids. This counts instead: your bids stay as they are.',
    'This counts:\nLook at these places: A, B, A; you pay again for items that you named twice or already know: A',
  ]);
});

test('F5 Not Flower Field names the cells of each colour, or says that nothing counts', () => {
  const answers = { cells1: 'a1b1 c1', cells2: 'd4', cells3: 'E5', cells4: 'f6' };
  expect(told('not-flower-field', answers)).toEqual([
    LEGAL,
    'Cells for red: A1 B1 C1\nCells for blue: D4\nCells for yellow: E5\nCells for green: F6',
  ]);
  expect(told('not-flower-field', { ...answers, cells4: 'E5' })).toEqual([
    '✗ Your order has no valid part: you place nothing.',
    '✗ Cells: E5 is named twice.',
  ]);
});

test('S1 Secret Soulmate names what is played in place of a card that is refused', () => {
  expect(told('secret-soulmate', { card: '4', token: 'Y' }).slice(0, 3)).toEqual([
    PARTLY,
    '✗ Number card: No card numbered 4 is held; the hand is 1, 1, 1, 2, 2, 2, 3, 3, 3. This counts instead: your lowest card.',
    'This counts:\nUse a point token: yes',
  ]);
});

/** An answer that no question takes. */
const WRONG = '999 bananas';

test.each(EACH_GAME)('X3 %s: the receipt says what stands in place of what is refused', (_, played) => {
  const { match } = begun(played);
  const questions = match.game.form.questions(match.info, allViews(match).public as never);
  const asked = questions.filter(({ empty, input }) => empty !== undefined && input.kind !== 'ticks');
  for (const { id: wrong, empty } of asked) {
    const lines = told(played, { [wrong]: WRONG }).join('\n');
    expect(lines).toContain(`✗ Your order has no valid part: ${nothingWords(match)}.`);
    for (const other of asked) {
      const answer = legalAnswer(match, other.id);
      if (other.id === wrong || answer === undefined) continue;
      const text = told(played, { [wrong]: WRONG, [other.id]: answer }).join('\n');
      expect(text).toContain(` This counts instead: ${empty}.`);
    }
  }
});

/** An answer to a question that is accepted alone and asks for something; undefined if none is found. */
function legalAnswer({ game, info, position, purses }: Match, question: string): string | undefined {
  const match = { game, info, position, purses } as Match;
  const view = allViews(match).public as never;
  const { input } = game.form.questions(info as never, view).find(({ id }) => id === question)!;
  const choices = 'choices' in input ? input.choices : [];
  const none = judgedOrder(match, 0, {}).counts;
  return ['1', 'U 1', ...choices].find((answer) => {
    const { refused, counts } = judgedOrder(
      match,
      0,
      game.form.read(info as never, view, { [question]: answer }),
    );
    const isOther = ([, text]: (typeof counts)[number], i: number) => text !== none[i]?.[1];
    return (
      refused.length === 0 &&
      counts.some(isOther) &&
      counts.some(([, text]) => !['', 'no', '—'].includes(text))
    );
  });
}
