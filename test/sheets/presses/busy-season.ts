import type { Cell } from '../../../src/rules/declare/position.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { makeEntryPoints } from '../../../src/sheets/panel-api/call.ts';
import { CALLS, type CallName } from '../../../src/sheets/panel-api/calls.ts';
import type { Ports } from '../../../src/sheets/ports.ts';
import { emailOf, makeRandom, POLAR_ROSTER } from '../../players.ts';
import { offerAnswers } from '../../trades.ts';
import { copyMemory, type Memory, makeMemory } from '../memory-ports.ts';
import { NAMES, rehearsal, requestFor, rowOf, typePlayer } from '../season.ts';

/** The seeds of the matches that are not closed: none of them is public. */
export const SECRET_SEEDS = ['the seed of the first match', 'the seed of the second match'] as const;

/** Presses a button and gives its value. Throws when the panel would show a problem. */
export function pressed(ports: Ports, name: CallName, ...given: readonly unknown[]): unknown {
  const answer = makeEntryPoints(CALLS, () => ports)[name](...given);
  if (answer.ok) return answer.value;
  throw new Error(`${name}: ${answer.problem.what}`);
}

/** The personal code of a player. */
export function codeOf({ ports }: Memory, name: string): string {
  return openBook(ports).season.players.find((player) => player.name === name)?.code ?? '';
}

/** A player sends the order form of a match. */
export function sendOrder(
  memory: Memory,
  match: number,
  name: string,
  answers: Readonly<Record<string, Cell>>,
): void {
  memory.respond(rowOf(memory, match).formTab, { 'Your personal code': codeOf(memory, name), ...answers });
}

/** A player writes to the trade form of a match. */
export function makeOffer(
  memory: Memory,
  match: number,
  name: string,
  [to, gives, takes]: readonly [to: string, gives: string, takes: string],
): void {
  memory.respond(rowOf(memory, match).tradesTab, {
    'Your personal code': codeOf(memory, name),
    'With whom?': to,
    ...offerAnswers(gives, takes),
  });
}

let made: Memory | undefined;

/**
 * A season in which every action has something to do. Players have personal codes. Match 1, of Secret Soulmate, is in its second
 * round, with orders and an agreed trade. Match 2, of Polar Power, is over and waits for a vote. Match 3, of Not Flower Field,
 * lies in the archive. All receipts are sent.
 */
export function busySeason(): Memory {
  made ??= make();
  return copyMemory(made);
}

function make(): Memory {
  const memory = makeMemory();
  const { ports } = memory;
  pressed(ports, 'setUp', 'code');
  POLAR_ROSTER.forEach(({ name, meadow }, i) => {
    typePlayer(memory, i, { name, email: emailOf(name), meadow });
  });
  const [first, second] = SECRET_SEEDS;
  pressed(ports, 'newGame', requestFor({ seed: first, options: { graceMinutes: 5 } }));
  for (const player of NAMES)
    pressed(ports, 'award', { player, garnets: 10, bellflowers: 2, tokensOfLife: 0, why: 'a beginning' });
  const all = POLAR_ROSTER.map(({ name }) => name);
  const random = makeRandom('busy');
  pressed(
    ports,
    'newGame',
    requestFor({ game: 'polar-power', players: all, seed: second, options: { lastRound: 1 } }),
  );
  pressed(ports, 'newGame', {
    ...requestFor({ game: 'not-flower-field', options: { rounds: 2 } }),
    seed: 'the seed of the third match',
  });
  for (const [name, answers] of rehearsal(memory, random, 3)) sendOrder(memory, 3, name, answers);
  pressed(ports, 'resolveRound', { match: 3, round: 0, early: true });
  for (const [name, answers] of rehearsal(memory, random, 1)) sendOrder(memory, 1, name, answers);
  pressed(ports, 'resolveRound', { match: 1, round: 0, early: true });
  pressed(ports, 'resolveRound', { match: 2, round: 0, early: true });
  pressed(ports, 'resolveRound', { match: 3, round: 1, early: true });
  pressed(ports, 'closeMatch', 3);
  const [[ann, ofAnn] = [], [ben, ofBen] = []] = [...rehearsal(memory, random, 1)];
  sendOrder(memory, 1, ann ?? '', ofAnn ?? {});
  sendOrder(memory, 1, ben ?? '', ofBen ?? {});
  makeOffer(memory, 1, 'Ann', ['Ben', '3 garnets', '1 bellflower']);
  makeOffer(memory, 1, 'Ben', ['Ann', '1 bellflower', '3 garnets']);
  pressed(ports, 'deliverOutbox');
  pressed(ports, 'renewForms');
  pressed(ports, 'sendReceiptsNow', 1);
  memory.pageWrites.length = 0;
  memory.counts();
  return memory;
}
