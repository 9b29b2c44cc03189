import type { AnyGame } from '../../src/rules/game.ts';
import { GAMES } from '../../src/rules/registry.ts';
import type { Host } from '../host/host.ts';
import { ask, HOST_EMAIL, typeRoster } from './season.ts';

export { HOST_EMAIL };
export const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jun'] as const;
/** People whom the host knows at the beginning: as many as the largest game has seats. */
export const FRIENDS = [...PLAYERS, 'Kim', 'Lea'] as const;
const MEADOWS = ['white', 'blue', 'black', 'red', 'green'];
const DAY = 86_400_000;

export const emailOf = (name: string): string => `${name.toLowerCase()}@example.com`;

/** Adds people and a season to a new host and starts a match of the first game. Uses only the add-on's entry points. */
export async function prepareDemo(host: Host): Promise<void> {
  host.addPeople(PLAYERS.map((name) => ({ name, email: emailOf(name) })));
  host.makeWorkbook('Roundkeeper season', HOST_EMAIL);
  ask(host, 'setUp', 'code');
  typeRoster(
    host,
    PLAYERS.map((name) => [name, emailOf(name), '']),
  );
  const request = {
    game: (GAMES[0] as AnyGame).id,
    options: {},
    players: PLAYERS,
    meadows: Object.fromEntries(PLAYERS.map((name, i) => [name, MEADOWS[Math.floor(i / 2)] as string])),
    deadline: new Date(nextAfternoon(host.clock.now())).toISOString(),
    seed: '',
    setup: '',
  };
  let progress = ask(host, 'newGame', request);
  while (!progress.finished) progress = ask(host, 'continueWork');
}

/** Sets up a new host with what a real host has at the beginning: friends with accounts, and an empty workbook. */
export function prepareEmpty(host: Host): void {
  host.addPeople(FRIENDS.map((name) => ({ name, email: emailOf(name) })));
  host.makeWorkbook('My season', HOST_EMAIL);
}

/** Gives the next 15:00 UTC that is at least a day ahead. */
function nextAfternoon(now: number): number {
  const day = now - (now % DAY);
  return day + DAY + 15 * 3_600_000 + (now % DAY > 15 * 3_600_000 ? DAY : 0);
}
