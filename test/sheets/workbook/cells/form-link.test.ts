import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  filledLink,
  fillsOffers,
  PLACES,
  personalLink,
  withPlaces,
} from '../../../../src/sheets/workbook/cells/form-link.ts';

const DESK = 'https://docs.google.com/forms/d/e/x/viewform';
const LINK = `${DESK}?usp=pp_url&entry.1=${PLACES.code}&entry.2=${PLACES.with}&entry.3=${PLACES.gives}&entry.4=${PLACES.takes}`;
const answersOf = (link: string) =>
  Object.fromEntries([...new URL(link).searchParams].filter(([name]) => name.startsWith('entry.')));

describe('G47, G97 the link to a form with places', () => {
  test('is filled in for one person, and where nothing is to be filled in the place is left out', () => {
    expect(answersOf(filledLink(personalLink(LINK, 'ABC')))).toEqual({ 'entry.1': 'ABC' });
    expect(filledLink(personalLink(LINK, ''))).toBe(`${DESK}?usp=pp_url`);
    const offer = filledLink(personalLink(LINK, 'ABC'), { with: 'Ann', gives: '1 stamp' });
    expect(answersOf(offer)).toEqual({ 'entry.1': 'ABC', 'entry.2': 'Ann', 'entry.3': '1 stamp' });
  });

  test('gives back any text, whatever its signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const link = filledLink(personalLink(LINK, 'ABC'), { with: name, takes: '2 garnets' });
        expect(answersOf(link)).toEqual({ 'entry.1': 'ABC', 'entry.2': name, 'entry.4': '2 garnets' });
        expect(link).not.toMatch(/[\s"<>]/);
      }),
    );
  });

  test('stays as it is where it has no places, or no answers at all', () => {
    for (const link of [DESK, `${DESK}?usp=pp_url`, `${DESK}?entry.1=x+y`, ''])
      expect([filledLink(link), personalLink(link, 'ABC')]).toEqual([link, link]);
  });

  test.each(['Ann+%26+Co', 'Ann%20%26%20Co'])(
    'a choice as Google writes it (%s) becomes its place',
    (choice) => {
      const made = `${DESK}?usp=pp_url&entry.1=${PLACES.code}&entry.2=${choice}&entry.3=${PLACES.gives}&entry.4=${PLACES.takes}`;
      expect(withPlaces(made, new Map([[PLACES.with, 'Ann & Co']]))).toBe(LINK);
    },
  );

  test('fills in offers only where it has a place for each part', () => {
    expect(fillsOffers(LINK)).toBe(true);
    for (const part of ['with', 'gives', 'takes'] as const)
      expect(fillsOffers(LINK.replace(PLACES[part], 'Ann'))).toBe(false);
    expect(fillsOffers(filledLink(LINK))).toBe(false);
  });
});
