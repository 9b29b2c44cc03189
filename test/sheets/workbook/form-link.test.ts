import * as fc from 'fast-check';
import {
  entriesOf,
  filledLink,
  personalLink,
  placeOf,
  plainLink,
  withCode,
  withPlaces,
} from '../../../src/sheets/workbook/form-link.ts';

const FORM = 'https://docs.google.com/forms/d/e/x/viewform';
const IDS = ['code', 'with', 'gives', 'givesMany', 'gives2'];
const LINK = `${FORM}?usp=pp_url${IDS.map((id, i) => `&entry.${i + 1}=${placeOf(id)}`).join('')}`;
const answersOf = (link: string | undefined) =>
  Object.fromEntries([...new URL(link ?? '').searchParams].filter(([name]) => name.startsWith('entry.')));

describe('G47, G97 the link to a form with places', () => {
  test('is filled in for one person, and where nothing is to be filled in the place is left out', () => {
    expect(answersOf(personalLink(LINK, 'ABC'))).toEqual({ 'entry.1': 'ABC' });
    expect(personalLink(LINK, '')).toBe(`${FORM}?usp=pp_url`);
    const offer = filledLink(withCode(LINK, 'ABC'), { with: 'Ann', gives: 'Stamps', gives2: 'Stamps' });
    expect(answersOf(offer)).toEqual({
      'entry.1': 'ABC',
      'entry.2': 'Ann',
      'entry.3': 'Stamps',
      'entry.5': 'Stamps',
    });
  });

  test('gives back any text, whatever its signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (name) => {
        const link = filledLink(withCode(LINK, 'ABC'), { with: name, givesMany: '2' });
        if (link === undefined) throw new Error('There is no link.');
        expect(answersOf(link)).toEqual({ 'entry.1': 'ABC', 'entry.2': name, 'entry.4': '2' });
        expect(link).not.toMatch(/[\s"<>]/);
      }),
    );
  });

  test('stays as it is where it has no places, or no answers at all', () => {
    for (const link of [FORM, `${FORM}?usp=pp_url`, `${FORM}?entry.1=x+y`, ''])
      expect([plainLink(link), personalLink(link, 'ABC')]).toEqual([link, link]);
  });

  test.each(['Ann+%26+Co', 'Ann%20%26%20Co'])(
    'an answer as Google writes it (%s) becomes the place of its entry, though another has the same',
    (choice) => {
      const made = `${FORM}?usp=pp_url&entry.1=ABC&entry.2=${choice}&entry.3=x&entry.4=1&entry.5=x`;
      const places = new Map(IDS.map((id, i) => [`entry.${i + 1}`, placeOf(id)]));
      expect(entriesOf(made)).toEqual([...places.keys()]);
      expect(withPlaces(made, places)).toBe(LINK);
    },
  );

  test('is left out if it lacks a place for an answer, or has more than 2,000 characters', () => {
    expect(filledLink(LINK, { with: 'Ann', gives: 'Stamps' })).toBeDefined();
    expect(filledLink(LINK.replace(placeOf('gives2'), 'Ann'), { gives2: 'Stamps' })).toBeUndefined();
    expect(filledLink(plainLink(LINK), { with: 'Ann' })).toBeUndefined();
    const short = filledLink(LINK, { with: 'Ann' })?.length ?? 0;
    expect(filledLink(LINK, { with: 'x'.repeat(2003 - short) })).toHaveLength(2000);
    expect(filledLink(LINK, { with: 'x'.repeat(2004 - short) })).toBeUndefined();
    expect(filledLink(LINK, { with: '五'.repeat(300) })).toBeUndefined();
  });
});
