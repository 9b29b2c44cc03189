import { isObject, own, plural, quote } from '../../kit.ts';
import { BLACK, isOpenTo } from './cell.ts';
import { flowersOf, type Move } from './move.ts';
import { type FieldPosition, readBoard } from './position.ts';
import { PLACES, placeIndex } from './vocabulary.ts';

/** Largest number of faults that a refusal lists. Further faults are only counted. */
const MOST_NAMED = 8;

/** Joins faults into one text. Each fault is a sentence. */
export function faultWords(faults: readonly string[]): string {
  const more = faults.length - MOST_NAMED;
  const rest = more > 0 ? [`And ${plural(more, 'fault')} more.`] : [];
  return [...faults.slice(0, MOST_NAMED), ...rest].join(' ');
}

/**
 * Judges a move and finds all its faults, so that a player can correct all faults at once. A move without faults has six
 * different cells, and each was open at the start of the round (F4). Any fault makes the whole move invalid (F5).
 */
export function judgeMove(raw: unknown, position: FieldPosition, seat: number) {
  if (!isObject(raw))
    return { move: [], faults: [`Expected cells for each colour, found ${quote(raw)}.`], isMalformed: true };
  const { seats } = position;
  const faults = malformedCells(raw);
  const isMalformed = faults.length > 0;
  for (const name of Object.keys(raw))
    if (!seats.some(({ colour }) => colour === name)) faults.push(`${quote(name)} is no player’s colour.`);
  const needed = flowersOf(seat);
  const move: Move = seats.map(({ colour }, i) => {
    const list = own(raw, colour) ?? [];
    if (!Array.isArray(list)) return [];
    if (list.length !== needed[i])
      faults.push(`${colour} takes ${plural(needed[i]!, 'cell')}, found ${list.length || 'none'}.`);
    return list.map(placeIndex).filter((place) => place >= 0);
  });
  return { move, faults: [...faults, ...placeFaults(move, position)], isMalformed };
}

/** Finds cells that are named twice. Also finds cells on which the colour cannot be placed. */
function placeFaults(move: Move, position: FieldPosition): string[] {
  const board = readBoard(position);
  const faults: string[] = [];
  const timesNamed = PLACES.map(() => 0);
  for (const places of move)
    for (const place of places)
      if (++timesNamed[place]! === 2) faults.push(`${PLACES[place]} is named twice.`);
  for (let colour = 0; colour < move.length; colour++)
    for (const place of move[colour]!) {
      if (timesNamed[place] === 1 && !isOpenTo(board[place]!, colour))
        faults.push(whyClosed(place, board[place]!, position.seats[colour]!.colour));
    }
  return faults;
}

/** Finds values that are not lists of cells. */
function malformedCells(raw: Readonly<Record<string, unknown>>): string[] {
  const faults: string[] = [];
  for (const colour of Object.keys(raw)) {
    const list = raw[colour];
    if (!Array.isArray(list)) faults.push(`${colour}: expected a list of cells, found ${quote(list)}.`);
    else
      for (const place of list)
        if (placeIndex(place) < 0)
          faults.push(`${colour}: expected cells from A1 to H8, found ${quote(place)}.`);
  }
  return faults;
}

function whyClosed(place: number, code: number, colour: string): string {
  if (code === BLACK) return `${PLACES[place]} is black and takes nothing more.`;
  return `${PLACES[place]} holds ${code <= 4 ? colour : 'two colours'} already.`;
}
