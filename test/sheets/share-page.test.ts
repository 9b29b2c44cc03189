import { amendOrder } from '../../src/sheets/actions/amend.ts';
import { giveToken } from '../../src/sheets/actions/give-token.ts';
import { correctTrade } from '../../src/sheets/actions/host-trade.ts';
import { renameMatch } from '../../src/sheets/actions/rename.ts';
import { undoRound } from '../../src/sheets/actions/undo.ts';
import { exportMatch } from '../../src/sheets/actions/verify.ts';
import { recordVote } from '../../src/sheets/actions/vote.ts';
import { beginClosing, continueMove } from '../../src/sheets/matches/archive/move.ts';
import { renewPages, sharePage, withdrawPage } from '../../src/sheets/share-page.ts';
import { checkFile } from '../../src/viewer/check/check-file.ts';
import { bringBack, close } from './matches/archive/closed-season.ts';
import { cellsOf, type Memory } from './memory-ports.ts';
import {
  act,
  begin,
  endWithVote,
  madeOnce,
  NAMES,
  offer,
  outcomeOf,
  problemOf,
  resolve,
  resolveAndDeliver,
  rowOf,
} from './season.ts';

// H32: everyone can download a page of a match, with what everyone may know by now.

const LINK = 'https://drive.example.com/download/page 1';

const played = madeOnce((): Memory => {
  const memory = begin();
  resolve(memory);
  memory.counts();
  return memory;
});

const shared = madeOnce((): Memory => {
  const memory = played();
  sharePage(memory.ports, 1);
  memory.counts();
  return memory;
});

/** The page of a match that is over. */
const sharedEnd = madeOnce((): Memory => {
  const memory = endWithVote(1);
  sharePage(memory.ports, 1);
  return memory;
});

const textIn = ({ pages }: Memory) =>
  pages
    .get('page 1')!
    .html.replace(/^.*id="match">/, '')
    .replace('</script></html>', '');
const due = (memory: Memory) => memory.panel().toRenew;
/** The texts of all pages of the match as they were written last. */
function pagesOf({ pageWrites }: Memory): readonly (readonly unknown[])[] {
  const last = new Map(
    pageWrites.filter(({ sheetId }) => sheetId > 900_000).map((one) => [one.file, one.grid]),
  );
  return [...last.values()].map((grid) => cellsOf(grid).flat());
}

