import {
  COMMON_OPTIONS,
  choiceOption,
  flagOption,
  type OptionSet,
  readOptions,
  wholeOption,
} from '../../../src/rules/declare/option.ts';
import { GAMES } from '../../../src/rules/registry.ts';

const words = { label: 'l', help: 'h', ruling: 'X1' };
const set = {
  price: wholeOption(1, 0, words),
  trade: choiceOption(['anyone', 'nobody'], words),
  lines: flagOption(false, words),
};

test('an option that is not chosen has its default', () => {
  expect(readOptions(set, undefined)).toEqual({ price: 1, trade: 'anyone', lines: false });
  expect(readOptions(set, { lines: true, price: 2.0 })).toEqual({ price: 2, trade: 'anyone', lines: true });
});

test.each<[string, unknown, string]>([
  ['an unknown option', { prices: 1 }, 'options.prices: '],
  ['null', { price: null }, 'options.price: expected a whole number from 0'],
  ['a fraction', { price: 0.5 }, 'options.price: '],
  ['an unknown choice', { trade: 'Nobody' }, 'options.trade: expected anyone or nobody'],
  ['0 for no', { lines: 0 }, 'options.lines: expected true or false'],
  ['a list', [], 'options: '],
])('options are read: %s', (_, raw, message) => {
  expect(() => readOptions(set, raw)).toThrow(message);
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s says what each option means and which ruling speaks of it, and its defaults are usable',
  (_, game) => {
    const options: OptionSet = { ...game.options, ...COMMON_OPTIONS };
    for (const [name, option] of Object.entries(options)) {
      expect(name).toMatch(/^[a-z][A-Za-z]*$/);
      expect(option.ruling).toMatch(/^[A-Z]\d+$/);
      expect(option.label.length).toBeGreaterThan(3);
      expect(option.help.length).toBeGreaterThan(10);
      expect(option.read(JSON.parse(JSON.stringify(option.fallback)))).toEqual(option.fallback);
      for (const junk of [null, 'junk', Number.POSITIVE_INFINITY, -1, 0.5])
        expect(() => readOptions(options, { [name]: junk })).toThrow(`options.${name}: `);
      if (option.input.kind === 'choice')
        for (const choice of option.input.choices) expect(option.read(choice)).toBe(choice);
      if (option.input.kind === 'text')
        expect(option.input.fromText(option.input.toText(option.fallback))).toEqual(option.fallback);
    }
  },
);

test('X5 purses are traded by anyone unless the host says otherwise', () => {
  const { purseTrade } = COMMON_OPTIONS;
  expect(purseTrade.input).toMatchObject({ kind: 'choice', choices: ['anyone', 'within-meadow'] });
  expect(readOptions(COMMON_OPTIONS, undefined)).toEqual({ graceMinutes: 0, purseTrade: 'anyone' });
});
