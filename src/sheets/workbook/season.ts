import * as z from 'zod/mini';
import { hashOf } from '../../rules/base/hash.ts';
import { count, flag, text } from '../../rules/declare/position.ts';
import { readSchedule, type Schedule } from '../schedule.ts';

/** The tabs of a host workbook, bound by id so that hosts may rename and move them. */
export const TABS = {
  season: { sheetId: 910001, title: 'Season' },
  matches: { sheetId: 910002, title: 'Matches' },
  ledger: { sheetId: 910003, title: 'Ledger' },
  audit: { sheetId: 910004, title: 'Log' },
} as const;

/** Added to the number of a match, it gives the id of its tab in the host workbook and in the files of readers. */
export const FIRST_MATCH_TAB = 920000;

/** Added to the number of a match, it gives the id of its tab “This round”, in own games. */
export const FIRST_ROUND_TAB = 940000;

/** The lowest id of tabs that describe games. */
export const FIRST_OWN_GAME_TAB = 950000;

export function isMatchTab(sheetId: number): boolean {
  const first = sheetId > FIRST_ROUND_TAB ? FIRST_ROUND_TAB : FIRST_MATCH_TAB;
  return sheetId > first && sheetId < first + 10_000;
}

/** The first tab of a file, its cover. Google gives the first tab of a new file the id 0. */
export const COVER_TAB = 0;

/** The host types name and email; the rest is filled in. */
export interface Person {
  readonly name: string;
  readonly email: string;
  /** A suggestion for matches, from tabs with this column; otherwise ''. */
  readonly meadow: string;
  /** A city in the player's time zone; '' for the season's zone. */
  readonly zone?: string;
  /** The hosts' note on the player, which no file of players or spectators has. */
  readonly note?: string;
  /** Never changes: a substitute takes the seat by a new name or email (X9). */
  readonly id: string;
  /** The id of the private file; '' until a first match. */
  readonly file: string;
  /** The personal code, in seasons without Google sign-in (H1). */
  readonly code: string;
  /** The readers of the file: 'account' for the player's account, 'link' for everyone with its link, '' until it is shared. */
  readonly access: string;
}

export interface Season {
  readonly identity: 'email' | 'code';
  /** When rounds are due, in words. */
  readonly deadlines: string;
  /** The columns of the season's standings: Tokens of Life only, or garnets and bellflowers too. */
  readonly standings: 'tokens' | 'all';
  /** The address of the games’ rule texts, or ''. */
  readonly rules: string;
  /** The spectators' file; '' until a first match. */
  readonly spectatorFile: string;
  /** The id of the workbook where the season was set up; in a copy, that of the original. */
  readonly workbook: string;
  readonly players: readonly Person[];
}

export function personOf({ players }: Pick<Season, 'players'>, wanted: string): Person | undefined {
  return players.find(({ id }) => id === wanted);
}

/** A text; '' if the host has deleted its row or column. */
const deletableText = () => z.optional(text());

/** The schema of the tab Season. Its settings may be any texts; settings.ts reads them. */
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

/** The schedule of a season's matches; undefined if the cell cannot be read. */
export function seasonSchedule({ deadlines }: Pick<Season, 'deadlines'>): Schedule | undefined {
  return deadlines === '' ? { kind: 'by hand' } : readSchedule(deadlines);
}

/** An address that pages and forms can link to: it begins with https:// and has no spaces. */
const RULES_LINK = /^https:\/\/[^\s/?#@"<>]+\.[^\s/?#@"<>]+(?:[/?#][^\s"<>]*)?$/i;

/** The typed address of the rules, with https:// added if missing; '' for another text (H36). */
export function rulesLink(typed: string): string {
  const link = typed.trim();
  return [link, `https://${link}`].find((one) => one.length <= 500 && RULES_LINK.test(one)) ?? '';
}

const matchRow = z.object({
  number: count(),
  game: text(),
  title: text(),
  /** Rounds resolved. */
  round: count(),
  over: flag(),
  /** When the round's orders are due, ISO UTC; '' for no deadline. */
  deadline: text(),
  form: text(),
  formUrl: text(),
  formTab: count(),
  trades: text(),
  tradesUrl: text(),
  tradesTab: count(),
});

export type MatchRow = Readonly<z.infer<typeof matchRow>>;

/** Does the host rule the rounds of a match, in the tab “This round”? */
export function isRuled({ game }: Pick<MatchRow, 'game'>): boolean {
  return game === 'own-game';
}

/** The outbox keys beside the ids of players. */
export const SPECTATORS = 'spectators';
export const ORDER_FORM = 'order form';
export const TRADE_FORM = 'trade form';
export const CLOSE = 'close forms';
export const OPEN = 'open forms';
export const TITLES = 'titles of forms';

/** Instead of a match’s number: the delivery is only a file’s first tab. */
export const OF_SEASON = 0;

/** Is this the outbox key of forms? They are renewed apart from the files. */
export function isFormKey(to: string): boolean {
  return [ORDER_FORM, TRADE_FORM, CLOSE, OPEN, TITLES].includes(to);
}

/** `isNew`: the match has no tab in that file yet. */
const outboxRow = z.object({ to: text(), match: count(), isNew: flag(), tries: count(), error: text() });

/** A waiting delivery of a match, and the reason why the last try failed. */
export type OutboxRow = Readonly<z.infer<typeof outboxRow>>;

export interface Matches {
  readonly matches: readonly MatchRow[];
  readonly outbox: readonly OutboxRow[];
}

export interface MatchesTab extends Matches {
  /** Shows whether somebody changed the outbox, and after which entry of the log it was written. */
  readonly check: string;
}

/** The check value of the Matches tab beside an outbox, if it was written after the entry with this hash. */
export function outboxCheck(outbox: readonly OutboxRow[], head: string): string {
  return hashOf([head, outbox]).slice(0, 16);
}

export const matchesShape = z.object({
  check: deletableText(),
  matches: z.array(matchRow),
  outbox: z.array(outboxRow),
});

/** A change of someone's purse. Balances are the sums of these rows, and nothing else (X10). */
export interface LedgerRow {
  /** ISO UTC in rows to write; unchanged from the tab in rows that were read. */
  readonly time: string;
  /** The id. */
  readonly player: string;
  readonly garnets: number;
  readonly bellflowers: number;
  readonly tokensOfLife: number;
  readonly why: string;
  /** The match of the change; absent for a row of the season. */
  readonly match?: number;
}

/** The columns of the Ledger tab, in their order. */
export const LEDGER_HEADS = [
  'time',
  'player',
  'garnets',
  'bellflowers',
  'tokensOfLife',
  'why',
  'match',
] as const;
