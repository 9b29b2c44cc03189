import { cleanPerson, readPastedPlayers } from '../../../src/sheets/workbook/person-line.ts';

const read = (text: string) =>
  readPastedPlayers(text).map(({ name, email, zone, isUnclear }) =>
    isUnclear ? `? ${name}` : `${name}|${email}|${zone}`,
  );

describe('H15 a line that was pasted', () => {
  test.each([
    ['Ann', 'Ann||'],
    ['Ann Lee, ann@x.org', 'Ann Lee|ann@x.org|'],
    ['Ann Lee\tann@x.org', 'Ann Lee|ann@x.org|'],
    ['Lee, Ann\tann@x.org', 'Lee, Ann|ann@x.org|'],
    ['ann@x.org, Ann', 'Ann|ann@x.org|'],
    ['Ann Lee <ann@x.org>', 'Ann Lee|ann@x.org|'],
    ['"Lee, Ann" <ann@x.org>,', 'Lee, Ann|ann@x.org|'],
    ['"Lee, Ann",ann@x.org', 'Lee, Ann|ann@x.org|'],
    ['"Ann ""the Ant"" Lee",ann@x.org', 'Ann "the Ant" Lee|ann@x.org|'],
    ['  Ann\u00a0 Lee\u200b ,  ann@x.org\u00a0', 'Ann Lee|ann@x.org|'],
    ['Ann, mailto:ann@x.org,', 'Ann|ann@x.org|'],
    ['Ann (the Ant), ann@x.org', 'Ann (the Ant)|ann@x.org|'],
    ['Ann 🦊, ann@x.org', 'Ann 🦊|ann@x.org|'],
    ['ann@x.org', '|ann@x.org|'],
    ['"Jun & Kim"', 'Jun & Kim||'],
    ['Rob (he/him)', 'Rob (he/him)||'],
  ])('%j', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test.each([
    ['Ann\tann@x.org\tLondon', 'Ann|ann@x.org|London'],
    ['Ann, ann@x.org, new york', 'Ann|ann@x.org|New York'],
    ['Ann <ann@x.org>, Europe/Paris', 'Ann|ann@x.org|Paris'],
    ['Ann, sao paulo', 'Ann||São Paulo'],
    ['Tokyo, Ann', 'Ann||Tokyo'],
    ['ann@x.org, London', '|ann@x.org|London'],
    ['"Paris", London', 'Paris||London'],
  ])('H35 a city or the name of a zone is a time zone: %j', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test.each([
    'Smith, Jun',
    'Ann, Ben, Cleo',
    'Ann, ann@x.org, Narnia',
    'Ann, ann@x.org, he/him',
    'Ann, ann@x.org, Ben, ben@x.org',
    'ann@x.org, ben@x.org',
    'Ann, Berlin, London',
    'Lee, Ann, ann@x.org',
    '1\tAnn\tann@x.org',
    'Name\tEmail',
    'Season 3, who is in?',
  ])('any other line is asked about: %j', (line) => {
    const parts = line.split(/,\s*|\t/).join(', ');
    expect(read(line)).toEqual([`? ${parts}`]);
  });

  test.each(['Jun & Kim', 'Jun&Kim', 'Jun + Kim', 'Jun/Kim', 'Jun and Kim', 'Jun und Kim'])(
    'a name that may be two is asked about: %s',
    (name) => {
      expect(read(`${name}, kim@x.org`)).toEqual([`? ${name}`]);
    },
  );

  test('no comma or tab is guessed: then the address is wrong', () => {
    expect(read('Ann ann@x.org')).toEqual(['|Ann ann@x.org|']);
    expect(read('Ann; ann@x.org')).toEqual(['|Ann; ann@x.org|']);
  });

  test('lines of Windows and of a Mac, with empty lines', () => {
    expect(read('Ann\tann@x.org\r\n\r\n Ben \rCleo')).toEqual(['Ann|ann@x.org|', 'Ben||', 'Cleo||']);
    expect(readPastedPlayers('Ann\n\nBen').map(({ line }) => line)).toEqual([1, 3]);
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
