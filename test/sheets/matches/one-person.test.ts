import { award } from '../../../src/sheets/actions/award.ts';
import { endEarly } from '../../../src/sheets/actions/end-early.ts';
import { type Substitution, substitute } from '../../../src/sheets/actions/substitute.ts';
import { restoreTabs } from '../../../src/sheets/commit/restore-tabs.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { handOverPlace } from '../../../src/sheets/matches/hand-over.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { emailOf } from '../../players.ts';
import type { Memory } from '../memory-ports.ts';
import {
  act,
  cellUnder,
  madeOnce,
  makeMatch,
  makeSeason,
  NAMES,
  problemOf,
  send,
  typePlayer,
} from '../season.ts';
import { close } from './archive/closed-season.ts';

// H23: who is chosen from the roster is one person, before a match is closed and afterwards.

const BY_KOFI: Substitution = { player: 'Ann', person: 'other', by: 'Kofi', name: '', email: '' };
const ROSTER = ['Ann', 'Kofi', 'Ben', 'Cleo', 'Dan'];
const KOFI = ROSTER.indexOf('Kofi');
const SECOND_SEED = 'the seed of the second match';
const PRIZE = { garnets: 3, bellflowers: 0, tokensOfLife: 0, why: 'a minigame' };

/** A match of four, and on the roster Kofi, who does not play in it. */
const withKofi = madeOnce((identity: 'email' | 'code' = 'email'): Memory => {
  const memory = makeSeason(ROSTER, identity);
  typePlayer(memory, KOFI, { zone: 'Cairo' });
  makeMatch(memory, { players: NAMES });
  return memory;
});

/** The same, and Kofi has a purse. */
function withPurse(): Memory {
  const memory = withKofi();
  act(memory, award, { player: 'Kofi', ...PRIZE });
  return memory;
}

const personOf = ({ ports }: Memory, id: string) =>
  openBook(ports).season.players.find((one) => one.id === id);
const namesOf = (memory: Memory) => memory.book().season.players.map(({ name }) => name);

/** The panel's faults of the tab Season, in its two boxes. */
function boxes({ ports }: Memory) {
  const { season, differences } = panelState(ports);
  return { faults: season?.faults ?? [], differences };
}
const NOTHING = { faults: [], differences: [] };

/** The texts in the row of the roster at which a player was typed. */
function rowAt(memory: Memory, at: number): readonly string[] {
  const { sheetId } = TABS.season;
  const [top] = cellUnder(memory, 'players', 'name', sheetId);
  return (memory.tabs.get(sheetId)?.cells[top + at] ?? []).map(String).filter((text) => text !== '');
}

/** Match 1 ends, and its entries move into the archive. */
function closeAll(memory: Memory): void {
  act(memory, endEarly, 1, 0, 'without outcome');
  close(memory);
}

describe.each(['email', 'code'] as const)('H23 who has nothing else, in a season by %s,', (identity) => {
  test('has one row of the roster, by their name, with their address and time zone', () => {
    const memory = withKofi(identity);
    const { handed, problems } = handOverPlace(memory.ports, BY_KOFI);
    expect([handed, problems]).toMatchObject([[{ name: 'Kofi', access: 'account' }], []]);
    expect(personOf(memory, 'Ann')).toMatchObject({ name: 'Kofi', email: emailOf('Kofi'), zone: 'Cairo' });
    expect(namesOf(memory)).toEqual(['Kofi', 'Ben', 'Cleo', 'Dan']);
    expect(rowAt(memory, KOFI)).toEqual([]);
    expect(rowAt(memory, 0)).toEqual(expect.arrayContaining(['Kofi', 'Cairo']));
    expect(rowAt(memory, KOFI + 1)).toEqual(expect.arrayContaining(['Ben', emailOf('Ben')]));
    expect(boxes(memory)).toEqual(NOTHING);
    expect(memory.panel().season?.players.map(({ name }) => name)).toEqual(namesOf(memory));
    expect(memory.match().substitutes).toEqual(['Kofi plays for Ann, from round 1 on.']);
    expect(memory.fault()).toBe('');
  });

  test('plays the next match with the purse of the place, also once the first one is closed', () => {
    const memory = withKofi(identity);
    act(memory, award, { player: 'Ann', ...PRIZE });
    handOverPlace(memory.ports, BY_KOFI);
    closeAll(memory);
    expect(boxes(memory)).toEqual(NOTHING);
    const purse = memory.panel().season?.players[0]?.garnets;
    makeMatch(memory, { players: ['Kofi', 'Ben', 'Cleo', 'Dan'], seed: SECOND_SEED });
    const seats = memory.panel().matches.at(-1)?.seats;
    expect(seats?.map(({ name, player }) => [name, player])[0]).toEqual(['Kofi', 'Ann']);
    expect(memory.panel().season?.players[0]).toMatchObject({ name: 'Kofi', garnets: purse });
    expect(boxes(memory)).toEqual(NOTHING);
  });

  test('is chosen by name as well, where the row was typed after the match was made', () => {
    const memory = makeSeason(NAMES, identity);
    makeMatch(memory, { players: NAMES });
    typePlayer(memory, NAMES.length, { name: 'Kofi', email: emailOf('Kofi'), zone: 'Cairo' });
    handOverPlace(memory.ports, BY_KOFI);
    expect(namesOf(memory)).toEqual(['Kofi', 'Ben', 'Cleo', 'Dan']);
    expect(rowAt(memory, NAMES.length)).toEqual([]);
    // A name typed there afterwards is somebody else.
    typePlayer(memory, NAMES.length, { name: 'Eve', email: emailOf('Eve') });
    closeAll(memory);
    makeMatch(memory, { players: ['Kofi', 'Ben', 'Cleo', 'Eve'], seed: SECOND_SEED });
    expect(personOf(memory, 'Eve')?.file).not.toBe('');
    expect(boxes(memory)).toEqual(NOTHING);
  });

  test('stays one person when the tab is restored from the log', () => {
    const memory = withKofi(identity);
    handOverPlace(memory.ports, BY_KOFI);
    typePlayer(memory, 0, { name: 'Ann' });
    restoreTabs(memory.ports);
    expect(namesOf(memory)).toEqual(['Kofi', 'Ben', 'Cleo', 'Dan']);
    expect(boxes(memory)).toEqual(NOTHING);
  });
});

