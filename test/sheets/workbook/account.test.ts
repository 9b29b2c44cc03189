import { canonicalAddress, isSameAccount, isSameCode } from '../../../src/sheets/workbook/account.ts';

describe('two spellings of an address name one account', () => {
  test.each([
    ['ann@firm.example', ' Ann@Firm.example '],
    ['ann.smith@gmail.com', 'AnnSmith@gmail.com'],
    ['a.n.n+season@gmail.com', 'ann@googlemail.com'],
  ])('%s and %s', (one, other) => {
    expect(isSameAccount(one, other)).toBe(true);
    expect(canonicalAddress(one)).toBe(canonicalAddress(other));
  });

  test.each([
    ['ann.smith@firm.example', 'annsmith@firm.example'],
    ['ann+season@firm.example', 'ann@firm.example'],
    ['ann@gmail.com', 'ann@gmail.example'],
    ['', ''],
    [' ', ''],
  ])('but not “%s” and “%s”', (one, other) => {
    expect(isSameAccount(one, other)).toBe(false);
  });
});

describe('a personal code', () => {
  test.each([
    'ABCD-EFGH-2345',
    'abcd efgh 2345',
    ' AbcdEfgh2345',
    'ABCD–EFGH–2345',
    'ABCD\u200bEFGH\u2060-2345\ufeff',
    '\u202eABCD-EFGH-2345\u{e0041}',
    'ＡＢＣＤ　ＥＦＧＨ　２３４５',
    '“ABCD-EFGH-2345”.',
    'ABCD\u3164EFGH\u28002345\u0301',
  ])('may be typed as “%s”', (typed) => {
    expect(isSameCode('ABCD-EFGH-2345', typed)).toBe(true);
  });

  test.each(['ABCD-EFGH-2346', 'ABCD-EFGH', ''])('is not “%s”', (typed) => {
    expect(isSameCode('ABCD-EFGH-2345', typed)).toBe(false);
  });

  test('that is empty is nobody’s', () => {
    expect(isSameCode('', ' - ')).toBe(false);
  });
});
