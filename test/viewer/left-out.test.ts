import { openMatch } from '../../src/sheets/archive/open-match.ts';
import type { Entry } from '../../src/sheets/log/chain/chain.ts';
import { type Link, linkOf } from '../../src/sheets/log/chain/link.ts';
import { isEntry } from '../../src/sheets/log/file/file-log.ts';
import type { WholeFile } from '../../src/sheets/log/file/match-file.ts';
import { undoRound } from '../../src/sheets/match/round/undo.ts';
import { exportMatch } from '../../src/sheets/match/verify.ts';
import { checkFile } from '../../src/viewer/check/check-file.ts';
import { closedSeason } from '../sheets/archive/closed-season.ts';
import { begunSeason, filesOf } from '../sheets/exported.ts';
import type { Memory } from '../sheets/memory-ports.ts';
import { act, makeMatch, resolve, send } from '../sheets/season.ts';
import { TABLES, type TableFor } from '../tables.ts';

// A host leaves entries of the match out of its file, and lets them stand among those of other matches, by their hashes alone.

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
const LATER = late.log.slice(early.log.length);

const check = (file: object) => checkFile(JSON.stringify(file));
const logOf = (file: object) => check(file).checks[0];

/** The file of the first round, up to the newest head: what came later is left out. */
function shortened(hide: (one: Entry) => object): object {
  const rest = LATER.map((one) => (isEntry(one) ? hide(one) : one));
  return { ...early, log: [...early.log, ...rest], head: late.head };
}

describe('H39 the last entries of a match, left out of its file', () => {
  test('are noticed, and named, by their match, which stands open in each link', () => {
    expect(check(shortened(linkOf))).toMatchObject({
      verdict: 'differs',
      where: `The log: entry ${early.head.number + 1}: it is one of this match, and what it says was left out`,
    });
  });

  test.each([0, 2, 1.5, '1', null])('have another hash where they claim the match %p', (match) => {
    const file = shortened((one) => ({ ...linkOf(one), match }));
    expect(check(file).where).toBe(`The log: entry ${early.head.number + 1}: its hash was changed`);
  });

  test('have another hash where they claim no match at all', () => {
    const file = shortened((one) => ({ ...linkOf(one), match: undefined }));
    expect(check(file).where).toMatch(/its hash was changed$/);
  });
});

describe('H39 entries in the middle of a match, left out of its file', () => {
  const isUndone = (one: Entry | Link): one is Entry =>
    isEntry(one) && one.number > early.head.number && one !== late.log.at(-1);
  const withLog = (hide: (one: Entry) => object) => ({
    ...late,
    log: late.log.map((one) => (isUndone(one) ? hide(one) : one)),
  });

  test('are noticed though the match is the same without the round that was undone', () => {
    expect(late.log.filter(isUndone).map(({ what }) => what)).toEqual(['resolve', 'undo']);
    expect(check(withLog(linkOf)).where).toMatch(/^The log: entry \d+: it is one of this match/);
  });
});

describe('H39 H10 a neighbour in the archive', () => {
  const fileOf = (memory: Memory, match: number): WholeFile =>
    JSON.parse(exportMatch(openMatch(memory.ports, match), match, 'everything'));
  const memory = closedSeason();

  test.each([1, 2])(
    'shows the match of each of its entries, and of all others, in the file of match %i',
    (number) => {
      const file = fileOf(memory, number);
      const links = file.log.filter((one): one is Link => !isEntry(one));
      expect(logOf(file)).toEqual({
        name: 'The log',
        result: 'fits',
        detail: `${file.log.length - links.length} entries of this match, unbroken, and ${links.length} of other matches or of the season, of which it holds only the hashes`,
      });
      const matches = links.flatMap((one) => ('match' in one ? [one.match] : []));
      expect(matches).toHaveLength(links.length);
      expect(new Set(matches.filter((match) => match !== 0))).toEqual(new Set([3 - number]));
    },
  );
});
