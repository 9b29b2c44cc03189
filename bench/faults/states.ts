import type { Host } from '../../local/host/host.ts';
import { nameInWords } from '../../src/rules/base/words.ts';
import type { Substitution } from '../../src/sheets/actions/substitute.ts';
import type { Timing } from '../../src/sheets/log/timing.ts';
import { CODE_TITLE } from '../../src/sheets/responses/columns.ts';
import { FIRST_MATCH_TAB, FIRST_ROUND_TAB, LEDGER_HEADS, TABS } from '../../src/sheets/workbook/season.ts';
import { madeOnce } from '../../test/e2e/made-once.ts';
import { ruleRound } from '../../test/e2e/own-game/season.ts';
import {
  ask,
  cellsOf,
  freshHost,
  HOST,
  makeMatch,
  makeSeason,
  offer,
  privateFile,
  requestFor,
  resolve,
  rowOf,
  sendOrders,
  stateOf,
  submit,
  WITH_FORMS_API,
} from '../../test/e2e/season.ts';
import { FOUR, makeRandom, POLAR_ROSTER } from '../../test/players.ts';

export const NAMES = FOUR.map(({ name }) => name);

/** Stands in for the page of the viewer, without the viewer's program. */
const VIEWER = '<script type="application/json" id="match"></script>';

export const QUICK = { hasQuotas: false, keepsScript: true, viewer: VIEWER } as const;

/** Request for the new match that scenarios make completely or partly. */
export const NEW_MATCH = requestFor('secret-soulmate', NAMES, { seed: 'the seed of this match' });

export const WEBHOOK = `https://discord.com/api/webhooks/123456789/${'a'.repeat(40)}`;

/** Timing with automatic resolves. Reminders are sent an hour before the deadline. */
export const TIMING: Timing = {
  schedule: '',
  auto: 'deadline',
  wait: 10,
  missing: 'rules',
  remind: 1,
  tell: true,
};

/** A substitution: Sue plays for Ben. */
export const SUE: Substitution = {
  player: 'Ben',
  person: 'other',
  by: '',
  name: 'Sue',
  email: 'sue@example.com',
};
/** A substitution that changes only Ben's address. */
export const NEW_ADDRESS: Substitution = {
  player: 'Ben',
  person: 'same',
  by: '',
  name: 'Ben',
  email: 'ben.new@example.com',
};

/** Record of a match that began elsewhere. */
export const RECORD = JSON.stringify({
  format: 1,
  game: NEW_MATCH.game,
  players: NAMES.map((name) => ({ name, garnets: 2 })),
  seed: 'the seed of a match that is under way elsewhere',
  rounds: [{ orders: { Ann: { card: 2 } } }],
});
export const TAKE_OVER = { record: RECORD, players: NAMES, purses: 'season', deadline: '' } as const;

const HOUR = 3_600_000;

/** Makes a workbook before the season is set up. */
export function emptyWorkbook(): Host {
  return freshHost(NAMES, { ...QUICK, ...WITH_FORMS_API });
}

/** Makes a season with players and without matches. */
export const emptySeason = madeOnce(
  (identity: 'email' | 'code'): Host => makeSeason(FOUR, identity, QUICK),
  QUICK,
);

/**
 * Makes a match in its first round. Each player has sent an order, two players have agreed on a trade, and the purses
 * hold something to trade.
 */
export const openRound = madeOnce((): Host => withOpenRound(emptySeason('code')), QUICK);

/** Makes a match in its first round, in a game that the host rules. The round has orders, a typed value and formulas. */
export const ownRound = madeOnce((): Host => {
  const host = emptySeason('code');
  const tab = ask(host, 'describeGame', 'two-thirds');
  makeMatch(host, 'own-game', NAMES, { tab, seed: NEW_MATCH.seed });
  submit(host, 1, 'Ann', { 'Your number': '30' });
  host.typeCell(host.world.activeWorkbook as string, FIRST_ROUND_TAB + 1, 8, 6, '3');
  return host;
}, QUICK);

/** Makes a match in a game that the host rules, with two rounds that formulas and a typed value have ruled. */
export const ruledRounds = madeOnce((): Host => {
  const host = ownRound();
  ruleRound(host);
  submit(host, 1, 'Ben', { 'Your number': '60' });
  ruleRound(host);
  return host;
}, QUICK);

/** Makes the same round as `openRound`, in a season that identifies players by address. */
export const openRoundByEmail = madeOnce((): Host => withOpenRound(emptySeason('email')), QUICK);