describe('H32 the page for everyone', () => {
  test('holds what everyone may know, is open to everyone, and is linked on all pages', () => {
    const memory = played();
    expect(memory.match().pageLink).toBe('');
    memory.counts();
    sharePage(memory.ports, 1);
    expect(memory.counts()).toEqual({ read: 2, savePage: 1, share: 1, commit: 2, send: 1 });
    expect(memory.pages.get('page 1')?.name).toBe(`${rowOf(memory).title}.html`);
    expect(memory.readers.get('page 1')).toBe('');
    const { verdict, shown } = checkFile(textIn(memory));
    expect([verdict, shown?.rounds, shown?.viewers]).toEqual(['fits', 1, ['public']]);
    expect(pagesOf(memory)).toHaveLength(5);
    for (const page of pagesOf(memory)) expect(page).toContain(LINK);
    expect(memory.match().pageLink).toBe(LINK);
    expect(memory.fault()).toBe('');
    expect(checkFile(exportMatch(memory.book(), 1, 'everything')).verdict).toBe('fits');
  });

  test('no text of a player ends the element of the match', () => {
    const memory = played();
    act(memory, renameMatch, 1, 'A </script><b>');
    sharePage(memory.ports, 1);
    expect(textIn(memory)).not.toContain('<');
    expect(checkFile(textIn(memory)).shown?.title).toBe('A </script><b>');
  });

  test('is renewed after each change by a call of its own, and a resolve takes as many as before', () => {
    const memory = shared();
    expect(due(memory)).toEqual([]);
    memory.counts();
    resolveAndDeliver(memory);
    const calls = memory.counts();
    // Nobody has sent an order: both forms are asked for their responses.
    expect(calls).toEqual({ read: 1, commit: 2, send: 1, 'answersSince form': 2 });
    expect(due(memory)).toEqual([1]);
    renewPages(memory.ports);
    expect(due(memory)).toEqual([]);
    expect(memory.counts().savePage).toBe(1);
    expect(checkFile(textIn(memory)).shown?.rounds).toBe(2);
    expect(pagesOf(memory).every((page) => page.includes(LINK))).toBe(true);
    act(memory, undoRound, 1, 2);
    expect(due(memory)).toEqual([1]);
    renewPages(memory.ports);
    expect(checkFile(textIn(memory)).shown?.rounds).toBe(1);
    expect(memory.pages.size).toBe(1);
  });

  test('H20 H34 is renewed when an order or a trade of a resolved round is corrected', () => {
    const memory = begin();
    offer(memory, 'Ann', 'Ben', 'number card 2', 'number card 3');
    resolve(memory);
    sharePage(memory.ports, 1);
    const answers = { from: 'Ann', with: 'Ben', gives: 'Number card 2', takes: 'Number card 3' };
    act(memory, correctTrade, { match: 1, round: 1, rounds: 1, cancels: '', answers });
    expect(due(memory)).toEqual([1]);
    renewPages(memory.ports);
    const given = { match: 1, round: 1, player: 'Ann', does: 'enter', rounds: 1 } as const;
    act(memory, amendOrder, { ...given, answers: { card: '3' } });
    expect(due(memory)).toEqual([1]);
  });

  test('what Google refuses is said, written half an hour later, or mended with a press', () => {
    const memory = shared();
    resolve(memory);
    memory.pageFailure = 'the service is not available';
    renewPages(memory.ports);
    expect(due(memory)).toEqual([]);
    memory.time += 30 * 60_000;
    expect(due(memory)).toEqual([1]);
    renewPages(memory.ports);
    expect(due(memory)).toEqual([]);
    expect(memory.panel().warnings.join()).toContain(
      'The page for everyone of Secret Soulmate is out of date: ',
    );
    expect(() => sharePage(memory.ports, 1)).toThrow();
    memory.pageFailure = '';
    sharePage(memory.ports, 1);
    expect(memory.panel().warnings).toEqual([]);
    expect(checkFile(textIn(memory)).shown?.rounds).toBe(2);
  });

  test('a press that was broken off is finished by the next, with the same file', () => {
    const memory = played();
    memory.fates.push('refused');
    expect(() => sharePage(memory.ports, 1)).toThrow();
    expect(memory.match().pageLink).toBe('');
    sharePage(memory.ports, 1);
    expect(memory.pages.size).toBe(1);
    expect(memory.match().pageLink).toBe(LINK);
  });

  test('nothing is linked where Google opens it to nobody', () => {
    const memory = played();
    memory.hidden = ['page 1'];
    expect(problemOf(() => sharePage(memory.ports, 1)).what).toContain('did not let everyone open the page');
    expect(memory.match().pageLink).toBe('');
  });

  test('is withdrawn from everyone and from all pages', () => {
    const memory = shared();
    withdrawPage(memory.ports, 1);
    expect(memory.counts()).toMatchObject({ read: 2, close: 1, discard: 1, commit: 2, send: 1 });
    expect(memory.readers.has('page 1')).toBe(false);
    for (const page of pagesOf(memory)) expect(page).not.toContain(LINK);
    resolve(memory);
    expect(due(memory)).toEqual([]);
    expect(problemOf(() => withdrawPage(memory.ports, 1)).what).toContain('no page for everyone');
    sharePage(memory.ports, 1);
    expect(memory.match().pageLink).toBe('https://drive.example.com/download/page 2');
  });

  test('H10 has the seed once the match is closed', () => {
    const memory = sharedEnd();
    expect(JSON.parse(textIn(memory)).seed).toBeUndefined();
    close(memory);
    expect(JSON.parse(textIn(memory)).seed).toBe('the seed of this match');
  });

  test('X7 names the receiver of the second Token of Life, and no open choice once the match is closed', () => {
    const memory = sharedEnd();
    const { winners, candidates } = outcomeOf(memory);
    const boardOf = () => {
      const shown = checkFile(textIn(memory)).shown!;
      return cellsOf(shown.board('public', shown.rounds)).flat().join('\n');
    };
    expect(boardOf()).toContain(`${winners[0]} may keep the second Token of Life`);
    act(memory, recordVote, 1, candidates[0]!);
    renewPages(memory.ports);
    const to = NAMES.find((name) => name !== winners[0] && name !== candidates[0])!;
    act(memory, giveToken, 1, memory.book().season.players.find(({ name }) => name === to)!.id);
    expect(due(memory)).toEqual([1]);
    renewPages(memory.ports);
    expect(boardOf()).toContain(`${winners[0]} gave the second Token of Life to ${to}.`);
    act(memory, giveToken, 1, '');
    close(memory);
    expect(boardOf()).toContain(`${winners[0]} kept the second Token of Life.`);
    expect(boardOf()).not.toContain('before the match is closed');
    bringBack(memory);
    renewPages(memory.ports);
    expect(boardOf()).toContain(`${winners[0]} may keep the second Token of Life`);
  });

  test('X6 of a match that is closed without a vote says that no choice was noted', () => {
    const memory = sharedEnd();
    close(memory);
    const shown = checkFile(textIn(memory)).shown!;
    expect(cellsOf(shown.board('public', shown.rounds)).flat().join('\n')).toContain(
      'No choice was noted before the match was closed.',
    );
  });

  test('H10 the host is told where Google refuses it at the close: nothing renews it in the archive', () => {
    const memory = sharedEnd();
    memory.pageFailure = 'the service is not available';
    const told: string[] = [];
    const ports = { ...memory.ports, tell: (note: string) => void told.push(note) };
    let progress = beginClosing(ports, 1);
    while (!progress.finished) progress = continueMove(ports);
    expect(told).toEqual([
      expect.stringMatching(/is out of date: .* To do so, bring the match back first\.$/),
    ]);
  });

  test('is withdrawn once, though the press comes twice; the bin is asked once more where it refuses', () => {
    const memory = shared();
    const request = '0123456789abcdef0123456789abcdef';
    let refusals = 1;
    const told: string[] = [];
    const { files } = memory.ports;
    const discard: typeof files.discard = (ids) => {
      if (refusals-- > 0) throw new Error('Service unavailable');
      files.discard(ids);
    };
    const ports = {
      ...memory.ports,
      request,
      tell: (note: string) => void told.push(note),
      files: { ...files, discard },
    };
    withdrawPage(ports, 1);
    expect([told, memory.notes.has('page 1')]).toEqual([[], false]);
    expect(memory.readers.has('page 1')).toBe(false);
    const { entries } = memory.book().log;
    withdrawPage(ports, 1);
    expect(memory.entries()).toHaveLength(entries.length);
    expect(told).toEqual([expect.stringMatching(/already done/)]);
    expect(problemOf(() => withdrawPage(memory.ports, 1)).what).toMatch(/has no page/);
  });
});
