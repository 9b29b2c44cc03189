import type { Host, HostSetup } from '../local/host/host.ts';
import type { CallResult } from '../local/host/script-runner.ts';
import type { Snapshot } from '../local/host/snapshot.ts';
import { GAMES } from '../src/rules/registry.ts';
import type { Progress, ResolvedAnswer } from '../src/sheets/panel-api/panel.ts';
import {
  answerOf,
  ask,
  HOST,
  hostOf,
  makeSeason,
  requestFor,
  resolve,
  rowOf,
  sendOrders,
} from '../test/e2e/season.ts';
import { makeRandom } from '../test/players.ts';

/** Time in milliseconds between two actions. The time is longer than a minute, so that Google's limits per minute do not apply. */
const PAUSE = 120_000;

/** A season in which simulated players play with the built add-on. */
export interface PlayedSeason {
  readonly setup: Partial<HostSetup>;
  readonly players: readonly string[];
  /** Ids of the games. The matches take the games in turn. */
  readonly games: readonly string[];
}

/** Describes a season with this many players and these games. By default, the games are all games that allow this number of players. */
export function playedSeason(code: string, players: number, games = gamesFor(players)): PlayedSeason {
  const names = Array.from({ length: players }, (_, i) => `Player ${i + 1}`);
  return { setup: { code }, players: names, games };
}

function gamesFor(players: number): readonly string[] {
  const games = GAMES.filter(({ seating: { rule } }) => {
    const [least, most] = typeof rule.players === 'number' ? [rule.players, rule.players] : rule.players;
    const isEven = players % 2 === 0 || !rule.even;
    return players >= least && players <= most && isEven && !rule.meadows && !rule.teams;
  });
  return games.map(({ id }) => id);
}

/** Makes the host of a season without matches. Ids are counted and the clock stands still, so that every run gives the same bytes. */
export function beginSeason({ setup, players }: PlayedSeason): Host {
  let drawn = 0;
  const makeUuid = () => `00000000-0000-4000-8000-${String(drawn++).padStart(12, '0')}`;
  return makeSeason(
    players.map((name) => ({ name, meadow: '' })),
    'code',
    { ...setup, makeUuid, keepsScript: true },
  );
}

let restored = 0;

/** Restores a season from a snapshot. New ids differ from all ids that were drawn before the snapshot. */
export function restoreSeason({ setup }: PlayedSeason, state: Snapshot): Host {
  let drawn = 0;
  const first = String(++restored).padStart(8, '0');
  const makeUuid = () => `${first}-0000-4000-9000-${String(drawn++).padStart(12, '0')}`;
  return hostOf({ ...setup, makeUuid, state, keepsScript: true });
}

/** Begins a match with all players. Gives the results of all calls with which the panel begins a match. */
export function beginMatch(host: Host, { players, games }: PlayedSeason, match: number): CallResult[] {
  const request = requestFor(games[(match - 1) % games.length] as string, players);
  const done = [host.call(HOST, 'newGame', [request])];
  for (;;) {
    const answer = answerOf<Progress>(done[done.length - 1] as CallResult);
    if (!answer.ok) throw new Error(answer.problem.what);
    if (answer.value.finished) break;
    done.push(host.call(HOST, 'continueWork', []));
  }
  rest(host);
  return done;
}

/** Sends an order from every player for the open round. No trigger starts the add-on. */
export function orderAll(host: Host, match: number): void {
  sendOrders(host, match, makeRandom(`${match} ${rowOf(host, match).round}`));
}

/** Plays the open round of a match. Says whether the match is over. */
export function playRound(host: Host, match: number): boolean {
  orderAll(host, match);
  const answer = answerOf<ResolvedAnswer>(resolve(host, match));
  if (!answer.ok) throw new Error(answer.problem.what);
  rest(host);
  // The panel does so by itself.
  ask(host, 'renewForms');
  rest(host);
  return answer.value.over;
}

/** Plays a match up to its last round, which stays open. */
export function playToLastRound(host: Host, match: number): void {
  while (!isLastRound(host, match))
    if (playRound(host, match)) throw new Error(`Match ${match} ended before its last round.`);
}

function isLastRound(host: Host, match: number): boolean {
  return ask(host, 'preview', { match, round: rowOf(host, match).round, early: true }).over;
}

/** Moves a finished match into the archive, with as many calls as needed. */
export function closeMatch(host: Host, match: number): void {
  let progress = ask(host, 'closeMatch', match);
  while (!progress.finished) {
    rest(host);
    progress = ask(host, 'continueWork');
  }
  rest(host);
}

/** Lets so much time pass that Google's limits per minute no longer apply. */
export function rest(host: Host): void {
  host.clock.advance(PAUSE);
}
