import { undoRound } from '../../src/sheets/actions/undo.ts';
import { exportMatch } from '../../src/sheets/actions/verify.ts';
import type { Entry } from '../../src/sheets/log/chain.ts';
import type { WholeFile } from '../../src/sheets/log/file/match-file.ts';
import { openMatch } from '../../src/sheets/matches/archive/archived-match.ts';
import { lastCheckLine } from '../../src/sheets/pages/lines/log-head.ts';
import { checkFile } from '../../src/viewer/check/check-file.ts';
import { compareKept } from '../../src/viewer/check/kept-lines.ts';
import type { Proof } from '../../src/viewer/check/result.ts';
import { begunSeason, filesOf } from '../sheets/exported.ts';
import { closedSeason } from '../sheets/matches/archive/closed-season.ts';
import type { Memory } from '../sheets/memory-ports.ts';
import { act, makeMatch, resolve, send } from '../sheets/season.ts';
import { TABLES, type TableFor } from '../tables.ts';

// A host leaves entries of the match out of its file.

const SOULMATE = TABLES.find(({ game }) => game === 'secret-soulmate') as TableFor;

/** A match that was exported after its first round, and once more after a round was undone and played otherwise. */
function exported(): { readonly early: WholeFile; readonly late: WholeFile } {
  const memory = begunSeason(SOULMATE);
  makeMatch(memory, { seed: 'another seed of twenty letters', players: ['Ann', 'Ben', 'Cleo', 'Dan'] });
  send(memory, 'Ann', { 'Number card': 2 });
  resolve(memory);
  const early = filesOf(memory).whole;
  resolve(memory);
  act(memory, undoRound, 1, 2);
  send(memory, 'Ann', { 'Number card': 1 });
  resolve(memory);
  return { early, late: filesOf(memory).whole };
}

const { early, late } = exported();
const check = (file: object) => checkFile(JSON.stringify(file));
const without = (left: (one: Entry, i: number) => boolean) => ({
  ...late,
  log: late.log.filter((one, i) => !left(one, i)),
});

describe('H39 entries of a match, left out of its file', () => {
  test('the last ones: the file does not end at the head that its pages show', () => {
    expect(check({ ...early, head: late.head })).toMatchObject({
      verdict: 'differs',
      where: `The log: the last entry should be entry ${late.head.number}, with the hash that is in the file`,
    });
  });

  test('in the middle, though the match is the same without the round that was undone', () => {
    const undone = late.log.slice(early.log.length, -1).map(({ what }) => what);
    expect(undone).toEqual(['resolve', 'undo']);
    const file = without((_, i) => i >= early.log.length && i < late.log.length - 1);
    expect(check(file).where).toMatch(/^The log: entry \d+: the entry does not follow the entry before it$/);
  });

  test('the first ones', () => {
    expect(check(without((_, i) => i === 0)).where).toMatch(/the first entry does not begin the match$/);
  });

  test('in exchange for one of another match', () => {
    const file = { ...late, log: late.log.map((one, i) => (i === 1 ? { ...one, match: 2 } : one)) };
    expect(check(file).where).toMatch(/^The log: entry \d+: the entry belongs to another match$/);
  });
});

describe('H39 H10 the file of a match beside one in the archive', () => {
  const fileOf = (memory: Memory, match: number): WholeFile =>
    JSON.parse(exportMatch(openMatch(memory.ports, match), match, 'everything'));
  const memory = closedSeason();

  test.each([1, 2])('holds the whole chain of match %i, and nothing of the other', (number) => {
    const file = fileOf(memory, number);
    expect(check(file).checks[0]).toEqual({
      name: 'The log',
      result: 'fits',
      detail: `${file.log.length} entries of this match: none is missing or changed`,
    });
    expect(new Set(file.log.map(({ match }) => match))).toEqual(new Set([number]));
    const { log } = openMatch(memory.ports, number);
    const kept = compareKept(lastCheckLine(log, number), check(file).proof as Proof);
    expect(kept.fits).toEqual([file.head.number]);
    if (number === 1) expect(file.log.at(-1)).toMatchObject({ what: 'close' });
  });
});
