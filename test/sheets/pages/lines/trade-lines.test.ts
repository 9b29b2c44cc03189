import { polarPower } from '../../../../src/rules/games/polar-power/index.ts';
import { openRecord } from '../../../../src/rules/play/record.ts';
import { hasAgreed, tradeLines } from '../../../../src/sheets/pages/lines/trade-lines.ts';
import type { Submission } from '../../../../src/sheets/responses/submission.ts';
import { matchOffers } from '../../../../src/sheets/responses/trades/trading.ts';
import { sideAnswers } from '../../../trades.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida', 'Joe'];

/** Ten players; everyone has 5 garnets and 2 stamps. */
const { match } = openRecord([polarPower], {
  format: 1,
  game: 'polar-power',
  options: {},
  seed: 'seed',
  players: NAMES.map((name, i) => ({
    name,
    meadow: ['white', 'blue', 'black', 'red', 'green'][Math.floor(i / 2)],
    garnets: 5,
  })),
  rounds: [],
});

let time = 0;
const says = (name: string, to: string, gives: string, takes = ''): Submission & { name: string } => {
  time++;
  const answers = { what: '—', with: to, ...sideAnswers('gives', gives), ...sideAnswers('takes', takes) };
  const came = { times: [time], at: time, claimed: '', altered: [], shown: {} };
  return { id: String(time), row: time + 1, round: 1, ...came, answers, name };
};

/** Every kind of line at once: open, agreed, failing, impossible, overpromised. */
const DESK = matchOffers(
  [
    says('Ann', 'Ben', '2 garnets', '1 stamp'),
    says('Ann', 'Cleo', '4 garnets', '1 stamp'),
    says('Cleo', 'Dan', '1 garnet'),
    says('Eve', 'Fay', '9 garnets'),
    says('Fay', 'Eve', 'postcard red'),
    says('Gil', 'Hal', 'the moon'),
  ],
  match,
);

const POSSIBLE = 'The lines below list your possible offers and partners.';
const TAKE_OUT = 'Ask the host to cancel it. Then you can agree again.';
const LAPSE = 'Open offers lapse when the round ends.';
const seen = (name: string) => tradeLines(name, DESK).map(({ text }) => text);

describe('X5 of the trade form each player sees their own part alone', () => {
  test('one who offers sees each open offer, and that they lapse', () => {
    expect(seen('Ann')).toEqual([
      '! Your open offers to Ben and Cleo give 6 garnets in total, and you have 5. The trade that is agreed first happens first.',
      '… Your offer to Ben is open. You give 2 garnets and get 1 stamp.',
      '… Your offer to Cleo is open. You give 4 garnets and get 1 stamp.',
      `${LAPSE} You can withdraw them.`,
    ]);
  });

  test('one who is offered something sees how to agree', () => {
    expect(seen('Ben')).toEqual([
      '➜ Ann offers you 2 garnets for 1 stamp. To agree, choose in the trade form: with Ann, I give 1 stamp, I get 2 garnets.',
      LAPSE,
    ]);
  });

  test('H2 after the deadline only the host helps', () => {
    const past = (name: string) => tradeLines(name, DESK, { isNowPast: true }).map(({ text }) => text);
    const only = 'It was not agreed before the deadline. Only the host can enter the trade.';
    expect(past('Ben')).toEqual([`✗ Ann offered you 2 garnets for 1 stamp. ${only}`, LAPSE]);
    expect(past('Ann')).toEqual([
      `✗ You offered Ben 2 garnets for 1 stamp. ${only}`,
      `✗ You offered Cleo 4 garnets for 1 stamp. ${only}`,
      LAPSE,
    ]);
  });

  test('what is offered comes before what is agreed', () => {
    expect(seen('Cleo')).toEqual([
      '➜ Ann offers you 4 garnets for 1 stamp. To agree, choose in the trade form: with Ann, I give 1 stamp, I get 4 garnets.',
      '✓ Agreed: you give Dan 1 garnet. This trade happens before the orders.',
      LAPSE,
    ]);
  });

  test('where others have open offers, nothing tells of them: neither a line nor that they lapse', () => {
    expect(seen('Dan')).toEqual(['✓ Agreed: Cleo gives you 1 garnet. This trade happens before the orders.']);
    expect(seen('Hal')).toEqual([]);
    expect(seen('Ida')).toEqual([]);
  });

  test('a trade that will not settle tells both sides, and an impossible offer its sender', () => {
    const impossible = 'postcard red): Postcards are traded one for one: the same number must come back.';
    expect(seen('Eve')).toEqual([
      `✗ Your trade with Fay fails: you give Fay 9 garnets. You need 9 garnets and have 5. ${TAKE_OUT}`,
    ]);
    expect(seen('Fay')).toEqual([
      `✗ Your trade with Eve fails: Eve gives you 9 garnets. Eve cannot give this. ${TAKE_OUT}`,
      `✗ Your offer to Eve is not possible (you give Eve ${impossible}`,
      POSSIBLE,
    ]);
  });

  test('what was not understood is told to its sender alone', () => {
    const [line, ...rest] = seen('Gil');
    expect(rest).toEqual([POSSIBLE]);
    expect(line).toMatch(
      /^✗ Your response to the trade form, for Hal, does not count \([^)]*\): “the moon” is not in the list/,
    );
  });

  test('a trade counts as agreed for its two sides, and not while it will not settle', () => {
    expect(NAMES.filter((name) => hasAgreed(DESK, name))).toEqual(['Cleo', 'Dan']);
  });
});