function withOpenRound(host: Host): Host {
  host.addPeople([SUE, NEW_ADDRESS].map(({ name, email }) => ({ name, email })));
  for (const player of NAMES)
    ask(host, 'award', { player, garnets: 10, bellflowers: 2, tokensOfLife: 0, why: 'start' });
  makeMatch(host, NEW_MATCH.game, NAMES, { seed: NEW_MATCH.seed });
  sendOrders(host, 1, makeRandom('faults'));
  offer(host, 1, 'Ann', 'Ben', '3 garnets', '1 bellflower');
  offer(host, 1, 'Ben', 'Ann', '1 bellflower', '3 garnets');
  return host;
}

/** Makes a match whose first round is resolved. All files are delivered, but the forms still have to be renewed. */
export const resolvedRound = madeOnce((): Host => {
  const host = openRound();
  resolve(host, 1);
  return host;
}, QUICK);

/** Makes a match whose first round is resolved, but Google refused some files. */
export function undeliveredRound(): Host {
  const host = openRound();
  const match = (url: string) => url.includes(':batchUpdate');
  const fault = host.failRequest({ match, status: 503, times: Number.POSITIVE_INFINITY });
  resolve(host, 1);
  fault.cancel();
  return host;
}

/** Makes a match with a hand-edited cell in its tab. */
export function editedTab(): Host {
  const host = resolvedRound();
  typeBelow(host, FIRST_MATCH_TAB + 1, 'seats', 'pointTokens', '7');
  return host;
}

/** Makes a season in which somebody has changed a number in the ledger by hand. */
export function editedLedger(): Host {
  const host = openRound();
  const { sheetId } = TABS.ledger;
  const column = LEDGER_HEADS.indexOf('garnets');
  host.typeCell(host.world.activeWorkbook as string, sheetId, 1, column, '12');
  return host;
}

/** Makes a workbook in which somebody has restored the version before an award. */
export function lostEntries(): Host {
  const host = openRound();
  const file = host.world.files[host.world.activeWorkbook as string] as { workbook: unknown };
  const { workbook } = file;
  ask(host, 'award', { player: 'Ann', garnets: 2, bellflowers: 0, tokensOfLife: 0, why: 'a prize' });
  ask(host, 'getState');
  file.workbook = workbook;
  return host;
}

/** Makes a match in its first round whose responses tab somebody has deleted. */
export function deletedResponses(): Host {
  const host = openRound();
  host.deleteTab(host.world.activeWorkbook as string, rowOf(host, 1).formTab);
  return host;
}

/** Makes a match whose deadline has passed, with two late orders. */
export function lateOrder(): Host {
  const host = emptySeason('code');
  const deadline = new Date(host.clock.now() + 3_600_000).toISOString();
  makeMatch(host, NEW_MATCH.game, NAMES, { seed: NEW_MATCH.seed, deadline });
  host.clock.advance(24 * 3_600_000);
  for (const name of ['Ann', 'Ben']) submit(host, 1, name, { 'Number card': '1' });
  return host;
}

/** Makes a match in its first round with an order that has a wrong personal code. */
export function unknownSender(): Host {
  const host = emptySeason('code');
  makeMatch(host, NEW_MATCH.game, NAMES, { seed: NEW_MATCH.seed });
  submit(host, 1, 'Ann', { [CODE_TITLE]: 'AbCdEfGh23456789', 'Number card': '1' });
  return host;
}

/** Makes two matches: the first match is before its last round, and the second match is before its second round. */
export const lastRound = madeOnce((): Host => {
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
}, QUICK);

/** Makes the two matches of `lastRound`, but the first match is over. */
export const endedMatch = madeOnce((): Host => {
  const host = lastRound();
  resolve(host, 1);
  ask(host, 'renewForms');
  return host;
}, QUICK);

/** Makes the two matches of `lastRound`, but the first match is in the archive. */
export function closedMatch(): Host {
  const host = endedMatch();
  ask(host, 'closeMatch', 1);
  return host;
}

/** Makes a finished match with several Elimination Candidates. */
export function openVote(): Host {
  const host = makeSeason(POLAR_ROSTER, 'code', QUICK);
  const names = POLAR_ROSTER.map(({ name }) => name);
  makeMatch(host, 'polar-power', names, { seed: NEW_MATCH.seed, options: { lastRound: 1 } });
  resolve(host, 1);
  ask(host, 'renewForms');
  return host;
}

