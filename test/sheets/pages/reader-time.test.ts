import { zoneOffset } from '../../../local/google/base/zone.ts';
import { award } from '../../../src/sheets/actions/award.ts';
import { eliminate } from '../../../src/sheets/actions/eliminate.ts';
import { setTiming } from '../../../src/sheets/actions/timing.ts';
import { markRoster } from '../../../src/sheets/commit/roster-marks.ts';
import { announceMatch } from '../../../src/sheets/delivery/announcement.ts';
import { invitations } from '../../../src/sheets/delivery/invite.ts';
import { remind } from '../../../src/sheets/delivery/remind.ts';
import { renewForms } from '../../../src/sheets/delivery/renew-forms.ts';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { handOverPlace } from '../../../src/sheets/matches/hand-over.ts';
import { timesFor, timesForAll, timesOfSeason } from '../../../src/sheets/pages/reader-time.ts';
import { readSchedule } from '../../../src/sheets/schedule.ts';
import { dateWords } from '../../../src/sheets/time.ts';
import { CITIES, cityOf, zoneOf } from '../../../src/sheets/time-zones.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { cellsOf, type Memory } from '../memory-ports.ts';
import { act, madeOnce, makeMatch, makeSeason, resolve, send, typePlayer } from '../season.ts';

// H35: a player reads times in the player's time zone, everyone else in that of the season, with UTC.

const clock = { offset: (at: number, zone: string) => zoneOffset(at, zone) };
const DEADLINE = '2026-01-20T23:30:00Z';
const IN_BERLIN = 'Wed 21 Jan 2026, 00:30 in Berlin (Tue 23:30 UTC)';
const IN_NEW_YORK = 'Tue 20 Jan 2026, 18:30 in New York (23:30 UTC)';
const IN_UTC = 'Tue 20 Jan 2026, 23:30 UTC';

/** The zones of the database that this engine lists; the types do not know it yet. */
const IANA = (Intl as unknown as { supportedValuesOf(key: string): string[] }).supportedValuesOf('timeZone');

