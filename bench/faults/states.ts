import type { Host } from '../../local/host/host.ts';
import { CODE_TITLE } from '../../src/sheets/responses/columns.ts';
import { FIRST_MATCH_TAB, TABS } from '../../src/sheets/workbook/season.ts';
import {
  ask,
  cellsOf,
  freshHost,
  HOST,
  makeMatch,
  makeSeason,
  offer,
  requestFor,
  resolve,
  rowOf,
  sendOrders,
  submit,
  WITH_FORMS_API,
} from '../../test/e2e/season.ts';
import { FOUR, makeRandom, POLAR_ROSTER } from '../../test/players.ts';

export const NAMES = FOUR.map(({ name }) => name);

const QUICK = { hasQuotas: false, keepsScript: true } as const;

/** The match that is made, or half made, in the seasons below. */
export const NEW_MATCH = requestFor('secret-soulmate', NAMES, { seed: 'the seed of this match' });

/** A workbook in which nothing is set up. */
export function emptyWorkbook(): Host {
  return freshHost(NAMES, { ...QUICK, ...WITH_FORMS_API });
}

/** A season with its players and no match. */
export function emptySeason(identity: 'email' | 'code'): Host {
  return makeSeason(FOUR, identity, QUICK);
}

/** A first round with an order of each player, an agreed trade, and purses to trade with. */
export function openRound(): Host {
  const host = emptySeason('code');
  for (const player of NAMES)
    ask(host, 'award', { player, garnets: 10, bellflowers: 2, tokensOfLife: 0, why: 'start' });
  makeMatch(host, NEW_MATCH.game, NAMES, { seed: NEW_MATCH.seed });
  sendOrders(host, 1, makeRandom('faults'));
  offer(host, 1, 'Ann', 'Ben', '3 garnets', '1 bellflower');
  offer(host, 1, 'Ben', 'Ann', '1 bellflower', '3 garnets');
  return host;
}

/** The same after the round; all files are delivered, and the forms wait to be renewed. */
export function resolvedRound(): Host {
  const host = openRound();
  resolve(host, 1);
  return host;
}

/** The same, with files that Google did not take. */
export function undeliveredRound(): Host {
  const host = openRound();
  const match = (url: string) => url.includes(':batchUpdate');
  const fault = host.failRequest({ match, status: 503, times: Number.POSITIVE_INFINITY });
  resolve(host, 1);
  fault.cancel();
  return host;
}

/** A match in whose tab a cell was changed by hand. */
export function editedTab(): Host {
  const host = resolvedRound();
  const tab = FIRST_MATCH_TAB + 1;
  const cells = cellsOf(host, tab);
  const heads = cells.findIndex((line) => line[0] === '▸ seats') + 1;
  const column = cells[heads]?.indexOf('pointTokens') ?? -1;
  host.typeCell(host.world.activeWorkbook as string, tab, heads + 1, column, '7');
  return host;
}

/** A ledger in which a number was changed by hand. */
export function editedLedger(): Host {
  const host = openRound();
  const { sheetId } = TABS.ledger;
  const column = cellsOf(host, sheetId)[0]?.indexOf('garnets') ?? -1;
  host.typeCell(host.world.activeWorkbook as string, sheetId, 1, column, '12');
  return host;
}

/** A first round whose tab of orders was deleted. */
export function deletedResponses(): Host {
  const host = openRound();
  host.deleteTab(host.world.activeWorkbook as string, rowOf(host, 1).formTab);
  return host;
}

/** A match with a deadline, after which an order arrived. */
export function lateOrder(): Host {
  const host = emptySeason('code');
  const deadline = new Date(host.clock.now() + 3_600_000).toISOString();
  makeMatch(host, NEW_MATCH.game, NAMES, { seed: NEW_MATCH.seed, deadline });
  host.clock.advance(24 * 3_600_000);
  submit(host, 1, 'Ann', { 'Number card': '1' });
  return host;
}

/** A first round with an order under a wrong personal code. */
export function unknownSender(): Host {
  const host = emptySeason('code');
  makeMatch(host, NEW_MATCH.game, NAMES, { seed: NEW_MATCH.seed });
  submit(host, 1, 'Ann', { [CODE_TITLE]: 'AbCdEfGh23456789', 'Number card': '1' });
  return host;
}

/** Two matches: the first is before its last round, the second before its second. */
export function lastRound(): Host {
  const host = emptySeason('code');
  for (const seed of ['the seed of the first match', 'the seed of the second match'])
    makeMatch(host, 'not-flower-field', NAMES, { seed, options: { rounds: 2 } });
  const random = makeRandom('faults');
  for (const match of [2, 1]) {
    sendOrders(host, match, random);
    resolve(host, match);
    ask(host, 'renewForms');
  }
  sendOrders(host, 1, random);
  return host;
}

/** The same when the first match is over. */
export function endedMatch(): Host {
  const host = lastRound();
  resolve(host, 1);
  ask(host, 'renewForms');
  return host;
}

/** The same when the first match lies in the archive. */
export function closedMatch(): Host {
  const host = endedMatch();
  ask(host, 'closeMatch', 1);
  return host;
}

/** A match that is over and has several Elimination Candidates. */
export function openVote(): Host {
  const host = makeSeason(POLAR_ROSTER, 'code', QUICK);
  const names = POLAR_ROSTER.map(({ name }) => name);
  makeMatch(host, 'polar-power', names, { seed: NEW_MATCH.seed, options: { lastRound: 1 } });
  resolve(host, 1);
  ask(host, 'renewForms');
  return host;
}

/** A player whose address was corrected, so that another account must read the file. */
export function changedAddress(): Host {
  const host = openRound();
  const { sheetId } = TABS.season;
  const cells = cellsOf(host, sheetId);
  const heads = cells.findIndex((line) => line[0] === '▸ players') + 1;
  const column = cells[heads]?.indexOf('Email') ?? -1;
  host.addPeople([{ name: 'Ann', email: 'ann.new@example.com' }]);
  host.typeCell(host.world.activeWorkbook as string, sheetId, heads + 1, column, 'ann.new@example.com');
  return host;
}

/** Long work that was ended just before its nth call of this name. */
export function brokenOff(
  host: Host,
  name: string,
  given: readonly unknown[],
  at: string,
  nth: number,
): Host {
  let seen = 0;
  host.failCall({ match: (called) => called === at && ++seen === nth, when: 'kill' });
  const { error } = host.call(HOST, name, given);
  if (!error?.isEnded) throw new Error(`${name} made fewer calls of ${at}`);
  return host;
}

/** The order form of the first match. */
export function orderForm(host: Host): string {
  return rowOf(host, 1).form;
}
