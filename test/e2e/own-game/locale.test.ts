import { type Description, WORDS } from '../../../src/sheets/own-game/description.ts';
import { ask, problemOf, resolve, submit, tryAsk } from '../season.ts';
import { ownMatch, ruledCell, ruleRound, THREE, typeRuling } from './season.ts';

// The locale of a workbook decides what a typed cell is, and how a formula is written.

const { columnKinds: kinds, known } = WORDS;

/** A number, a text and a player, all typed by the host. */
const TYPED: Description = {
  values: { title: 'Typed', fewest: '2', most: '30' },
  questions: [],
  columns: [
    { title: 'Points', kind: kinds.number, start: '0', known: known.everyone },
    { title: 'Word', kind: kinds.text, known: known.everyone },
  ],
  facts: [],
};

const WHOLE = 'expected a whole number';
const TEXT = 'expected a text. Type an apostrophe';
const AGAIN = `${WHOLE}. Choose Format › Number › Automatic, and type it again`;
type Locale = 'en_US' | 'de_DE' | 'pt_BR';

// The third column: the new value, or the words of the refusal.
test.each<[Locale, string, number | string]>([
  ['en_US', '1,5', `found the text “1,5”, ${WHOLE}`],
  ['en_US', '1.5', `found 1.5, ${WHOLE}`],
  ['en_US', '1.000', 1],
  ['en_US', '1,000', 1000],
  ['en_US', '300%', `found a percentage (3), ${AGAIN}`],
  ['en_US', '1-2', `found a date or time (46024), ${AGAIN}`],
  ['en_US', '24:00', `found a date or time (1), ${AGAIN}`],
  ['de_DE', '1,5', `found 1.5, ${WHOLE}`],
  ['de_DE', '1.5', `found a date or time (46143), ${AGAIN}`],
  ['de_DE', '1.000', 1000],
  ['de_DE', '1,000', 1],
  ['de_DE', '−3', `found the text “−3”, ${WHOLE}`],
  ['pt_BR', '1,5', `found 1.5, ${WHOLE}`],
  ['pt_BR', '1.5', `found the text “1.5”, ${WHOLE}`],
  ['pt_BR', '1.000', 1000],
  ['pt_BR', '1/5', `found a date or time (46143), ${AGAIN}`],
])('O2 in %s, %s typed for a number is read as %s', (locale, typed, result) => {
  const host = ownMatch(TYPED, THREE, locale === 'en_US' ? {} : { locale });
  typeRuling(host, 'New: Points', 'Ann', typed);
  if (typeof result === 'string') {
    const answer = tryAsk(host, 'preview', { match: 1, round: 0, early: true });
    expect(problemOf(answer)).toContain(result);
    expect(resolve(host, 1).value).toMatchObject({ ok: false });
  } else {
    ruleRound(host);
    expect(ruledCell(host, 'Points', 'Ann')).toBe(result);
  }
});

test.each<[Locale, string, string]>([
  ['en_US', '1.5', '1.5'],
  ['de_DE', '1,5', '1,5'],
  ['de_DE', '1.000', '1.000'],
  ['de_DE', '7', '7'],
  ['de_DE', '1.5', TEXT],
  ['pt_BR', '0,25', '0,25'],
  ['pt_BR', '50%', TEXT],
])('O2 in %s, %s typed for a text is read as %s: what the cell shows', (locale, typed, result) => {
  const host = ownMatch(TYPED, THREE, locale === 'en_US' ? {} : { locale });
  typeRuling(host, 'New: Word', 'Ann', typed);
  const answer = tryAsk(host, 'preview', { match: 1, round: 0, early: true });
  if (!answer.ok) return expect(answer.problem.what).toContain(result);
  ruleRound(host);
  expect(ruledCell(host, 'Word', 'Ann')).toBe(result);
});

test.each<Locale>(['en_US', 'de_DE', 'pt_BR'])(
  'O8 O10 G116 in %s, a game is described, exported, imported and ruled; its formulas are the same in each round',
  (locale) => {
    const switches = locale === 'en_US' ? {} : { locale };
    const first = ownMatch('two-thirds', THREE, switches);
    const { text, faults } = ask(first, 'checkOwnGame', 950001);
    expect(faults).toEqual([]);
    const host = ownMatch(JSON.parse(text), THREE, switches);
    submit(host, 1, 'Ann', { 'Your number': '30' });
    submit(host, 1, 'Ben', { 'Your number': '20' });
    ruleRound(host);
    // 3 × 30 − 2 × 25 = 40, 3 × 20 − 2 × 25 = 10.
    expect(['Ann', 'Ben', 'Cat'].map((name) => ruledCell(host, 'Distance times 3', name))).toEqual([
      40, 10, 0,
    ]);
    // A formula as the host types it in this locale.
    const half = locale === 'en_US' ? '0.5' : '0,5';
    const sign = locale === 'en_US' ? ',' : ';';
    typeRuling(host, 'New: Points', 'Cat', `=IF($D11<1${sign}6*${half}${sign}0)`);
    ruleRound(host);
    expect(ruledCell(host, 'Points', 'Cat')).toBe(3);
    const file = JSON.parse(ask(host, 'exportMatch', 1, 'everything'));
    const rounds = file.log.flatMap(({ data }: { data?: { rules?: object; orders?: object } }) =>
      data?.orders ? [Object.keys(data.rules ?? {}).length] : [],
    );
    // Only the second round has formulas that changed.
    expect(rounds).toEqual([0, expect.any(Number)]);
    expect(rounds[1]).toBeGreaterThan(0);
    ask(host, 'restoreTab', 1);
    ruleRound(host);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 3 });
  },
);

test('O2 in de_DE, a formula as in en_US is an error, and its cell is named', () => {
  const host = ownMatch('two-thirds', THREE, { locale: 'de_DE' });
  typeRuling(host, 'New: Points', 'Ann', '=MAX(1,2,3)');
  expect(problemOf(tryAsk(host, 'preview', { match: 1, round: 0, early: true }))).toContain(
    '!G9: found the error #ERROR, expected a value',
  );
});
