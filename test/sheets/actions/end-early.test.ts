import { outcomeOf } from '../../../src/rules/play/match.ts';
import { matchOf, replay } from '../../../src/rules/play/replay.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { amendOrder } from '../../../src/sheets/actions/amend.ts';
import { standingWords } from '../../../src/sheets/actions/amend-news.ts';
import { award } from '../../../src/sheets/actions/award.ts';
import { endEarly } from '../../../src/sheets/actions/end-early.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { exportMatch, exportRecord } from '../../../src/sheets/actions/verify.ts';
import { renewForms } from '../../../src/sheets/delivery/renew-forms.ts';
import { mustPlayBack } from '../../../src/sheets/log/fold.ts';
import { ledgerFaults } from '../../../src/sheets/log/ledger/ledger.ts';
import { beginBringingBack, beginClosing, continueMove } from '../../../src/sheets/matches/archive/move.ts';
import { seasonPage } from '../../../src/sheets/pages/season-page.ts';
import { CALLS } from '../../../src/sheets/panel-api/calls.ts';
import { closedMatches } from '../../../src/sheets/panel-api/closed-matches.ts';
import { checkFile } from '../../../src/viewer/check/check-file.ts';
import { makeRandom } from '../../players.ts';
import { cellsOf, copyMemory, type Memory } from '../memory-ports.ts';
import { act, begin, madeOnce, problemOf, rehearsal, resolve, rowOf, send } from '../season.ts';

const WORDS =
  'The host ended the match early, after round 2: there are no winners, and nothing is paid for the end.';
const JUDGED =
  'The host ended the match early, after round 2: the standing at that time decided the winners, the Elimination Candidates and the payments.';
const sound = (memory: Memory) => expect(memory.fault()).toBe('');
const played = madeOnce((): Memory => {
  const memory = begin();
  for (let i = 0; i < 2; i++) resolve(memory);
  return memory;
});
const ended = madeOnce((): Memory => {
  const memory = played();
  act(memory, endEarly, 1, 2, 'without outcome');
  return memory;
});
/** Two rounds with sensible orders, after which somebody leads. */
const led = madeOnce((): Memory => {
  const memory = begin();
  const random = makeRandom('lead 1');
  for (let i = 0; i < 2; i++) {
    for (const [name, answers] of rehearsal(memory, random)) send(memory, name, answers);
    resolve(memory);
  }
  return memory;
});
const judged = madeOnce((): Memory => {
  const memory = led();
  act(memory, endEarly, 1, 2, 'by standing');
  return memory;
});
const closed = (memory: Memory) => {
  let progress = beginClosing(memory.ports, 1);
  while (!progress.finished) progress = continueMove(memory.ports);
  return memory;
};

