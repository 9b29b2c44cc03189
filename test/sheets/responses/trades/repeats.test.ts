import { polarPower } from '../../../../src/rules/games/polar-power/index.ts';
import { openRecord } from '../../../../src/rules/play/record.ts';
import { award } from '../../../../src/sheets/actions/award.ts';
import { readCurrentMatch } from '../../../../src/sheets/actions/current-match.ts';
import { undoRound } from '../../../../src/sheets/actions/undo.ts';
import { verify } from '../../../../src/sheets/actions/verify.ts';
import { openBook } from '../../../../src/sheets/log/book.ts';
import { tradeLines } from '../../../../src/sheets/pages/lines/trade-lines.ts';
import { WITHDRAW } from '../../../../src/sheets/responses/trades/trade-form.ts';
import { matchOffers, type NamedSubmission } from '../../../../src/sheets/responses/trades/trading.ts';
import { sideAnswers } from '../../../trades.ts';
import { act, begin, offer, resolve } from '../../season.ts';

const { match } = openRecord([polarPower], {
  format: 1,
  game: 'polar-power',
  options: {},
  seed: 'seed',
  players: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida', 'Joe'].map((name, i) => ({
    name,
    meadow: ['white', 'blue', 'black', 'red', 'green'][Math.floor(i / 2)],
    garnets: 5,
  })),
  rounds: [],
});

const START = Date.parse('2026-01-10T14:02:00Z');

/** A response to the trade form, so many seconds after the start. */
function said(
  name: string,
  seconds: number,
  to: string,
  gives = '',
  takes = '',
  what = '—',
): NamedSubmission {
  const at = START + seconds * 1000;
  const came = { times: [at], at, claimed: '', altered: [], shown: {} };
  return {
    id: `${seconds}`,
    row: seconds + 2,
    round: 1,
    ...came,
    answers: { what, with: to, ...sideAnswers('gives', gives), ...sideAnswers('takes', takes) },
    name,
  };
}

const trading = (...sent: readonly NamedSubmission[]) => matchOffers(sent, match);
const seen = (name: string, sent: readonly NamedSubmission[]) =>
  tradeLines(name, trading(...sent))
    .map(({ text }) => text)
    .join('\n');

const gift = (seconds: number) => said('Ann', seconds, 'Ben', '1 stamp');
const first = (seconds: number) => said('Ann', seconds, 'Ben', '1 garnet', '1 stamp');
const agree = (seconds: number) => said('Ben', seconds, 'Ann', '1 stamp', '1 garnet');

describe('H42 what is sent twice counts once', () => {
  test('a gift within two minutes, which its sender reads; later it is a second one', () => {
    expect(trading(gift(0), gift(120)).agreed).toHaveLength(1);
    expect(trading(gift(0), gift(121)).agreed).toHaveLength(2);
    // The time counts from the one that counted.
    expect(trading(gift(0), gift(100), gift(130)).agreed).toHaveLength(2);
    expect(seen('Ann', [gift(0), gift(50)])).toContain(
      '= You sent this offer again at Sat 10 Jan 2026, 14:02 UTC: you give Ben 1 stamp. It counts once. To make a second offer, send it again after two minutes.',
    );
    expect(seen('Ben', [gift(0), gift(50)])).not.toContain('again');
  });

  test('not a gift of something else, or to somebody else', () => {
    expect(
      trading(gift(0), said('Ann', 1, 'Ben', '2 garnets'), said('Ann', 2, 'Cleo', '1 stamp')).agreed,
    ).toHaveLength(3);
  });

  test('an offer while the first is open, however late', () => {
    expect(trading(first(0), first(5), first(3600))).toMatchObject({
      open: [{ row: 2 }],
      repeated: [{ wasOpen: true }, { wasOpen: true }],
    });
    expect(seen('Ann', [first(0), first(5), first(3600)]).match(/= You sent this offer again/g)).toHaveLength(
      1,
    );
    expect(trading(first(0), first(5), agree(10))).toMatchObject({ agreed: [{}], open: [] });
  });

  test('an “Agree” within two minutes; later it is a new offer, and both sides read so', () => {
    expect(trading(first(0), agree(600), agree(601))).toMatchObject({
      agreed: [{}],
      open: [],
      repeated: [{}],
    });
    const later = [first(0), agree(600), agree(721)];
    expect(trading(...later)).toMatchObject({ agreed: [{}], open: [{ from: 'Ben', isAgain: true }] });
    for (const name of ['Ann', 'Ben'])
      expect(seen(name, later)).toContain('The same trade was already agreed. This is a new offer.');
  });

  test('not an “Agree” to a second offer of the same, however soon', () => {
    expect(trading(first(0), agree(119), first(121), agree(122)).agreed).toHaveLength(2);
  });

  test('not what was withdrawn or cancelled in between', () => {
    const withdraw = said('Ann', 5, '', '', '', WITHDRAW);
    expect(trading(first(0), withdraw, first(10))).toMatchObject({ open: [{ row: 12 }], repeated: [] });
    const [cancels] = trading(gift(0)).agreed;
    const cancelled = { round: 1, at: START + 5000, cancels: cancels! };
    expect(matchOffers([gift(0), gift(10)], match, [cancelled]).agreed).toHaveLength(1);
  });

  test('in the log, when it is verified, and after an undo', () => {
    const memory = begin();
    act(memory, award, { player: 'Ann', garnets: 3, bellflowers: 0, tokensOfLife: 0, why: 'A prize' });
    const agreed = () => readCurrentMatch(openBook(memory.ports), 1, memory.ports).trading.agreed.length;
    for (let i = 0; i < 2; i++) {
      offer(memory, 'Ann', 'Ben', '1 garnet', '');
      memory.time += 60_000;
    }
    expect(agreed()).toBe(1);
    resolve(memory);
    expect(verify(openBook(memory.ports)).fault).toBe('');
    expect(agreed()).toBe(0);
    act(memory, undoRound, 1, 1);
    expect(agreed()).toBe(1);
  });
});