/** Makes a season in which a player can no longer open their own file in Drive. */
export function takenRight(): Host {
  const host = openRoundByEmail();
  const file = privateFile(host, 'Ann');
  file.permissions = file.permissions.filter(({ role }) => role === 'owner');
  return host;
}

/** Runs a call that does long work, and interrupts it just before the nth call of the given service. */
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

/** Makes a match whose first round is due in two hours and then resolves automatically. */
export function timedMatch(): Host {
  const host = openRound();
  ask(host, 'setTiming', 1, TIMING);
  ask(host, 'setDeadline', 1, 0, new Date(host.clock.now() + 2 * HOUR).toISOString());
  return host;
}

/** Makes the match of `timedMatch`, at the time when the round is due. */
export function dueRound(): Host {
  const host = timedMatch();
  host.clock.advance(3 * HOUR);
  return host;
}

/** Makes a match in its first round without orders. The reminder was due some minutes ago. */
export function remindableRound(): Host {
  const host = emptySeason('code');
  const deadline = new Date(host.clock.now() + 10 * HOUR).toISOString();
  makeMatch(host, NEW_MATCH.game, NAMES, {
    seed: NEW_MATCH.seed,
    deadline,
    timing: { ...TIMING, remind: 6 },
  });
  host.clock.advance(5 * HOUR);
  return host;
}

/** Makes a match in its second round that resolves automatically, with files that Google refused. */
export function undeliveredDueRound(): Host {
  const host = undeliveredRound();
  ask(host, 'setTiming', 1, TIMING);
  return host;
}

/** Makes a paused match. */
export function pausedMatch(): Host {
  const host = timedMatch();
  ask(host, 'pauseMatch', 1);
  return host;
}

/** Makes a round that the add-on still has to post to a channel. */
export function postedRound(): Host {
  const host = openRound();
  ask(host, 'setWebhook', WEBHOOK);
  resolve(host, 1);
  return host;
}

/** Makes a season in which somebody has typed a title into the Matches tab. */
export function mistypedMatches(): Host {
  const host = openRound();
  typeBelow(host, TABS.matches.sheetId, 'matches', 'Title', 'Other');
  return host;
}

/** Makes a roster with a note beside a player, although the player's address has been corrected since. */
export function correctedNewcomer(): Host {
  const host = openRound();
  typeBelow(host, TABS.season.sheetId, 'players', 'Name', 'Newcomer', NAMES.length);
  typeBelow(host, TABS.season.sheetId, 'players', 'Email', 'nobody', NAMES.length);
  ask(host, 'markRoster');
  typeBelow(host, TABS.season.sheetId, 'players', 'Email', 'newcomer@example.com', NAMES.length);
  return host;
}

/** Makes a match with one winner and one Elimination Candidate, so that the winner may give the second token away. */
export function tokenToGive(): Host {
  const host = openVote();
  typeBelow(host, FIRST_MATCH_TAB + 1, 'seats', 'points', '3');
  ask(host, 'acceptEdit', 1, stateOf(host).matches[0]?.edited ?? []);
  const [candidate = ''] = stateOf(host).matches[0]?.outcome?.candidates ?? [];
  ask(host, 'recordVote', 1, candidate);
  return host;
}

/** Makes a rehearsal of an unfinished match. */
export function rehearsal(): Host {
  const host = openRound();
  ask(host, 'rehearse', { match: 1 });
  return host;
}

/** Makes a match whose web page is shared with everyone. */
export function sharedPage(): Host {
  const host = openRound();
  ask(host, 'sharePage', 1);
  return host;
}

/** Makes a match whose shared web page is out of date. */
export function oldPage(): Host {
  const host = sharedPage();
  resolve(host, 1);
  return host;
}

/** Types a value into a column of a table. `below` counts rows from the first row. */
function typeBelow(
  host: Host,
  sheetId: number,
  table: string,
  column: string,
  text: string,
  below = 0,
): void {
  const cells = cellsOf(host, sheetId);
  const heads = cells.findIndex((line) => line[0] === `▸ ${table}`) + 1;
  const line = cells[heads] ?? [];
  const at = Math.max(line.indexOf(column), line.indexOf(nameInWords(column)));
  if (at < 0) throw new Error(`There is no column ${column}.`);
  host.typeCell(host.world.activeWorkbook as string, sheetId, heads + 1 + below, at, text);
}

/** Gives the id of the first match's order form. */
export function orderForm(host: Host): string {
  return rowOf(host, 1).form;
}