describe('H24 a match that the host ends early', () => {
  test('is over without an outcome, pays nothing, and says so on every page and in an export', () => {
    const memory = played();
    const { ledger } = memory.book();
    memory.pageWrites.splice(0);
    act(memory, endEarly, 1, 2, 'without outcome');
    expect(rowOf(memory)).toMatchObject({ over: true, round: 2, deadline: '' });
    expect(memory.book().ledger).toEqual(ledger);
    expect(memory.match()).toMatchObject({
      over: true,
      endedEarly: true,
      outcome: null,
      editNote: WORDS,
      problem: null,
    });
    expect(memory.pageWrites).toHaveLength(5);
    for (const { grid } of memory.pageWrites) {
      expect(cellsOf(grid).flat()).toContain(WORDS);
      expect(cellsOf(grid).flat()).toContain('The match is over after 2 rounds.');
    }
    expect(standingWords(memory.playback())).toBe('The match ended after 2 rounds.');
    renewForms(memory.ports);
    expect(memory.closed).toHaveLength(2);
    expect(problemOf(() => resolve(memory)).what).toContain('is over');
    expect(replay(GAMES, memory.record())).toMatchObject({
      over: false,
      outcome: null,
    });
    const { verdict, shown } = checkFile(exportMatch(memory.book(), 1, 'everything'));
    expect([verdict, shown?.edited('public')]).toEqual(['fits', WORDS]);
    sound(memory);
  });

  test('goes on when the host lets it: the orders of its round are there', () => {
    const memory = played();
    send(memory, 'Ben', { 'Number card': 2 });
    act(memory, endEarly, 1, 2, 'without outcome');
    memory.time += 1000;
    act(memory, endEarly, 1, 2, 'go on');
    renewForms(memory.ports);
    expect(memory.closed).toEqual([]);
    const match = memory.match();
    expect(match).toMatchObject({ over: false, endedEarly: false, editNote: '' });
    expect(match?.seats[1]?.answers).toEqual(['Number card: 2']);
    resolve(memory);
    sound(memory);
  });

  test.each([
    ['', '2026-01-12T12:00:00Z', ''],
    ['2026-01-20T12:00:00Z', '2026-01-12T12:00:00Z', '2026-01-20T12:00:00'],
    ['2026-01-11T12:00:00Z', '2026-01-12T12:00:00Z', '2026-01-13T'],
  ])('H17 with the deadline “%s” goes on at %s until “%s”', (deadline, now, next) => {
    const memory = begin({ deadline });
    act(memory, endEarly, 1, 0, 'without outcome');
    memory.time = Date.parse(now);
    act(memory, endEarly, 1, 0, 'go on');
    expect(rowOf(memory).deadline.slice(0, next.length)).toBe(next);
    expect(rowOf(memory).deadline === '').toBe(next === '');
    sound(memory);
  });

  test('H4 goes on when its last round is undone, and stays ended when a round is corrected', () => {
    const memory = ended();
    memory.time += 1000;
    const fix = {
      match: 1,
      round: 1,
      player: 'Ben',
      does: 'enter',
      answers: { card: '3' },
      rounds: 2,
    } as const;
    act(memory, amendOrder, fix);
    expect(rowOf(memory)).toMatchObject({ over: true, round: 2 });
    sound(memory);
    act(memory, undoRound, 1, 2);
    expect(memory.match()).toMatchObject({ over: false, endedEarly: false, round: 1 });
    sound(memory);
  });

  test('H30 has the outcome of its standing where the host says so: it is judged, paid and told', () => {
    const memory = led();
    const preview = CALLS.tryEnd.run(memory.ports, 1);
    expect(rowOf(memory).over).toBe(false);
    memory.pageWrites.splice(0);
    act(memory, endEarly, 1, 2, 'by standing');
    const match = memory.match();
    const { winners, candidates } = match!.outcome!;
    expect(match).toMatchObject({ over: true, endedEarly: true, round: 2, editNote: JUDGED });
    expect(preview.outcome.join()).toContain(`▼ Elimination Candidate: ${candidates.join(', ')}`);
    expect(preview.outcome.join()).toMatch(/Points: \w+ \d/);
    expect(preview.purses.join('\n')).toContain(`${winners[0]}: `);
    expect(preview.reveals).toEqual(['the pairs of soulmates', 'the players who cannot win']);
    const ledger = memory.book().ledger.filter(({ why }) => why.endsWith(', ended early'));
    expect(ledger.map(({ player }) => player)).toContain(winners[0]);
    expect(ledgerFaults(memory.book())).toEqual([]);
    const pages = memory.pageWrites.map(({ grid, cover }) => [...cellsOf(grid), ...cellsOf(cover)].flat());
    expect(pages).toHaveLength(5);
    for (const page of pages) {
      expect(page).toContain(JUDGED);
      expect(page.join('\n')).toContain('♥');
      expect(page.join('\n')).toMatch(/▼ Elimination Candidate/);
    }
    const everyone = pages.find((page) => page.includes('Finished matches'));
    expect(everyone).toContain('Ended by the host after 2 rounds, with the outcome of the standing.');
    expect(everyone?.join('\n')).toContain('ended early, with the outcome of the standing.');
    sound(memory);
  });

  test('its record, its export and its public file give the same outcome', () => {
    const memory = judged();
    const book = memory.book();
    const outcome = outcomeOf(mustPlayBack(book.log, 1).match);
    const record = JSON.parse(exportRecord(book, 1));
    expect(record.end).toBe('standing');
    expect(replay(GAMES, record)).toMatchObject({ over: true, outcome });
    expect(matchOf(GAMES, record).outcome).toBeDefined();
    for (const shows of ['everything', 'public'] as const) {
      const { verdict, shown } = checkFile(exportMatch(book, 1, shows));
      expect([verdict, shown?.edited('public'), shown?.over]).toEqual(['fits', JUDGED, true]);
      expect(cellsOf(shown!.board('public', 2)).flat().join()).toContain('▼ Elimination Candidate');
      expect(
        shown!
          .story('public', 2)
          .map(({ text }) => text)
          .join(),
      ).toContain('were soulmates:');
    }
    const bare = checkFile(exportRecord(book, 1));
    expect([bare.verdict, bare.shown?.over]).toEqual(['fits', true]);
  });

  test('goes on as if it had not been judged, unless its payments are spent', () => {
    const memory = judged();
    const before = led();
    const [winner] = memory.match().outcome!.winners;
    const spent = copyMemory(memory);
    const fine = { garnets: 0, bellflowers: -1, tokensOfLife: 0, why: 'spent' };
    act(spent, award, { player: winner!, ...fine });
    expect(problemOf(() => act(spent, endEarly, 1, 2, 'go on')).what).toContain(
      'what the end of the match paid',
    );
    act(memory, endEarly, 1, 2, 'go on');
    expect(memory.match()).toMatchObject({ over: false, outcome: null, editNote: '' });
    const playback = (one: Memory) => one.playback();
    expect(playback(memory).publicViews).toEqual(playback(before).publicViews);
    expect(playback(memory).privateViews).toEqual(playback(before).privateViews);
    expect(playback(memory).rounds.map(({ story }) => story)).toEqual(
      playback(before).rounds.map(({ story }) => story),
    );
    expect(ledgerFaults(memory.book())).toEqual([]);
    resolve(memory);
    sound(memory);
  });

  test('H20 is judged again when a round is corrected, H4 and no more when one is undone', () => {
    const memory = judged();
    memory.time += 1000;
    act(memory, amendOrder, {
      match: 1,
      round: 1,
      player: 'Ben',
      does: 'enter',
      answers: { card: '3' },
      rounds: 2,
    });
    expect(memory.match().outcome).not.toBeNull();
    expect(memory.record().end).toBe('standing');
    sound(memory);
    act(memory, undoRound, 1, 2);
    expect(memory.match()).toMatchObject({ over: false, outcome: null, round: 1 });
    expect(memory.record().end).toBeUndefined();
    sound(memory);
  });

  test('H10 H11 H28 is closed and brought back with its outcome', () => {
    const memory = judged();
    const { winners, candidates } = memory.match().outcome!;
    closed(memory);
    expect(closedMatches(memory.ports)).toMatchObject([{ winners, candidates, editNote: JUDGED }]);
    const page = cellsOf(seasonPage(memory.book())).flat();
    expect(page).toContain(
      'Ended by the host after 2 rounds, with the outcome of the standing. The match is closed.',
    );
    let progress = beginBringingBack(memory.ports, 1);
    while (!progress.finished) progress = continueMove(memory.ports);
    expect(memory.match()).toMatchObject({ endedEarly: true, outcome: { winners } });
    sound(memory);
  });

  test('H25 is not ended by a standing that the host did not see: a round was resolved meanwhile', () => {
    const memory = played();
    expect(problemOf(() => act(memory, endEarly, 1, 1, 'by standing'))).toMatchObject({
      what: 'The match is now at round 3.',
      code: 'stale',
    });
    expect(rowOf(memory).over).toBe(false);
  });

  test('before the first round there is no standing', () =>
    expect(problemOf(() => act(begin(), endEarly, 1, 0, 'by standing')).what).toContain(
      'No round was played',
    ));

  test('is neither ended twice nor let go on where it was not ended', () => {
    const memory = begin();
    expect(problemOf(() => act(memory, endEarly, 1, 0, 'go on')).what).toContain('was not ended early');
    act(memory, endEarly, 1, 0, 'without outcome');
    expect(problemOf(() => act(memory, endEarly, 1, 0, 'without outcome')).what).toContain('is over');
    expect(memory.match().editNote).toContain('before its first round');
  });
});
