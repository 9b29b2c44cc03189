import { canonicalJson } from '../../../src/rules/base/hash.ts';
import type { Json } from '../../../src/rules/base/json.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import type { EventData } from '../../../src/sheets/log/events.ts';
import { playBack } from '../../../src/sheets/log/fold.ts';
import type { CallName } from '../../../src/sheets/panel-api/calls.ts';
import { SEASON_WORDS } from '../../../src/sheets/workbook/host-words.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import type { Part } from '../end-state.ts';
import type { Arrived, Memory } from '../memory-ports.ts';
import type { Tampering } from './changes.ts';

/**
 * Changes that count because the host types there: names, addresses and meadows of the roster, which a new
 * match takes, and whose names the log gives as those of senders; and when rounds are due. In the tabs of the open round’s
 * responses Google’s form types; what they hold when the round is read is what was sent (H6).
 */
export function allowedAt(tampering: Tampering, presses: readonly CallName[]): readonly Part[] {
  const { file, before } = tampering;
  if (file !== '') return [];
  if (before.sheetId === TABS.season.sheetId)
    return TAKES_ROSTER.some((name) => presses.includes(name))
      ? ['people', 'rounds', 'matches', 'entries', 'pages']
      : ['people', 'rounds', 'matches', ...(isOtherSchedule(tampering) ? (['pages'] as const) : [])];
  if (!isFormTab(before.sheetId)) return [];
  // A response that cannot be read is a player who has sent nothing: they are reminded. An early end names the offers that lapse.
  const reminded: readonly Part[] = presses.includes('remind') ? ['entries', 'mails'] : [];
  const lapsed: readonly Part[] = presses.includes('endEarly') ? ['entries'] : [];
  return ['rounds', 'purses', 'pages', ...reminded, ...lapsed];
}

/** Is another schedule typed? All pages of a match say when its later rounds are due (H17). */
function isOtherSchedule({ before, after }: Tampering): boolean {
  const scheduleIn = (tab: Tampering['after']) =>
    tab?.cells.find(([first]) => first === SEASON_WORDS.values.deadlines)?.[1];
  const now = scheduleIn(after);
  return now !== undefined && now !== scheduleIn(before);
}

/** Presses that write into the log what the roster holds of people. */
const TAKES_ROSTER: readonly CallName[] = ['newGame', 'takeOver', 'substitute'];

/** Tabs of forms have ids that Google gives; those of Roundkeeper are above 900,000. */
export function isFormTab(sheetId: number): boolean {
  return sheetId < 900_000;
}

type Round = EventData<'resolve'>;

/** The players whose order or trade counts otherwise than before, and who were not told so before the round was resolved. */
export function untoldOf(calm: Memory, changed: Memory, receipts: readonly Arrived[]): string[] {
  const [before, after] = [lastRound(calm), lastRound(changed)];
  if (!before || !after) return [];
  const { log, season } = calm.book();
  // The file of who plays there now: a place may have been given to somebody else (H23).
  const files = new Map(season.players.map(({ id, file }) => [id, file]));
  const ids = new Map(playBack(log, 1)?.started.players.map(({ id, name }) => [name, id]));
  const told = new Set(receipts.map(({ file }) => file));
  const names = Object.keys({ ...before.orders, ...after.orders });
  return names
    .filter(
      (name) =>
        text(before.orders[name]) !== text(after.orders[name]) &&
        !told.has(files.get(ids.get(name) ?? '') ?? ''),
    )
    .map((name) => `the order of ${name} counts otherwise, and the player was not told`);
}

function lastRound({ ports }: Memory): Round | undefined {
  const { entries } = openBook(ports).log;
  const rounds = entries.filter(({ what, match }) => what === 'resolve' && match === 1);
  return rounds[rounds.length - 1]?.data as Round | undefined;
}

const text = (order: Json | undefined) => (order === undefined ? '' : canonicalJson(order));
