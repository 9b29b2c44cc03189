import type { Judging } from '../../data.ts';
import { isObject, own, plural, quote } from '../../kit.ts';
import { BLACK, isOpenTo } from './cell.ts';
import { flowersOf, type Move } from './move.ts';
import type { Options } from './options.ts';
import { type FieldPosition, readBoard } from './position.ts';
import { PLACES, placeIndex } from './vocabulary.ts';

/** Largest number of faults that a refusal lists. Further faults are only counted. */
const MOST_NAMED = 8;

/**
 * Judges a move and names all its faults, so that a player can correct all faults at once. A legal move has six
 * different cells, and each was open at the start of the round (F4). Any fault makes the whole move invalid (F5).
 */
export function judgeMove(
  raw: unknown,
  key: string,
  { position, seat, refuse }: Judging<Options, FieldPosition>,
): Move | undefined {
  if (raw === undefined) return undefined;
  if (!isObject(raw)) {
    refuse(key, 'malformed', `Expected cells for each colour, found ${quote(raw)}.`);
    return undefined;
  }
  const { seats } = position;
  const needed = flowersOf(seat);
  const lists = seats.map(({ colour }) => own(raw, colour) ?? []);
  const move = lists.map((list) =>
    Array.isArray(list) ? list.map(placeIndex).filter((place) => place >= 0) : [],
  );
  const malformed = Object.entries(raw).flatMap(([colour, list]) => malformedCells(colour, list));
  const colours = seats.map(({ colour }) => colour);
  const unknown = Object.keys(raw).filter((name) => !colours.includes(name));
  const counts = lists.flatMap((list, i) => {
    if (!Array.isArray(list) || list.length === needed[i]) return [];
    return [`${colours[i]} takes ${plural(needed[i]!, 'cell')}, found ${list.length || 'none'}.`];
  });
  const faults = [
    ...malformed,
    ...unknown.map((name) => `${quote(name)} is no player’s colour.`),
    ...counts,
    ...placeFaults(move, position),
  ];
  if (faults.length === 0) return move;
  const more = faults.splice(MOST_NAMED).length;
  if (more > 0) faults.push(`And ${plural(more, 'fault')} more.`);
  refuse(key, malformed.length > 0 ? 'malformed' : 'not-legal', faults.join(' '));
  return undefined;
}

/** Finds values that are not lists of cells. */
function malformedCells(colour: string, list: unknown): string[] {
  if (!Array.isArray(list)) return [`${colour}: expected a list of cells, found ${quote(list)}.`];
  const bad = list.filter((place) => placeIndex(place) < 0);
  return bad.map((place) => `${colour}: expected cells from A1 to H8, found ${quote(place)}.`);
}

/** Finds cells that are named twice. Also finds cells on which the colour cannot be placed. */
function placeFaults(move: Move, position: FieldPosition): string[] {
  const board = readBoard(position);
  const named = move.flat();
  const timesIn = (list: readonly number[], place: number) => list.filter((one) => one === place).length;
  const twice = named.filter((place, i) => timesIn(named.slice(0, i), place) === 1);
  const closed = move.flatMap((places, colour) =>
    places
      .filter((place) => timesIn(named, place) === 1 && !isOpenTo(board[place]!, colour))
      .map((place) => whyClosed(place, board[place]!, colour, position)),
  );
  return [...twice.map((place) => `${PLACES[place]} is named twice.`), ...closed];
}

function whyClosed(place: number, cell: number, colour: number, { seats }: FieldPosition): string {
  if (cell === BLACK) return `${PLACES[place]} is black and takes nothing more.`;
  const holds = cell === 1 << colour ? seats[colour]!.colour : 'two colours';
  return `${PLACES[place]} holds ${holds} already.`;
}