test('H23 without an email the file of a player of the roster opens by its link', () => {
  const memory = makeSeason(ROSTER, 'code');
  typePlayer(memory, KOFI, { email: '' });
  makeMatch(memory, { players: NAMES });
  expect(handOverPlace(memory.ports, BY_KOFI).handed).toMatchObject([{ name: 'Kofi', access: 'link' }]);
  closeAll(memory);
  expect([namesOf(memory).length, boxes(memory)]).toEqual([4, NOTHING]);
});

describe('H23 who has a purse of their own', () => {
  const memory = withPurse();
  handOverPlace(memory.ports, BY_KOFI);

  test('keeps it apart, and has the time zone and the address in both places', () => {
    expect(personOf(memory, 'Ann')).toMatchObject({
      name: 'Kofi (for Ann)',
      email: emailOf('Kofi'),
      zone: 'Cairo',
    });
    const players = memory.panel().season?.players ?? [];
    expect(players.map(({ name, garnets, heldBy }) => [name, garnets, heldBy])).toEqual([
      ['Kofi (for Ann)', 0, 'Kofi'],
      ['Kofi', 3, ''],
      ...['Ben', 'Cleo', 'Dan'].map((name) => [name, 0, '']),
    ]);
  });

  test('cannot have a third place, or the same one once more', () => {
    const refused = (player: string, by: string) =>
      problemOf(() => handOverPlace(memory.ports, { ...BY_KOFI, player, by })).what;
    expect(refused('Ben', 'Kofi')).toBe('Kofi already plays in Secret Soulmate.');
    // The place is no person of its own.
    expect(refused('Ben', 'Ann')).toBe('Kofi already plays in Secret Soulmate.');
    expect(refused('Ann', 'Kofi')).toBe('Kofi (for Ann) already has this place.');
    expect(refused('Kofi', 'Ann')).toBe('Kofi already has this place.');
  });

  test('may get another name in either place', () => {
    const same = { ...BY_KOFI, person: 'same', by: '', email: emailOf('Kofi') } as const;
    handOverPlace(memory.ports, { ...same, player: 'Kofi', name: 'Kofi A.' });
    expect(personOf(memory, 'Kofi')?.name).toBe('Kofi A.');
    handOverPlace(memory.ports, { ...same, player: 'Kofi', name: 'Kofi' });
  });

  test('begins the next match once the first one is closed, in one of the two places', () => {
    closeAll(memory);
    expect(boxes(memory)).toEqual(NOTHING);
    expect(
      problemOf(() => makeMatch(memory, { players: ['Kofi', 'Ann', 'Ben', 'Cleo'], seed: SECOND_SEED })).what,
    ).toBe('Kofi and Kofi (for Ann) are the same person.');
    makeMatch(memory, { players: ['Kofi', 'Ben', 'Cleo', 'Dan'], seed: SECOND_SEED });
    expect(boxes(memory)).toEqual(NOTHING);
  });

  test('gives the place on: then it is nobody’s beside their own, also once the match is closed', () => {
    const other = withPurse();
    handOverPlace(other.ports, BY_KOFI);
    handOverPlace(other.ports, { ...BY_KOFI, by: '', name: 'Zoe', email: emailOf('Zoe') });
    closeAll(other);
    expect([...other.book().standIns]).toEqual([]);
    makeMatch(other, { players: ['Kofi', 'Zoe', 'Ben', 'Cleo'], seed: SECOND_SEED });
    expect(personOf(other, 'Ann')?.name).toBe('Zoe');
  });
});

