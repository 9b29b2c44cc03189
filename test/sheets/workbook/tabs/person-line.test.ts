import { describe, expect, test } from '@jest/globals';
import { cleanPerson, readPastedPlayers } from '../../../../src/sheets/workbook/tabs/person-line.ts';

const peopleOf = (text: string) => readPastedPlayers(text).map(({ name, email }) => `${name}|${email}`);

describe('a line that was pasted', () => {
  test.each([
    ['Ann', 'Ann|'],
    ['Ann Lee, ann@x.org', 'Ann Lee|ann@x.org'],
    ['Ann Lee\tann@x.org', 'Ann Lee|ann@x.org'],
    ['Ann Lee\tann@x.org\tann#1234', 'Ann Lee|ann@x.org'],
    ['Ann; ann@x.org', 'Ann|ann@x.org'],
    ['Ann Lee <ann@x.org>', 'Ann Lee|ann@x.org'],
    ['"Lee, Ann" <ann@x.org>,', 'Lee, Ann|ann@x.org'],
    ['"Lee, Ann",ann@x.org', 'Lee, Ann|ann@x.org'],
    ['"Ann ""the Ant"" Lee",ann@x.org', 'Ann "the Ant" Lee|ann@x.org'],
    ['Lee, Ann, ann@x.org', 'Lee, Ann|ann@x.org'],
    ['Lee, Ann', 'Lee, Ann|'],
    ['ann@x.org, Ann', 'Ann|ann@x.org'],
    ['Ann ann@x.org', 'Ann|ann@x.org'],
    ['  Ann\u00a0 Lee\u200b ,  ann@x.org\u00a0', 'Ann Lee|ann@x.org'],
    ['- Ann', 'Ann|'],
    ['ann@x.org Ann Lee', 'Ann Lee|ann@x.org'],
    ['Ann: ann@x.org', 'Ann|ann@x.org'],
    ['Ann:ann@x.org', 'Ann|ann@x.org'],
    ['Ann (ann@x.org)', 'Ann|ann@x.org'],
    ['Ann [ann@x.org]', 'Ann|ann@x.org'],
    ['| Ann | ann@x.org |', 'Ann|ann@x.org'],
    ['Ann – ann@x.org', 'Ann|ann@x.org'],
    ['Ann - ann@x.org', 'Ann|ann@x.org'],
    ['Ann -> ann@x.org', 'Ann|ann@x.org'],
    ['Ann-Lee O’Neil ann-lee@x.org', 'Ann-Lee O’Neil|ann-lee@x.org'],
    ['Ann (the Ant), ann@x.org', 'Ann (the Ant)|ann@x.org'],
    ['12. Ann, mailto:ann@x.org', 'Ann|ann@x.org'],
    ['ann@x.org', '|ann@x.org'],
    ['Ann, ann at x', 'Ann, ann at x|'],
  ])('%j', (line, expected) => {
    expect(peopleOf(line)).toEqual([expected]);
  });

  test('lines of Windows, of a Mac and of a mail program, with heads and empty lines', () => {
    expect(peopleOf('Name\tEmail\r\nAnn\tann@x.org\r\n\r\n Ben \rCleo')).toEqual([
      'Ann|ann@x.org',
      'Ben|',
      'Cleo|',
    ]);
    expect(peopleOf('Players:\nAnn')).toEqual(['Ann|']);
    expect(peopleOf('Ann <a@x.org>, "Lee, Ben" <b@x.org>; <c@x.org>,')).toEqual([
      'Ann|a@x.org',
      'Lee, Ben|b@x.org',
      '|c@x.org',
    ]);
    expect(readPastedPlayers('Ann\n\nBen').map(({ line }) => line)).toEqual([1, 3]);
  });

  test.each<[string, ...string[]]>([
    ['ann@x.org, ben@x.org, cleo@x.org', '|ann@x.org', '|ben@x.org', '|cleo@x.org'],
    ['Ann, ann@x.org, Ben, ben@x.org', 'Ann|ann@x.org', 'Ben|ben@x.org'],
    ['Ann ann@x.org Ben ben@x.org', 'Ann|ann@x.org', 'Ben|ben@x.org'],
    ['Ann\tann@x.org\tBen\tben@x.org', 'Ann|ann@x.org', 'Ben|ben@x.org'],
    ['Ann (ann@x.org) and Ben (mailto:ben@x.org)', 'Ann|ann@x.org', 'Ben|ben@x.org'],
    ['Ann ann@x.org und Ben ben@x.org', 'Ann|ann@x.org', 'Ben|ben@x.org'],
    ['ann@x.org Ann; ben@x.org Ben', 'Ann|ann@x.org', 'Ben|ben@x.org'],
    ['ann@x.org, Ben ben@x.org', '|ann@x.org', 'Ben|ben@x.org'],
    ['1\tAnn\tann@x.org', 'Ann|ann@x.org'],
    ['2.\tAnn\tLondon', 'Ann|'],
    ['3, Ann, ann@x.org', 'Ann|ann@x.org'],
    ['7\tseven@x.org', '7|seven@x.org'],
    ['No\tName\tEmail'],
  ])('H15 with several addresses, or a number before the name: %j', (line, ...expected) => {
    expect(peopleOf(line)).toEqual(expected);
  });

  test.each([
    ['Ann, Ben, Cleo', true],
    ['Lee, Ann', true],
    ['London, Ann ann@x.org, Lee, Ben ben@x.org', true],
    ['"Lee, Ann"', false],
    ['Lee, Ann\t', false],
    ['Lee, Ann, ann@x.org', false],
    ['"Lee, Ann" <ann@x.org>, "Lee, Ben" <ben@x.org>', false],
    ['Ann, Berlin\nKim, New York', false],
  ])('H15 a comma in a name may part several players: %j', (text, expected) => {
    expect(readPastedPlayers(text).some(({ isUnclear }) => isUnclear)).toBe(expected);
  });

  test.each([
    ['Ann\tann@x.org\tLondon', 'Ann|ann@x.org|London'],
    ['Ann, ann@x.org, new york', 'Ann|ann@x.org|New York'],
    ['Ann <ann@x.org>; Europe/Paris', 'Ann|ann@x.org|Paris'],
    ['Ann ann@x.org Berlin', 'Ann|ann@x.org|Berlin'],
    ['Ann (ann@x.org) – Europe/Berlin', 'Ann|ann@x.org|Berlin'],
    ['London ann@x.org', 'London|ann@x.org|'],
    ['Ann\tTokyo', 'Ann||Tokyo'],
    ['ann@x.org, London', '|ann@x.org|London'],
    ['Ann, ann@x.org, he/him', 'Ann|ann@x.org|'],
    ['Ann, ann@x.org, Tokyo time', 'Ann|ann@x.org|Tokyo'],
    [' ann <ann@x.org >; prague ,', 'ann|ann@x.org|Prague'],
    ['Lee, Paris', 'Lee, Paris||'],
    ['Ann ann@x.org (London)', 'Ann|ann@x.org|London'],
    ['Ann <ann@x.org> [Berlin]', 'Ann|ann@x.org|Berlin'],
  ])('H35 the city of a time zone may follow: %j', (line, expected) => {
    const found = readPastedPlayers(line).map(({ name, email, zone }) => `${name}|${email}|${zone}`);
    expect(found).toEqual([expected]);
  });

  test('H35 a city behind a name alone is one where several lines end with cities, with or without accents', () => {
    const zones = (text: string) =>
      readPastedPlayers(text).map(({ name, email, zone }) => `${name}|${email}|${zone}`);
    expect(zones('Ann, ann@x.org, Berlin\nKim, New York\nLee')).toEqual([
      'Ann|ann@x.org|Berlin',
      'Kim||New York',
      'Lee||',
    ]);
    expect(zones('1. Ann; sao paulo\nKim Lee, Bogota,\nBo, Atlantis')).toEqual([
      'Ann||São Paulo',
      'Kim Lee||Bogotá',
      'Bo, Atlantis||',
    ]);
  });

  test('what a chat puts around names is left out: a heading, the time of a line, the sign of a mention', () => {
    expect(
      peopleOf(
        'Players for the season 🎉\n[20:14] Dan dan@x.org\n@Finn\n[9:05 pm] - @Ben ben@x.org\nHana (no mail)\nKim (she)',
      ),
    ).toEqual(['Dan|dan@x.org', 'Finn|', 'Ben|ben@x.org', 'Hana|', 'Kim (she)|']);
    expect(
      peopleOf(
        '[04/11/2026, 18:22] Finn: me too! finn@x.org\n4.11.26, 18:22 - Gus gus@x.org\n[2026-11-04, 18:22:05] @Ivo\nAnn: ann@x.org',
      ),
    ).toEqual(['Finn|finn@x.org', 'Gus|gus@x.org', 'Ivo|', 'Ann|ann@x.org']);
    expect(
      peopleOf(
        '[23.11.26, 16:01:12] Ann: Ann Lee ann@x.org\n[16:02] Bo: Bo Lee <bo@x.org>\n[16:02] Di: count me in. <di@x.org>\n[16:03] Cy: cy@x.org\nDr: Who who@x.org',
      ),
    ).toEqual(['Ann Lee|ann@x.org', 'Bo Lee|bo@x.org', 'Di|di@x.org', 'Cy|cy@x.org', 'Dr: Who|who@x.org']);
    expect(
      peopleOf('[14:02, 25/11/2026] Lea: Lea, lea@x.org\n[2:03 pm, 25/11/2026] Max: Max max@x.org'),
    ).toEqual(['Lea|lea@x.org', 'Max|max@x.org']);
    expect(peopleOf('Ann\nPlayers two')).toEqual(['Ann|', 'Players two|']);
  });

  test('a player may be called Name', () => {
    expect(peopleOf('Ann\nName')).toEqual(['Ann|', 'Name|']);
  });
});

