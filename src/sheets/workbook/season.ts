import * as z from 'zod/mini';
import { hashOf } from '../../rules/base/hash.ts';
import { count, flag, text } from '../../rules/declare/position.ts';
import { readSchedule, type Schedule } from '../schedule.ts';

/** Tabs of a host workbook, bound by id so that hosts may rename and move them. */
export const TABS = {
  season: { sheetId: 910001, title: 'Season' },
  matches: { sheetId: 910002, title: 'Matches' },
  ledger: { sheetId: 910003, title: 'Ledger' },
  audit: { sheetId: 910004, title: 'Log' },
} as const;

/** Base id of a match's tab in the host workbook and in readers' files. The tab's id is the base plus the match number. */
export const FIRST_MATCH_TAB = 920000;

/** Base id of a match's rules tab in the spectators' file. The tab's id is the base plus the match number. */
export const FIRST_RULES_TAB = 930000;

/** Base id of a match's tab “This round”, for a host's own game. The tab's id is the base plus the match number. */
export const FIRST_ROUND_TAB = 940000;

/** Lowest id of tabs that describe games. */
export const FIRST_OWN_GAME_TAB = 950000;

/** Base id of tabs that exist only while a correction computes earlier rounds of an own game again. */
export const FIRST_COMPUTING_TAB = 10_000_000;

export function isMatchTab(sheetId: number): boolean {
  const first = sheetId > FIRST_ROUND_TAB ? FIRST_ROUND_TAB : FIRST_MATCH_TAB;
  return sheetId > first && sheetId < first + 10_000;
}

/** Id of a file's first tab, its cover. Google gives the first tab of a new file the id 0. */
export const COVER_TAB = 0;

/** Player in the season. The host types name and email; Roundkeeper fills in the id, file, code and access. */
export interface Person {
  readonly name: string;
  readonly email: string;
  /** Meadow that new matches suggest for the player; '' if the tab has no meadow column. */
  readonly meadow: string;
  /** City in the player's time zone; '' for the season's zone. */
  readonly zone?: string;
  /** The hosts' note about the player, which no player or spectator can read. */
  readonly note?: string;
  /** Id of the player's place, which never changes: a substitute takes the place with a new name or email (X9). */
  readonly id: string;
  /** Id of the private file; '' before the first match. */
  readonly file: string;
  /** Personal code, in seasons without Google sign-in (H1). */
  readonly code: string;
  /**
   * How the file is shared. 'account': only the player's account can open it. 'link': everyone with the link can open
   * it. '': not shared yet.
   */
  readonly access: string;
}

export interface Season {
  readonly identity: 'email' | 'code';
  /** Schedule of deadlines, as a text for the host. */
  readonly deadlines: string;
  /** Columns of the season's standings: only Tokens of Life, or garnets and bellflowers too. */
  readonly standings: 'tokens' | 'all';
  /** Address of the games’ rule texts, or ''. */
  readonly rules: string;
  /** Id of the spectators' file; '' before the first match. */
  readonly spectatorFile: string;
  /** Id of the workbook where the season was set up; in a copy, the id of the original workbook. */
  readonly workbook: string;
  readonly players: readonly Person[];
}

export function personOf({ players }: Pick<Season, 'players'>, wanted: string): Person | undefined {
  return players.find(({ id }) => id === wanted);
}

/** Schema of a text; '' if the host has deleted its row or column. */
const deletableText = () => z.optional(text());

/** Schema of the tab Season. Its settings may be any texts; settings.ts reads them. */
export const seasonShape = z.object({
  identity: deletableText(),
  deadlines: deletableText(),
  standings: deletableText(),
  rules: deletableText(),
  spectatorFile: deletableText(),
  workbook: deletableText(),
  players: z.array(
    z.object({
      name: text(),
      email: text(),
      meadow: deletableText(),
      zone: deletableText(),
      note: deletableText(),
      id: text(),
      file: text(),
      code: text(),
      access: deletableText(),
    }),
  ),
});

