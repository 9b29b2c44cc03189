import { eliminate } from '../../../src/sheets/actions/eliminate.ts';
import { nameOpponent } from '../../../src/sheets/actions/vote.ts';
import { handOverPlace } from '../../../src/sheets/matches/hand-over.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import { emailOf, makeRandom } from '../../players.ts';
import { close, playedSeason } from '../matches/archive/closed-season.ts';
import type { Memory } from '../memory-ports.ts';
import { act, playOut } from '../season.ts';

/** The marks of the players in the list of a new match, by name. */
function marks({ ports }: Memory): Readonly<Record<string, string>> {
  const { players } = panelState(ports).season!;
  return Object.fromEntries(players.filter(({ upIn }) => upIn !== '').map(({ name, upIn }) => [name, upIn]));
}

/** The players whom the elimination of a match concerns, with a mark. */
function concerned(memory: Memory, number: number, mark: string): Readonly<Record<string, string>> {
  const { outcome } = memory.panel().matches.find((match) => match.number === number)!;
  const names = [...outcome!.candidates, ...(outcome!.opponent === '' ? [] : [outcome!.opponent])];
  return Object.fromEntries(names.map((name) => [name, mark]));
}

test('H29 everybody is marked who is up for elimination in a match that is not decided', () => {
  const memory = playedSeason();
  const [first, second] = ['Not Flower Field', 'Not Flower Field 2'];
  expect(marks(memory)).toEqual(concerned(memory, 1, first));
  act(memory, nameOpponent, 1, memory.match().outcome!.opponents[0]!);
  const ofFirst = concerned(memory, 1, first);
  expect(Object.keys(ofFirst)).toHaveLength(2);
  expect(marks(memory)).toEqual(ofFirst);
  playOut(memory, makeRandom('later'), 2);
  const ofSecond = concerned(memory, 2, second);
  const both = Object.keys(ofFirst).filter((name) => name in ofSecond);
  const ofBoth = Object.fromEntries(both.map((name) => [name, `${first} and ${second}`]));
  expect(marks(memory)).toEqual({ ...ofFirst, ...ofSecond, ...ofBoth });
  const [loser] = Object.keys(ofFirst).filter((name) => !both.includes(name));
  act(memory, eliminate, { player: loser!, out: true, why: '' });
  expect(marks(memory)).toEqual(ofSecond);
});

test('H29 a closed match marks nobody any more once a later one is over', () => {
  const memory = playedSeason();
  const ofFirst = concerned(memory, 1, 'Not Flower Field');
  close(memory);
  expect(marks(memory)).toEqual(ofFirst);
  playOut(memory, makeRandom('later'), 2);
  expect(marks(memory)).toEqual(concerned(memory, 2, 'Not Flower Field 2'));
});

test('H23 a player with another name now is marked and found by the match that is over', () => {
  const memory = playedSeason();
  const [old] = Object.keys(concerned(memory, 1, ''));
  const asked = { player: old!, person: 'same', by: '', name: 'Benjamin', email: emailOf(old!) } as const;
  handOverPlace(memory.ports, asked);
  expect(Object.keys(concerned(memory, 1, ''))).toEqual([old]);
  expect(marks(memory)).toEqual({ Benjamin: 'Not Flower Field' });
  close(memory);
  expect(marks(memory)).toEqual({ Benjamin: 'Not Flower Field' });
});