describe('a row of the roster', () => {
  test.each([
    [
      { name: ' Ann\u00a0', email: 'Ann Lee <ann@x.org>\r\n' },
      { name: 'Ann', email: 'ann@x.org' },
    ],
    [
      { name: 'Ann, ann@x.org', email: '' },
      { name: 'Ann', email: 'ann@x.org' },
    ],
    [
      { name: 'ann@x.org, ben@x.org', email: '' },
      { name: 'ann@x.org, ben@x.org', email: '' },
    ],
    [
      { name: 'Ann\tann@x.org', email: ' ' },
      { name: 'Ann', email: 'ann@x.org' },
    ],
    [
      { name: '"Ann"', email: 'ann@x.org,' },
      { name: 'Ann', email: 'ann@x.org' },
    ],
    [
      { name: 'O’Neil, Ann', email: 'x' },
      { name: 'O’Neil, Ann', email: 'x' },
    ],
    [
      { name: 'Ann', email: 'a@b@c' },
      { name: 'Ann', email: 'a@b@c' },
    ],
    [
      { name: 'Dan\nEve', email: '' },
      { name: 'Dan\nEve', email: '' },
    ],
    [
      { name: '👩‍👩‍👧 Ω', email: '' },
      { name: '👩‍👩‍👧 Ω', email: '' },
    ],
  ])('%j', (typed, expected) => {
    expect(cleanPerson(typed)).toEqual(expected);
  });
});