describe('a time in words', () => {
  test.each([
    ['Europe/Berlin', DEADLINE, IN_BERLIN],
    ['Europe/Berlin', '2026-07-20T13:00:00Z', 'Mon 20 Jul 2026, 15:00 in Berlin (13:00 UTC)'],
    ['Europe/London', '2026-01-20T13:00:00Z', 'Tue 20 Jan 2026, 13:00 in London (13:00 UTC)'],
    ['Asia/Kathmandu', '2026-01-20T20:00:00Z', 'Wed 21 Jan 2026, 01:45 in Kathmandu (Tue 20:00 UTC)'],
    ['Etc/GMT', DEADLINE, IN_UTC],
    ['Europe/Berlin', 'no time', 'no time'],
  ])('in %s of %s', (timeZone, iso, words) => expect(timesOfSeason(clock, { timeZone })(iso)).toBe(words));

  test('for a player without a zone, or with one that is none, is that of the season', () => {
    for (const zone of ['', 'Atlantis'])
      expect(timesFor(clock, { timeZone: 'Europe/Berlin' }, { zone })(DEADLINE)).toBe(IN_BERLIN);
    expect(timesFor(clock, { timeZone: 'Etc/UTC' }, { zone: ' new york ' })(DEADLINE)).toBe(IN_NEW_YORK);
  });

  test.each([
    [
      'Europe/Berlin',
      ['', 'New York', 'Sydney', 'new york'],
      'Wed 21 Jan 2026, 00:30 in Berlin (Tue 23:30 UTC; Tue 18:30 in New York, 10:30 in Sydney)',
    ],
    ['Etc/UTC', ['Berlin', 'London'], 'Tue 20 Jan 2026, 23:30 UTC (Wed 00:30 in Berlin, 23:30 in London)'],
    ['Europe/Berlin', ['Berlin', '', 'Atlantis'], IN_BERLIN],
  ])('for all players of a season in %s with the zones %j', (timeZone, zones, words) =>
    expect(
      timesForAll(
        clock,
        { timeZone },
        zones.map((zone) => ({ zone })),
      )(DEADLINE),
    ).toBe(words),
  );

  test.each([
    [{}, 'Wed 21 Jan 2026, 00:30 in Berlin (Tue 23:30 UTC; Tue 18:30 in New York)'],
    [{ isInner: true }, 'Wed 21 Jan 2026, 00:30 in Berlin; Tue 23:30 UTC; Tue 18:30 in New York'],
    [{ only: 'clock' }, '00:30 in Berlin (23:30 UTC the day before; 18:30 in New York the day before)'],
    [
      { only: 'clock', isInner: true },
      '00:30 in Berlin; 23:30 UTC the day before; 18:30 in New York the day before',
    ],
    [{ only: 'day' }, '21 Jan 2026'],
  ] as const)('in the form %j', (form, words) => {
    const times = timesForAll(clock, { timeZone: 'Europe/Berlin' }, [{ zone: 'New York' }]);
    expect(times(DEADLINE, form)).toBe(words);
    expect(times('no time', form)).toBe('no time');
  });

  test.each([
    [{}, IN_UTC],
    [{ isInner: true }, IN_UTC],
    [{ only: 'clock' }, '23:30 UTC'],
    [{ only: 'day' }, '20 Jan 2026'],
  ] as const)('in UTC, in the form %j', (form, words) => {
    for (const times of [dateWords, timesOfSeason(clock, { timeZone: 'Etc/UTC' })])
      expect(times(DEADLINE, form)).toBe(words);
  });

  test('for all players is what it is where nobody knows more', () => {
    const people = [{ zone: 'Sydney' }];
    expect(timesForAll({ offset: () => undefined }, { timeZone: 'Europe/Berlin' }, people)(DEADLINE)).toBe(
      IN_UTC,
    );
    expect(timesForAll(clock, { timeZone: 'Europe/Berlin' }, people)('no time')).toBe('no time');
  });

  test('where Google does not know the zone is UTC', () =>
    expect(timesOfSeason({ offset: () => undefined }, { timeZone: 'Europe/Berlin' })(DEADLINE)).toBe(IN_UTC));

  test.each(CITIES)('%s is a zone that clocks know', (city) => {
    const zone = zoneOf(city)!;
    expect(cityOf(zone)).toBe(city);
    expect(Math.abs(zoneOffset(Date.UTC(2026, 0, 1), zone))).toBeLessThan(15 * 3_600_000);
  });

  const year = (zone: string) =>
    Array.from({ length: 12 }, (_, month) => zoneOffset(Date.UTC(2026, month, 15), zone));

  test('every zone and every city of the IANA list is known, with its own clocks', () => {
    const zones = [
      ...IANA,
      ...[
        'Asia/Kathmandu',
        'Asia/Kolkata',
        'Europe/Kyiv',
        'America/Nuuk',
        'Asia/Ho_Chi_Minh',
        'America/Argentina/Buenos_Aires',
      ],
      ...[
        'US/Eastern',
        'us/pacific',
        'Canada/Newfoundland',
        'Australia/NSW',
        'EST5EDT',
        'Japan',
        'CET',
        'EST',
        'GB',
        'Etc/GMT+5',
      ],
    ];
    for (const zone of zones) {
      const found = zoneOf(zone) ?? '';
      expect([zone, year(found)]).toEqual([zone, year(zone)]);
      const city = cityOf(found);
      expect([city, zoneOf(city), readSchedule(`daily at 18:00 in ${city}`)]).toEqual([
        city,
        found,
        { kind: 'daily', minute: 1080, zone: found },
      ]);
    }
    expect(CITIES).toHaveLength(IANA.length + 1);
    expect(year(zoneOf('kathmandu')!)[0]).toBe(5.75 * 3_600_000);
  });

  test.each(['BST', 'IST', 'PST', 'Atlantis', '', '+05:45', 'GMT+5', '/', 'Ann'])(
    '“%s” is no zone',
    (typed) => expect(zoneOf(typed)).toBeUndefined(),
  );
});

/** A season in Berlin; Ben lives in New York, and nobody knows where Cleo lives. */
const abroad = madeOnce((): Memory => {
  const memory = makeSeason();
  memory.timeZone = 'Europe/Berlin';
  typePlayer(memory, 1, { zone: 'New York' });
  typePlayer(memory, 2, { zone: 'Atlantis' });
  makeMatch(memory, { deadline: DEADLINE });
  return memory;
});

const pageOf = (memory: Memory, name: string) => {
  const { players, spectatorFile } = memory.book().season;
  const file = name === '' ? spectatorFile : players.find((one) => one.name === name)?.file;
  const pageWrite = memory.pageWrites.filter((one) => one.file === file && one.sheetId > 900_000).at(-1)!;
  return [...cellsOf(pageWrite.grid), ...cellsOf(pageWrite.cover)].flat().join('\n');
};

