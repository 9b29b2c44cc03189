import { AMEND } from '../../../src/sheets/actions/amend.ts';
import { AWARD } from '../../../src/sheets/actions/award.ts';
import { ELIMINATION } from '../../../src/sheets/actions/eliminate.ts';
import { EARLY_END } from '../../../src/sheets/actions/end-early.ts';
import { HAND } from '../../../src/sheets/actions/host-order.ts';
import { TRADE } from '../../../src/sheets/actions/host-trade.ts';
import { SENDER } from '../../../src/sheets/actions/name-sender.ts';
import { RESOLVE } from '../../../src/sheets/actions/resolve.ts';
import { SUBSTITUTION } from '../../../src/sheets/actions/substitute.ts';
import { SHOWS } from '../../../src/sheets/actions/verify.ts';
import { wakeUp } from '../../../src/sheets/delivery/turn.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { restOfSeason } from '../../../src/sheets/matches/archive/verify-rest.ts';
import { NEW_GAME } from '../../../src/sheets/matches/game-request.ts';
import { REHEARSAL } from '../../../src/sheets/matches/rehearsal-plan.ts';
import { TAKE_OVER } from '../../../src/sheets/matches/take-over.ts';
import { READY } from '../../../src/sheets/own-game/ready.ts';
import { CALLS, type CallName } from '../../../src/sheets/panel-api/calls.ts';
import type { PanelState } from '../../../src/sheets/panel-api/panel.ts';
import { FLAG, IDENTITY } from '../../../src/sheets/panel-api/schemas.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import { MATCH, RECORD, ROUND, TEXT } from '../../../src/sheets/request-shapes.ts';
import { FIRST_MATCH_TAB, FIRST_OWN_GAME_TAB, TABS } from '../../../src/sheets/workbook/season.ts';
import { endedPorts } from '../matches/archive/ended.ts';
import { copyMemory, type Memory, makeMemory } from '../memory-ports.ts';
import { cellUnder, madeOnce, requestFor } from '../season.ts';
import { busySeason, pressed, sendOrder } from './busy-season.ts';

/** A press of the panel in a season where it has something to do. */
export interface Press {
  readonly title: string;
  readonly name: CallName;
  /** The workbook has no season yet. */
  readonly isFirst: boolean;
  /** Event in the busy season before it, if any. */
  readonly prepare: ((memory: Memory) => void) | undefined;
  /** Its arguments in this case. */
  given(memory: Memory): readonly unknown[];
}

/** Special facts about the presses of a call. */
interface Special {
  readonly title?: string;
  readonly isFirst?: boolean;
  readonly prepare?: (memory: Memory) => void;
  readonly given?: (memory: Memory) => readonly unknown[];
}

/** A match that is under way elsewhere. */
export const RECORD_TEXT = JSON.stringify({
  format: 1,
  game: 'secret-soulmate',
  players: ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, garnets: 2 })),
  seed: 'the seed of a match that is under way elsewhere',
  rounds: [{ orders: { Ann: { card: 2 } } }],
});

