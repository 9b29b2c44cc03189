import { sha256Hex } from '../../src/rules/base/hash.ts';
import { checkLine, writeLine } from '../../src/sheets/log/check-line.ts';
import { compareKept } from '../../src/viewer/check/kept-lines.ts';
import type { Proof, Result } from '../../src/viewer/check/result.ts';
import { verdictOf } from '../../src/viewer/check/verdict.ts';

const codeOf = (number: number) => sha256Hex(`receipt ${number}`).slice(0, 32);
const entries = [4, 7, 9, 16].map((number, round) => ({
  number,
  hash: sha256Hex(`entry ${number}`),
  round,
  seats: number === 7 ? [] : ['0'.repeat(32), codeOf(number)],
}));
const PROOF: Proof = { match: 3, entries, end: 16, commitment: sha256Hex('the seed') };
const line = (number: number, of = number, match = 3) =>
  checkLine({ match, number, hash: sha256Hex(`entry ${of}`) });
const seedLine = (seed = 'the seed', match = 3) =>
  writeLine({ kind: 'fingerprint', match, number: 0, digits: sha256Hex(seed) });
const NONE = { fits: [], confirmed: [], hasSeed: false, later: [], wrong: [], unread: [] };
const look = (text: string, proof = PROOF) => compareKept(text, proof);

test('H39 lines of a chat are found, and told apart: fitting, later, changed', () => {
  expect(look([line(9), 'nice round!', line(16), line(9), line(20), seedLine()].join('\n'))).toEqual({
    ...NONE,
    fits: [9, 16],
    hasSeed: true,
    later: [20],
  });
  expect(look(line(9, 10))).toEqual({
    ...NONE,
    wrong: ['Entry 9 does not fit, because the log was changed after that line was written.'],
  });
  // An entry that the file never had, between two that it has.
  expect(look(line(12)).wrong).toHaveLength(1);
  expect(look(seedLine('another seed')).wrong).toEqual([
    'The fingerprint does not fit, because the match was played with another seed.',
  ]);
});

test('H39 lines of other matches and of the season decide nothing, nor does a text without lines', () => {
  const others = [line(9, 9, 4), line(2, 2, 0), seedLine('x', 4)].join('\n');
  expect(look(others)).toEqual({
    ...NONE,
    unread: ['3 lines from other matches or the season cannot be compared.'],
  });
  expect(look('Good evening. Check: who has garnets?').unread).toEqual([
    'No line to compare was found. Such a line begins with “Check:”, “Fingerprint:” or “Confirmation:”.',
  ]);
  expect(look(' \n')).toEqual(NONE);
});

test('S17 confirmations of a player are compared, and prove what the log says of that player alone', () => {
  const confirmed = (number: number, of = number) =>
    writeLine({ kind: 'confirmation', match: 3, number, digits: codeOf(of) });
  expect(confirmed(9)).toMatch(/^Confirmation: match 3 · 9 · ([0-9a-f]{4} ?){8}$/);
  expect(look(`${confirmed(16)}\n${confirmed(9)}`)).toEqual({ ...NONE, confirmed: [9, 16] });
  expect(look(confirmed(20)).later).toEqual([20]);
  expect(look(confirmed(9, 10)).wrong).toEqual([
    'Your confirmation of entry 9 does not fit. The log has other orders of yours, or shows you other things.',
  ]);
  const result = { verdict: 'fits', where: '', checks: [], shows: ['grey', ''], proof: PROOF } as Result;
  const verdict = verdictOf(result, look(`${confirmed(9)}\n${seedLine()}`));
  expect([verdict.kind, verdict.lines[0]]).toEqual([
    'agrees',
    '1 confirmation fits: your orders and what you saw were not changed.',
  ]);
});

test.each([
  [
    'one digit is another',
    (code: string) => `${code.slice(0, 9)}x${code.slice(10)}`.replace('x', code[9] === '1' ? '2' : '1'),
  ],
  ['a digit is missing', (code: string) => code.slice(0, 12) + code.slice(13)],
  ['a digit is twice', (code: string) => code.slice(0, 12) + code.slice(11)],
  ['two digits are exchanged', (code: string) => code.slice(0, 5) + code[6] + code[5] + code.slice(7)],
])('H39 a typing error is no change of the log, and no proof: %s', (_, mistype) => {
  const typed = (text: string) => text.replace(/[0-9a-f ]{39}$/, (code) => mistype(code.replaceAll(' ', '')));
  const found = look(typed(line(9)));
  expect([found.fits, found.wrong]).toEqual([[], []]);
  expect(found.unread).toEqual(['The line of entry 9 has a typing error. Copy the line again.']);
  expect(look(typed(seedLine()))).toEqual({
    ...NONE,
    unread: ['The line with the fingerprint has a typing error. Copy the line again.'],
  });
});