describe('H35 a season in Berlin with a player in New York', () => {
  test('what the host gave or noted, and the statement, have times and days of the reader', () => {
    const memory = abroad();
    // 00:30 in Berlin is the evening before in New York.
    memory.time = Date.parse('2026-01-20T23:30:00Z');
    for (const player of ['Ann', 'Ben']) {
      act(memory, award, { player, garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'a prize' });
      act(memory, eliminate, { player, out: true, why: '' });
    }
    const told = /1 garnet: a prize. \((.*)\)|since (.*)\.|^\d+ Jan 2026/gm;
    const found = (name: string) => pageOf(memory, name).match(told);
    expect(found('Ann')).toEqual([
      '1 garnet: a prize. (Wed 21 Jan 2026, 00:30 in Berlin; Tue 23:30 UTC)',
      `since ${IN_BERLIN}.`,
      '21 Jan 2026',
    ]);
    expect(found('Ben')).toEqual([
      '1 garnet: a prize. (Tue 20 Jan 2026, 18:30 in New York; 23:30 UTC)',
      `since ${IN_NEW_YORK}.`,
      '20 Jan 2026',
    ]);
    // Spectators read what the host did by the clock of the season.
    expect(pageOf(memory, '')).toContain('(Wed 21 Jan 2026, 00:30 in Berlin; Tue 23:30 UTC)');
  });

  test('each page says when the round is due on its reader’s clocks', () => {
    const memory = abroad();
    expect(pageOf(memory, 'Ann')).toContain(`Round 1: orders count until ${IN_BERLIN}.`);
    expect(pageOf(memory, 'Ben')).toContain(`Round 1: orders count until ${IN_NEW_YORK}.`);
    expect(pageOf(memory, 'Cleo')).toContain(`Round 1: orders count until ${IN_BERLIN}.`);
    expect(pageOf(memory, '')).toContain(`Round 1: orders count until ${IN_BERLIN}.`);
    resolve(memory);
    expect(pageOf(memory, '')).toContain(`Orders count until `);
    expect(pageOf(memory, '')).toContain(' in Berlin (');
    send(memory, 'Ben', { 'Number card': 3 });
    resolve(memory);
    expect(pageOf(memory, 'Ben')).toMatch(/You sent, .* in New York \(/);
    expect(memory.fault()).toBe('');
  });

  test('each page says by its reader’s clocks when later rounds are due, invitations by those of all (H17)', () => {
    const memory = abroad();
    act(memory, setTiming, 1, { ...USUAL_TIMING, schedule: 'daily at 00:15 in Berlin' });
    const due = 'Later rounds are due daily at';
    expect(pageOf(memory, 'Ann')).toContain(`${due} 00:15 in Berlin (23:15 UTC the day before).`);
    // The clocks of Berlin and New York change on different days.
    expect(pageOf(memory, 'Ben')).toContain(
      `${due} 00:15 in Berlin (next time 18:15 in New York; 23:15 UTC).`,
    );
    expect(invitations(memory.ports, 1).all).toContain(
      `${due} 00:15 in Berlin (23:15 UTC the day before; 18:15 in New York the day before).`,
    );
  });

  test('forms have the zone of the season, texts for all also those of the players, mails that of the player', () => {
    const memory = abroad();
    const { all, players } = invitations(memory.ports, 1);
    const forAll = 'Wed 21 Jan 2026, 00:30 in Berlin (Tue 23:30 UTC; Tue 18:30 in New York)';
    expect(all).toContain(forAll);
    expect(players.map(({ text }) => text.includes(IN_NEW_YORK))).toEqual([false, true, false, false]);
    remind(memory.ports, 1, 0, false);
    expect(memory.mails.map(({ body }) => body.includes(`Orders count until ${IN_NEW_YORK}.`))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(announceMatch(memory.ports, 1).plain).toContain(`until ${forAll}.`);
    resolve(memory);
    renewForms(memory.ports);
    const titles = memory.renewed.map(([, , { title = '' }]) => title);
    expect(titles.join()).toMatch(/ orders for round 2, until .* in Berlin \(/);
  });

  test('Discord shows the deadline to each reader by its own mark', () => {
    const { discord } = announceMatch(abroad().ports, 1);
    expect(discord).toContain(`Round 1: orders count until <t:${Date.parse(DEADLINE) / 1000}:F>.`);
    expect(discord).not.toContain('Berlin');
  });

  test('a zone that is none is said beside the player, and stops nothing', () => {
    const memory = abroad();
    expect(memory.panel().season?.faults.map(({ text }) => text)).toEqual([
      expect.stringContaining('Cleo’s time zone “Atlantis” is unknown'),
    ]);
    markRoster(memory.ports);
    expect(JSON.stringify(memory.tabs.get(TABS.season.sheetId)?.cells)).toContain(
      'time zone “Atlantis” is unknown',
    );
  });

  test('H13 a name that may be a formula is said beside the player, and stops nothing', () => {
    const memory = makeSeason();
    typePlayer(memory, 1, { name: '=A1' });
    expect(memory.panel().season?.faults.map(({ text }) => text)).toEqual([
      expect.stringContaining('“=A1”, begins with “=”. If it is a formula, type the name itself'),
    ]);
  });

  test('H23 a new address of the same player changes no time zone', () => {
    const memory = abroad();
    const same = { player: 'Ben', person: 'same', by: '', name: 'Ben', email: 'ben@example.net' } as const;
    const { zone } = memory.book().season.players[1]!;
    handOverPlace(memory.ports, same);
    expect(zone).not.toBe('');
    expect(memory.book().season.players[1]).toMatchObject({ name: 'Ben', zone });
  });

  test('H23 who takes over a place does not live where the one before did', () => {
    const memory = abroad();
    const sue = { player: 'Ben', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' } as const;
    handOverPlace(memory.ports, sue);
    expect(pageOf(memory, 'Sue')).toContain(IN_BERLIN);
    expect(memory.book().season.players[1]).toMatchObject({ name: 'Sue', zone: '' });
    expect(memory.fault()).toBe('');
  });
});
