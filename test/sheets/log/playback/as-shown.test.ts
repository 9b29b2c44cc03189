import type { Position } from '../../../../src/rules/declare/position.ts';
import { outcomeOf } from '../../../../src/rules/play/match.ts';
import { acceptEdit } from '../../../../src/sheets/actions/edit.ts';
import { undoRound } from '../../../../src/sheets/actions/undo.ts';
import { openBook } from '../../../../src/sheets/log/book.ts';
import { mustPlayBack } from '../../../../src/sheets/log/fold.ts';
import { asShown } from '../../../../src/sheets/log/playback/as-shown.ts';
import { judgeStanding } from '../../../../src/sheets/log/playback/early-end.ts';
import { edit } from '../../../../src/sheets/log/playback/edit.ts';
import { type Playback, substituteIn } from '../../../../src/sheets/log/playback/playback.ts';
import { replayOf } from '../../../../src/sheets/log/playback/seen.ts';
import { shownNames } from '../../../../src/sheets/log/playback/shown-names.ts';
import { handOverPlace } from '../../../../src/sheets/matches/hand-over.ts';
import { FIRST_MATCH_TAB } from '../../../../src/sheets/workbook/season.ts';
import { EACH_GAME } from '../../../rules/law/all-games.ts';
import { act, begin, cellUnder, endWithVote, resolve } from '../../season.ts';
import { playedBack } from '../played-back.ts';

// H23: pages and boards show the present player of a place; the log and the record keep the first names of
// the match.

const SUE = { player: 'Ann', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' } as const;

/** A match with its first player replaced by somebody with this name. */
function substituted(playback: Playback, to: string): Playback {
  const [{ id = '', name: from = '' } = {}] = playback.started.players;
  const before = { ...playback, substitutes: [] };
  return {
    ...before,
    substitutes: substituteIn(before, { player: id, from, to, person: 'other' }, { number: -1, time: '' })
      .substitutes,
  };
}

test.each(EACH_GAME)('%s is the same match under other names', (_, game) => {
  const playback = playedBack(game);
  const shown = asShown(substituted(playback, 'Zebedee'));
  const [old = ''] = playback.match.info.names;
  expect(shown.match.info.names[0]).toBe('Zebedee');
  expect(JSON.stringify(shown.publicViews)).not.toContain(`"${old}"`);
  // Renamed back, it is the match that was played.
  const rename = (text: string) => text.split('Zebedee').join(old);
  expect(JSON.parse(rename(JSON.stringify(replayOf(shown))))).toEqual(
    JSON.parse(JSON.stringify(replayOf(playback))),
  );
});

test.each(EACH_GAME)('%s, changed by hand, too', (_, game) => {
  const playback = playedBack(game);
  const changed = edit(playback, { ...(playback.match.position as Position) } as never);
  expect(asShown(substituted(changed, 'Zebedee')).match.info.names[0]).toBe('Zebedee');
});

test('a position changed by hand before round 1 is played under the other name', () => {
  const memory = begin();
  memory.type(FIRST_MATCH_TAB + 1, ...cellUnder(memory, 'seats', 'pointTokens'), 7);
  act(memory, acceptEdit, 1);
  resolve(memory);
  const playback = mustPlayBack(openBook(memory.ports).log, 1);
  const shown = asShown(substituted(playback, 'Zebedee'));
  expect(shown.match.info.names[0]).toBe('Zebedee');
  expect(shown.publicViews).toHaveLength(playback.publicViews.length);
  expect(shown.match.purses).toEqual(playback.match.purses);
});

test.each(EACH_GAME)('%s, ended by its standing, too (H30)', (_, game) => {
  const { rounds } = playedBack(game);
  const judged = judgeStanding(rounds[rounds.length - 1]!.before);
  const shown = asShown(substituted(judged, 'Zebedee'));
  expect(outcomeOf(shown.match)?.scores).toHaveProperty('Zebedee');
  expect(shown.match.purses).toEqual(judged.match.purses);
  expect(shown.rounds.at(-1)?.story.length).toBe(judged.rounds.at(-1)?.story.length);
});

test('a player who is called like a card changes no card', () => {
  const playback = playedBack(EACH_GAME.map(([, game]) => game).find(({ id }) => id === 'polar-power')!);
  const shown = asShown(substituted(playback, 'red'));
  expect(shown.match.info.names[0]).toBe('red');
  expect(shown.match.purses).toEqual(playback.match.purses);
});

test('a substitution before rounds that are undone stays; one after the end is shown once the round is undone', () => {
  const memory = endWithVote(1);
  const names = () => shownNames(mustPlayBack(openBook(memory.ports).log, 1));
  act(memory, undoRound, 1, 9);
  handOverPlace(memory.ports, SUE);
  act(memory, undoRound, 1, 8);
  expect(names()).toEqual(['Sue', 'Ben', 'Cleo', 'Dan']);
  while (!resolve(memory).over);
  handOverPlace(memory.ports, { ...SUE, player: 'Ben', name: 'Tom', email: 'tom@example.com' });
  expect(names()).toEqual(['Sue', 'Ben', 'Cleo', 'Dan']);
  act(memory, undoRound, 1, 9);
  expect(names()).toEqual(['Sue', 'Tom', 'Cleo', 'Dan']);
});