test('H39 the digits count, not the typed number; and a cut line decides nothing', () => {
  expect(look(line(61, 16)).fits).toEqual([16]);
  expect(look(line(9).slice(0, -30)).unread).toEqual([
    'The line of entry 9 has 8 of 32 digits. Copy the whole line.',
  ]);
  expect(look('Check: match 3 · 9 · dead beef').unread).toHaveLength(1);
});

test('H39 of a file whose log is broken, lines after the break are not compared; one for everyone has no log', () => {
  const broken = { ...PROOF, entries: entries.slice(0, 2) };
  expect(look(`${line(7)}\n${line(9)}`, broken)).toMatchObject({ fits: [7], wrong: [] });
  const everyone = look(`${line(9)}\n${seedLine()}`, { ...PROOF, entries: [] });
  expect(everyone).toEqual({
    ...NONE,
    hasSeed: true,
    unread: ['Entry 9 can only be compared with the file of the whole match.'],
  });
});

describe('the verdict is green only where a check line and the fingerprint fit', () => {
  const result: Result = {
    verdict: 'fits',
    where: '',
    checks: [],
    shows: ['Grey', 'By itself.'],
    proof: PROOF,
  };
  const verdict = (text: string, of: Result = result) => verdictOf(of, compareKept(text, of.proof as Proof));

  test.each([
    ['nothing', '', 'agrees', ['By itself.']],
    [
      'both',
      `${line(16)}\n${seedLine()}`,
      'proved',
      [
        'Nothing was changed up to entry 16, after round 3.',
        'The seed is the one whose fingerprint you kept.',
      ],
    ],
    [
      'an early line',
      `${line(4)}\n${seedLine()}`,
      'proved',
      [
        'Nothing was changed up to entry 4, before round 1. You kept no line of later entries.',
        'The seed is the one whose fingerprint you kept.',
      ],
    ],
    [
      'a line without the fingerprint',
      line(16),
      'agrees',
      [
        'Nothing was changed up to entry 16, after round 3.',
        'Still missing: the line that begins with “Fingerprint:”. Your invitation has this line.',
      ],
    ],
    [
      'the fingerprint alone',
      seedLine(),
      'agrees',
      [
        'The seed is the one whose fingerprint you kept.',
        'Still missing: a line that begins with “Check:”. Each announcement has such a line.',
      ],
    ],
    [
      'a line from after the file',
      `${line(16)}\n${line(20)}\n${seedLine()}`,
      'agrees',
      [
        'Nothing was changed up to entry 16, after round 3.',
        'The seed is the one whose fingerprint you kept.',
        'Entry 20 is newer than this file. Ask the host for a newer file.',
      ],
    ],
    [
      'a line that does not fit among others',
      `${line(16)}\n${line(9, 10)}\n${seedLine()}`,
      'differs',
      [
        'Entry 9 does not fit, because the log was changed after that line was written.',
        'Check who wrote that line, because anybody can write such a line. A line of another season does not fit either.',
      ],
    ],
  ])('%s', (_, text, kind, lines) => {
    expect(verdict(text)).toMatchObject({ kind, lines });
  });

  test('X11 a match that the host dealt has no fingerprint: a check line is enough', () => {
    const dealt = { ...result, proof: { ...PROOF, commitment: '' } };
    expect(verdict(line(16), dealt).kind).toBe('proved');
    expect(verdict(`${line(16)}\n${seedLine()}`, dealt).kind).toBe('differs');
  });

  test('a file that differs by itself stays so, whatever was kept', () => {
    const broken: Result = { ...result, verdict: 'differs', where: 'The log: entry 9' };
    expect(verdict(`${line(16)}\n${seedLine()}`, broken)).toMatchObject({
      kind: 'differs',
      lines: ['The log: entry 9.', expect.stringMatching(/^Somebody changed the file or the log/)],
    });
  });
});