test('H23 who plays in another match that goes on plays in both, each in its place', () => {
  const memory = withKofi();
  makeMatch(memory, { players: ['Kofi', 'Ben', 'Cleo', 'Dan'], seed: SECOND_SEED });
  handOverPlace(memory.ports, BY_KOFI);
  send(memory, 'Kofi', { 'Garnets to add': '1' }, 1);
  const names = memory.panel().matches.map(({ seats }) => seats.map(({ name }) => name));
  expect(names[0]).toEqual(['Kofi (for Ann)', 'Ben', 'Cleo', 'Dan']);
  expect(names[1]).toEqual(['Kofi', 'Ben', 'Cleo', 'Dan']);
  closeAll(memory);
  expect(boxes(memory)).toEqual(NOTHING);
});

test('H23 a player with only the name of a stand-in is not one, also after the match is closed', () => {
  const memory = withKofi();
  const renamed = { player: 'Ann', by: '', name: 'Kofi (for Ann)', email: emailOf('Ann') };
  act(memory, substitute, { ...renamed, person: 'same' });
  expect(memory.book().standIns).toEqual(new Map());
  closeAll(memory);
  expect(memory.book().standIns).toEqual(new Map());
  expect(memory.panel().season?.players.map(({ heldBy }) => heldBy)).not.toContain('Kofi');
  makeMatch(memory, { players: ['Kofi (for Ann)', 'Kofi', 'Cleo', 'Dan'], seed: SECOND_SEED });
});

describe('H15 what the host corrects as told', () => {
  test('counts by itself for who has no match, file or purse yet, and is in the log with the next match', () => {
    const memory = withKofi();
    typePlayer(memory, KOFI, { name: 'Kofi A.', email: 'kofi@new.example' });
    expect(boxes(memory)).toEqual(NOTHING);
    expect(personOf(memory, 'Kofi')).toMatchObject({ name: 'Kofi A.', email: 'kofi@new.example' });
    makeMatch(memory, { players: ['Kofi A.', 'Ben', 'Cleo', 'Dan'], seed: SECOND_SEED });
    expect(memory.readers.get(personOf(memory, 'Kofi')?.file ?? '')).toBe('kofi@new.example');
    expect(boxes(memory)).toEqual(NOTHING);
  });

  test('counts for nobody once it is the name or the address of another: it can be restored', () => {
    const memory = withKofi();
    typePlayer(memory, KOFI, { email: emailOf('Ben') });
    expect(personOf(memory, 'Kofi')?.email).toBe(emailOf('Kofi'));
    expect(boxes(memory)).toMatchObject({ faults: [], differences: [{ player: { id: 'Kofi' } }] });
    restoreTabs(memory.ports);
    expect(boxes(memory)).toEqual(NOTHING);
  });

  test('is in the new person’s row, above or below the other', () => {
    const memory = makeSeason(['', ...NAMES]);
    typePlayer(memory, 0, { email: '', meadow: '' });
    makeMatch(memory, { players: NAMES });
    typePlayer(memory, 0, { name: 'Eve', email: emailOf('Ben') });
    const { faults, differences } = boxes(memory);
    const [row] = cellUnder(memory, 'players', 'email', TABS.season.sheetId);
    expect([faults.map(({ address }) => address), differences]).toEqual([[`Season!B${row + 1}`], []]);
    typePlayer(memory, 0, { email: emailOf('Eve') });
    expect(boxes(memory)).toEqual(NOTHING);
  });

  test('H23 is said by a substitution where two places have one address: in one box, and pressing it works', () => {
    const memory = withKofi();
    act(memory, (context) => ({
      ...substitute(context, { ...BY_KOFI, by: '', name: 'Sue', email: emailOf('Sue') }),
      season: {
        ...context.book.season,
        players: context.book.season.players.map((one) =>
          one.id === 'Dan' ? { ...one, email: emailOf('Ben') } : one,
        ),
      },
    }));
    const way =
      /^.* \(row \d+\) and .* \(row \d+\) have the same email.*Correct it under “Replace a player, or change an address”/;
    expect(boxes(memory)).toMatchObject({ faults: [{ text: expect.stringMatching(way) }], differences: [] });
    expect(problemOf(() => makeMatch(memory, { players: NAMES, seed: SECOND_SEED }))).toMatchObject({
      todo: 'Correct it under “Replace a player, or change an address”, and press the button again.',
    });
    typePlayer(memory, ROSTER.indexOf('Dan'), { email: 'dan@new.example' });
    expect(boxes(memory)).toMatchObject({ faults: [], differences: [{ player: { id: 'Dan' } }] });
    handOverPlace(memory.ports, {
      player: 'Dan',
      person: 'same',
      by: '',
      name: 'Dan',
      email: 'dan@new.example',
    });
    expect(boxes(memory)).toEqual(NOTHING);
  });
});
