import { beginClosing, continueMove } from '../../src/sheets/matches/archive/move.ts';
import { finishHandOvers, handOverPlace } from '../../src/sheets/matches/hand-over.ts';
import { shareAgain } from '../../src/sheets/matches/share.ts';
import { emailOf } from '../players.ts';
import { earlySeason } from './matches/archive/closed-season.ts';
import { begin, NAMES, problemOf } from './season.ts';

// Work of several steps that Google refuses at a later one does not say that nothing was changed.

const KEPT = 'Finished steps are saved, and nothing happens twice.';
const REFUSED = { what: expect.stringContaining('Google did not accept the change.'), safe: KEPT };
const SUE = { player: 'Ann', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' } as const;

describe('says that what was done is kept', () => {
  test('a substitution whose file cannot be noted, and it is finished', () => {
    const memory = begin();
    memory.fates.push('fine', 'refused');
    expect(problemOf(() => handOverPlace(memory.ports, SUE))).toMatchObject(REFUSED);
    expect(memory.entries().map(({ what }) => what)).toContain('substitute');
    memory.fates.push('refused');
    expect(problemOf(() => finishHandOvers(memory.ports))).toMatchObject(REFUSED);
    expect(finishHandOvers(memory.ports).handed).toMatchObject([{ name: 'Sue', access: 'account' }]);
  });

  test('rights that were given, and cannot be noted', () => {
    const memory = begin();
    memory.unknownAddresses = [emailOf('Ann')];
    memory.fates.push('refused');
    expect(problemOf(() => shareAgain(memory.ports))).toMatchObject(REFUSED);
    expect(memory.panel().season?.players).toHaveLength(NAMES.length);
  });

  test.each([0, 1, 3])('a match that is being closed, after %i writes, and it is finished', (writes) => {
    const memory = earlySeason();
    memory.fates.push(...Array<'fine'>(writes).fill('fine'), 'refused');
    expect(problemOf(() => beginClosing(memory.ports, 1)).safe).not.toBe('Nothing was changed.');
    while (!continueMove(memory.ports).finished);
    expect(memory.book().matches.matches.map(({ number }) => number)).toEqual([2]);
  });
});