/** Values for an argument of each kind: match 1 is in its second round. */
const GIFT = { from: 'Ann', with: 'Ben', gives: 'Point tokens' };
const GIVEN = new Map<unknown, unknown>([
  [MATCH, 1],
  [ROUND, 1],
  [TEXT, ''],
  [SHOWS, 'everything'],
  [FLAG, true],
  [EARLY_END, 'by standing'],
  [IDENTITY, 'code'],
  [SENDER, { match: 1, response: '', player: 'Dan', remember: true }],
  [RESOLVE, { match: 1, round: 1, early: true }],
  [AWARD, { player: 'Ben', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'A prize' }],
  [ELIMINATION, { player: 'Ben', out: true, why: 'Lost' }],
  [SUBSTITUTION, { player: 'Ben', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' }],
  [HAND, { match: 1, round: 2, player: 'Cleo', does: 'enter', answers: { card: '3' }, seen: '' }],
  [TRADE, { match: 1, round: 1, cancels: '', answers: GIFT, rounds: 1 }],
  [AMEND, { match: 1, round: 1, player: 'Ann', does: 'remove', answers: {}, rounds: 1 }],
  [REHEARSAL, { match: 1 }],
  [RECORD, RECORD_TEXT],
  [
    TAKE_OVER,
    { record: RECORD_TEXT, players: ['Ann', 'Ben', 'Cleo', 'Dan'], purses: 'season', deadline: '' },
  ],
  [NEW_GAME, requestFor({ seed: 'the seed of the next match' })],
]);

const WEBHOOK = `https://discord.com/api/webhooks/123456789/${'a'.repeat(40)}`;
const TIMING = { schedule: '', auto: 'deadline', wait: 10, missing: 'rules', remind: 0, tell: false };

const outcomeIn = (memory: Memory, match: number) =>
  stateOf(memory).matches.find(({ number }) => number === match)?.outcome;

const editedIn = (memory: Memory, match: number) =>
  stateOf(memory).matches.find(({ number }) => number === match)?.edited ?? [];

const stateOf = ({ ports }: Memory) => pressed(ports, 'getState') as PanelState;

/** The host types into a cell of a table, below the first row of its heads. */
function type(memory: Memory, sheetId: number, table: string, column: string, text: string | number): void {
  const [row, place] = cellUnder(memory, table, column, sheetId);
  memory.type(sheetId, row, place, text);
}

/** The host types a player below all others, without a real address. */
function typeNewcomer(memory: Memory): void {
  const [top, column] = cellUnder(memory, 'players', 'name', TABS.season.sheetId);
  const [, email] = cellUnder(memory, 'players', 'email', TABS.season.sheetId);
  const below = memory.tabs.get(TABS.season.sheetId)!.cells.slice(top);
  const free = below.findIndex((row) => (row[column] ?? '') === '');
  const row = top + (free === -1 ? below.length : free);
  memory.type(TABS.season.sheetId, row, column, 'Newcomer');
  memory.type(TABS.season.sheetId, row, email, 'nobody');
}

const editTab = (memory: Memory) => type(memory, FIRST_MATCH_TAB + 1, 'seats', 'pointTokens', 7);

/** The tab of the first match's orders. */
function ordersTab(tabs: Memory['tabs']): number {
  return [...tabs.keys()].find((sheetId) => sheetId < 900_000) ?? 0;
}

/** Long work that was ended after so many calls. */
function half(name: CallName, calls: number, ...given: readonly unknown[]): (memory: Memory) => void {
  return (memory) => {
    const { ports } = endedPorts(memory.ports, calls);
    try {
      pressed(ports, name, ...given);
    } catch {
      return;
    }
    throw new Error(`${name} was done before call ${calls}`);
  };
}

const describeGame = ({ ports }: Memory) => void pressed(ports, 'describeGame', 'two-thirds');
const beginRehearsal = ({ ports }: Memory) => void pressed(ports, 'rehearse', { match: 1 });
const halfMade = half('newGame', 12, GIVEN.get(NEW_GAME));
const halfClosed = half('closeMatch', 14, 2);
const halfBack = half('bringBack', 14, 3);

/** Calls that need more than the busy season and the usual arguments; those with several rows are pressed in several ways. */
const SPECIAL: { readonly [N in CallName]?: readonly Special[] } = {
  why: [{ given: () => [1, 1, 'host'] }],
  verifyArchive: [{ given: ({ ports }) => [restOfSeason(openBook(ports).log)] }],
  readGame: [{ given: () => [JSON.stringify(READY.deals)] }],
  describeGame: [
    { given: () => ['two-thirds'] },
    { title: 'an imported one', given: () => [JSON.stringify(READY.deals)] },
  ],
  checkOwnGame: [{ prepare: describeGame, given: () => [FIRST_OWN_GAME_TAB + 1] }],
  writeRule: [
    {
      prepare: describeGame,
      given: () => [
        FIRST_OWN_GAME_TAB + 1,
        { recipe: 'add', answers: { into: 'Points', of: 'Your number' } },
      ],
    },
  ],
  exportRecord: [{}, { title: 'of a closed match', given: () => [3] }],
  exportMatch: [{}, { title: 'for everyone', given: () => [2, 'public'] }],
  orderForm: [{ given: () => [1, 'Ann'] }],
  amendForm: [{ given: () => [1, 1, 'Ann', false] }],
  tradeForm: [{ given: () => [1, 1] }],
  correctTrade: [
    {},
    {
      title: 'of the open round',
      given: () => [{ match: 1, round: 2, cancels: '', answers: GIFT, rounds: 1 }],
    },
  ],
  setUp: [{ isFirst: true }],
  addPlayers: [{ given: () => ['Eve, eve@example.com'] }],
  markRoster: [{ prepare: typeNewcomer }],
  closeMatch: [{ given: () => [2] }],
  bringBack: [{ given: () => [3] }],
  continueWork: [
    { title: 'of a new match', prepare: halfMade },
    { title: 'of closing', prepare: halfClosed },
    { title: 'of bringing back', prepare: halfBack },
  ],
  closeWithoutPages: [{ prepare: halfClosed }],
  abandonWork: [
    { title: 'of a new match', prepare: halfMade },
    { title: 'of closing', prepare: halfClosed },
    { title: 'of bringing back', prepare: halfBack },
  ],
  deliverOutbox: [
    {
      prepare(memory) {
        const { refuses } = memory;
        memory.refuses = () => 'Service unavailable';
        pressed(memory.ports, 'setDeadline', 1, 1, '2026-02-01T12:00:00Z');
        memory.refuses = refuses;
      },
    },
  ],
  renewForms: [
    { prepare: (memory) => pressed(memory.ports, 'resolveRound', { match: 1, round: 1, early: true }) },
  ],
  sendReceiptsNow: [{ prepare: (memory) => sendOrder(memory, 1, 'Cleo', { 'Number card': 3 }) }],
  sayWords: [{ given: () => [1, [{ round: 0, text: 'Welcome' }]] }],
  renameMatch: [{ given: () => [1, 'The second evening'] }],
  undoRound: [{}, { title: 'the last', given: () => [2, 1, 1] }],
  tryEdit: [{ prepare: editTab }],
  acceptEdit: [{ prepare: editTab, given: (memory) => [1, editedIn(memory, 1)] }],
  restoreTab: [{ prepare: editTab }],
  restoreTabs: [{ prepare: (memory) => type(memory, TABS.matches.sheetId, 'matches', 'title', 'Other') }],
  setDeadline: [{ given: () => [1, 1, '2026-02-01T12:00:00Z'] }],
  acceptLate: [
    {
      prepare(memory) {
        pressed(memory.ports, 'setDeadline', 1, 1, new Date(memory.time + 60_000).toISOString());
        memory.time += 7_200_000;
        sendOrder(memory, 1, 'Dan', { 'Number card': 3 });
      },
      given: (memory) => [1, [stateOf(memory).matches.find(({ number }) => number === 1)?.late[0]?.id ?? '']],
    },
  ],
  recordVote: [
    {
      given: (memory) => {
        const over = stateOf(memory).matches.find(({ number }) => number === 2);
        return [2, over?.outcome?.candidates[0] ?? ''];
      },
    },
  ],
  setWebhook: [{ given: () => [WEBHOOK] }],
  postTest: [{ prepare: ({ ports }) => void pressed(ports, 'setWebhook', WEBHOOK) }],
  postAnnouncements: [
    {
      prepare(memory) {
        pressed(memory.ports, 'setWebhook', WEBHOOK);
        pressed(memory.ports, 'resolveRound', { match: 1, round: 1, early: true });
      },
    },
  ],
  withdrawPage: [{ prepare: ({ ports }) => void pressed(ports, 'sharePage', 1) }],
  renewPages: [
    {
      prepare({ ports }) {
        pressed(ports, 'sharePage', 1);
        pressed(ports, 'resolveRound', { match: 1, round: 1, early: true });
      },
    },
  ],
  nameOpponent: [
    {
      prepare: (memory) => pressed(memory.ports, 'bringBack', 3),
      given: (memory) => [3, outcomeIn(memory, 3)?.opponents[0] ?? ''],
    },
  ],
  // One player has won and another is the candidate, so that a third may get the token.
  giveToken: [
    {
      prepare(memory) {
        type(memory, FIRST_MATCH_TAB + 2, 'seats', 'points', 3);
        pressed(memory.ports, 'acceptEdit', 2, editedIn(memory, 2));
        pressed(memory.ports, 'recordVote', 2, outcomeIn(memory, 2)?.candidates[0] ?? '');
      },
      given: (memory) => [2, outcomeIn(memory, 2)?.candidates[1] ?? ''],
    },
  ],
  invite: [{ given: () => [1, '', false] }],
  noteInvited: [{ given: ({ ports }) => [1, panelState(ports).matches[0]?.seats[0]?.player ?? ''] }],
  remind: [{ given: () => [1, 1, false] }],
  setTiming: [{ given: () => [1, TIMING] }],
  resume: [{ prepare: (memory) => pressed(memory.ports, 'pauseMatch', 1) }],
  runClock: [
    {
      prepare(memory) {
        pressed(memory.ports, 'setTiming', 1, TIMING);
        pressed(memory.ports, 'setDeadline', 1, 1, new Date(memory.time + 60_000).toISOString());
        memory.time += 7_200_000;
      },
    },
  ],
  nameSender: [
    {
      prepare({ tabs, respond, ports }) {
        respond(ordersTab(tabs), { 'Your personal code': 'NXBX-DYSC-XDEX-2345', 'Number card': 3 });
        wakeUp(ports);
      },
      given(memory) {
        const response = stateOf(memory).matches[0]?.unknownSenders[0]?.id ?? '';
        return [{ match: 1, response, player: 'Dan', remember: true }];
      },
    },
  ],
  restoreResponses: [
    {
      prepare({ tabs, forms }) {
        const sheetId = ordersTab(tabs);
        tabs.delete(sheetId);
        for (const [id, form] of forms)
          if (form.sheetId === sheetId) forms.set(id, { ...form, isLinked: false });
      },
    },
  ],
  acceptLedger: [
    {
      prepare: (memory) => memory.type(TABS.ledger.sheetId, 1, 3, 12),
      given: (memory) => [stateOf(memory).ledgerEdited],
    },
  ],
  restoreLedger: [{ prepare: (memory) => memory.type(TABS.ledger.sheetId, 1, 3, 12) }],
  continueWithoutLost: [{ prepare: restoreEarlier }],
  // Google no longer shares with an address.
  shareAgain: [
    {
      prepare(memory) {
        memory.unknownAddresses = ['ann@example.com'];
      },
    },
    {
      title: 'after a file was deleted for good',
      prepare(memory) {
        memory.hidden = [memory.files.get('Ann — private') ?? ''];
      },
    },
  ],
  rehearsal: [{ prepare: beginRehearsal }],
  resolveRehearsal: [{ prepare: beginRehearsal }],
  endRehearsal: [{ prepare: beginRehearsal }],
  cleanRehearsal: [{ prepare: half('rehearse', 2, { match: 1 }) }],
  finishHandOvers: [{ prepare: half('substitute', 5, GIVEN.get(SUBSTITUTION)) }],
};

/** An award, and then the workbook as it was before it, by the version history. */
function restoreEarlier(memory: Memory): void {
  const { tabs } = copyMemory(memory);
  pressed(memory.ports, 'award', ...usualArguments('award'));
  memory.panel();
  for (const [sheetId, tab] of tabs) memory.tabs.set(sheetId, tab);
}

/** Every call of the panel, in each way to press it. Other calls get the usual arguments. */
export function allPresses(): readonly Press[] {
  return (Object.keys(CALLS) as CallName[]).flatMap((name) =>
    (SPECIAL[name] ?? [{}]).map(
      ({ title = '', isFirst = false, prepare, given = () => usualArguments(name) }): Press => ({
        title: title === '' ? name : `${name}, ${title}`,
        name,
        isFirst,
        prepare,
        given,
      }),
    ),
  );
}

/** Arguments of the right kinds for a call: for match 1, after its first round. */
export function usualArguments(name: CallName): readonly unknown[] {
  return CALLS[name].takes.map((schema) => GIVEN.get(schema));
}

/** The season of a press. */
export function seasonFor({ title }: Press): Memory {
  return preparedFor(title);
}

const preparedFor = madeOnce((title: string) => {
  const { isFirst, prepare } = allPresses().find((press) => press.title === title) as Press;
  const memory = isFirst ? makeMemory() : busySeason();
  prepare?.(memory);
  return memory;
});

/** Says that a press has nothing to do, and why; '' for one that is of use to a trial. */
export function uselessness(press: Press): string {
  const memory = seasonFor(press);
  try {
    pressed(memory.ports, press.name, ...press.given(memory));
    return '';
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)} Say in test/sheets/presses/presses.ts how ${press.name} is pressed.`;
  }
}
