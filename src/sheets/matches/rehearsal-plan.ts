import * as z from 'zod/mini';
import type { Purse } from '../../rules/declare/purse.ts';
import { playersOf } from '../../rules/declare/seating.ts';
import type { AnyGame } from '../../rules/game.ts';
import { replayMatch } from '../actions/current-match.ts';
import { idsOnRoster } from '../actions/on-roster.ts';
import { type Book, openBook } from '../log/book.ts';
import { balances } from '../log/ledger/ledger.ts';
import { asShown } from '../log/playback/as-shown.ts';
import type { Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { MATCH } from '../request-shapes.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { choosePlayers } from '../workbook/roster-people.ts';
import type { Person } from '../workbook/season.ts';
import { chosenGame, NEW_GAME, type NewGameRequest, readRequest, withMeadows } from './game-request.ts';
import type { RehearsalPlan } from './rehearsal-note.ts';

/** Match that a host rehearses: a new match, or a copy of an open match. */
export const REHEARSAL = // Without players, invented players play.
  z.union([z.strictObject({ match: MATCH }), z.strictObject({ game: NEW_GAME })]);
export type RehearsalRequest = z.infer<typeof REHEARSAL>;

/** Purse of an invented player. */
const POCKET: Purse = { garnets: 5, bellflowers: 0, tokensOfLife: 0 };

/** Plans a rehearsal and gives it a title [1 read]. Throws if the match could not begin. */
export function planRehearsal(
  ports: Ports,
  request: RehearsalRequest,
): { readonly title: string; readonly plan: RehearsalPlan } {
  return 'match' in request ? copyMatch(ports, request.match) : planMatch(ports, request.game);
}

function planMatch(ports: Ports, asked: NewGameRequest) {
  const book = openBook(ports);
  const chosen = chosenGame(ports, asked);
  const { game } = chosen;
  const isInvented = asked.players.length === 0;
  const people = isInvented
    ? inventPlayers(game)
    : withMeadows(choosePlayers({ ...book.season, players: peopleOnRoster(book) }, asked.players), asked);
  const purses = isInvented ? new Map(people.map(({ id }) => [id, POCKET])) : balances(book);
  // A typed seed is only for the real match.
  const request = { ...asked, seed: '', ...(isInvented ? { setup: '' } : {}) };
  const started = readRequest(chosen, request, people, purses, seedOf(ports));
  return { title: game.title, plan: { started, rounds: [], edits: [], seed: seedOf(ports) } };
}

function peopleOnRoster(book: Book): readonly Person[] {
  const ids = idsOnRoster(book);
  return book.season.players.map((person, i) => ({ ...person, id: ids[i] as string }));
}

function copyMatch(ports: Ports, number: number) {
  const book = openBook(ports);
  const row = findMatch(book, number);
  const { started, rounds, edits } = asShown(replayMatch(book, number));
  if (row.over) fail(`${row.title} is over, so it has no round to rehearse.`, 'Rehearse a new match.');
  const plan = {
    started,
    rounds: rounds.map(({ input }) => input),
    edits: edits as unknown as RehearsalPlan['edits'],
    seed: seedOf(ports),
  };
  return { title: row.title, plan };
}

/**
 * Gives the seed for chance and for the simulated players. The seed is the id of the button press, so a repeated call
 * gives an identical rehearsal.
 */
function seedOf({ request, entropy }: Ports): string {
  return request ?? entropy.text();
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jun'];
const MEADOWS = ['red', 'green', 'blue', 'white', 'black'];
/** Number of simulated players in a game that takes any number of players. */
const USUAL = 4;

/** Invents players for a game: four, or the nearest number that the game allows. Gives the players meadows if the game needs meadows. */
function inventPlayers({ seating: { rule } }: AnyGame): readonly Person[] {
  const { meadows, teams } = rule;
  const [least, most] = playersOf(rule);
  const groups = meadows ?? MEADOWS.slice(0, teams ?? 0);
  return Array.from({ length: Math.max(least, Math.min(USUAL, most)) }, (_, i) => {
    const name = NAMES[i] ?? `Player ${i + 1}`;
    const meadow = groups[i % groups.length] ?? '';
    return { id: name, name, email: '', meadow, file: '', code: '', access: '' };
  });
}