/** Gives the schedule of a season's matches; undefined if the cell cannot be read. */
export function seasonSchedule({ deadlines }: Pick<Season, 'deadlines'>): Schedule | undefined {
  return deadlines === '' ? { kind: 'by hand' } : readSchedule(deadlines);
}

/** Pattern of an address that pages and forms can link: begins with https:// and has no spaces. */
const RULES_LINK = /^https:\/\/[^\s/?#@"<>]+\.[^\s/?#@"<>]+(?:[/?#][^\s"<>]*)?$/i;

/** Gives the typed address of the rules, with https:// added if missing; '' if the text is not an address (H36). */
export function rulesLink(typed: string): string {
  const link = typed.trim();
  return [link, `https://${link}`].find((one) => one.length <= 500 && RULES_LINK.test(one)) ?? '';
}

const matchRow = z.object({
  number: count(),
  game: text(),
  title: text(),
  /** Number of resolved rounds. */
  round: count(),
  over: flag(),
  /** Deadline for the open round's orders, ISO UTC; '' for no deadline. */
  deadline: text(),
  form: text(),
  formUrl: text(),
  formTab: count(),
  trades: text(),
  tradesUrl: text(),
  tradesTab: count(),
});

export type MatchRow = Readonly<z.infer<typeof matchRow>>;

/** Says whether the host rules the rounds of a match, in the tab “This round”. */
export function isRuled({ game }: Pick<MatchRow, 'game'>): boolean {
  return game === 'own-game';
}

/** Outbox keys for everything that is not a player's file. The key of a player's file is the player's id. */
export const SPECTATORS = 'spectators';
export const ORDER_FORM = 'order form';
export const TRADE_FORM = 'trade form';
export const CLOSE = 'close forms';
export const OPEN = 'open forms';
export const TITLES = 'titles of forms';

/** Match number of a delivery that concerns no match, but only a file’s first tab. */
export const OF_SEASON = 0;

/** Says whether this outbox key belongs to forms. Forms are updated separately from files. */
export function isFormKey(to: string): boolean {
  return [ORDER_FORM, TRADE_FORM, CLOSE, OPEN, TITLES].includes(to);
}

/** Schema of an outbox row. `isNew` is true if the file has no tab for the match yet. */
const outboxRow = z.object({ to: text(), match: count(), isNew: flag(), tries: count(), error: text() });

/** Waiting delivery of a match, with the error of the last attempt. */
export type OutboxRow = Readonly<z.infer<typeof outboxRow>>;

export interface Matches {
  readonly matches: readonly MatchRow[];
  readonly outbox: readonly OutboxRow[];
}

export interface MatchesTab extends Matches {
  /**
   * Check value of the outbox and of the last log entry when the outbox was written. The check value shows whether
   * somebody changed the outbox by hand.
   */
  readonly check: string;
}

/** Gives the check value of an outbox that was written after the log entry with this hash. */
export function outboxCheck(outbox: readonly OutboxRow[], head: string): string {
  return hashOf([head, outbox]).slice(0, 16);
}

export const matchesShape = z.object({
  check: deletableText(),
  matches: z.array(matchRow),
  outbox: z.array(outboxRow),
});

/** Change of a player's purse. A player's balance is the sum of the player's Ledger rows, and nothing else (X10). */
export interface LedgerRow {
  /** Time: ISO UTC in rows to write; unchanged from the tab in rows that were read. */
  readonly time: string;
  /** Id of the player. */
  readonly player: string;
  readonly garnets: number;
  readonly bellflowers: number;
  readonly tokensOfLife: number;
  readonly why: string;
  /** Number of the match that changed the purse; absent if the change does not come from a match. */
  readonly match?: number;
}

/** Keys of the Ledger tab's columns, in the order of the columns. */
export const LEDGER_HEADS = [
  'time',
  'player',
  'garnets',
  'bellflowers',
  'tokensOfLife',
  'why',
  'match',
] as const;
