import type { Ruled, RuledQuestion, RuledValue } from '../../rules/declare/ruled.ts';
import type { Playback } from '../log/playback/playback.ts';
import { shownNames } from '../log/playback/shown-names.ts';

/** Rows for players in the tab “This round”: always the same, so that ranges in formulas fit any number of players. */
export const MOST_SEATS = 30;

/** The rows of the tab, zero-based. */
export const ROW = { round: 1, fact: 2, factNow: 3, factNext: 4, everyone: 5, groups: 6, heads: 7, first: 8 };
/** The cell beside “Over”, and the cell beside “To everyone”, as row and column. */
export const OVER = [ROW.round, 5] as const;
export const EVERYONE = [ROW.everyone, 1] as const;
/** The column of the first fact. */
export const FIRST_FACT = 1;

/** The heads of further cells that a host may fill in for a player, beside new values. */
export const EXTRAS = {
  garnets: 'Garnets to add',
  bellflowers: 'Bellflowers to add',
  say: 'To this player',
  wins: 'Wins (1)',
  candidate: 'Up for elimination (1)',
} as const;
export type Extra = keyof typeof EXTRAS;

/** A column of the rows of players. The first parts are written by Roundkeeper, `next` and the extras by the host. */
export type RoundColumn =
  | { readonly part: 'name' | 'sent'; readonly head: string }
  | { readonly part: 'now' | 'next'; readonly head: string; readonly value: RuledValue }
  | {
      readonly part: 'answer';
      readonly head: string;
      readonly question: RuledQuestion;
      /** Questions with a list only: the choice or the player’s seat of this column. */
      readonly entry?: string | number;
    }
  | { readonly part: Extra; readonly head: string };

/** The tab “This round” of a match: its columns, its facts, and the shown names of the players. */
export interface RoundLayout {
  readonly ruled: Ruled;
  readonly names: readonly string[];
  readonly columns: readonly RoundColumn[];
  /** Number of columns that Roundkeeper writes. */
  readonly inputs: number;
  readonly width: number;
}

/** The layout for a match; undefined for a game with code. */
export function roundLayout(playback: Playback): RoundLayout | undefined {
  const { ruled } = playback.match.game;
  return ruled && layoutFor(ruled, shownNames(playback));
}

/** The layout for players of these names. */
export function layoutFor(ruled: Ruled, names: readonly string[]): RoundLayout {
  const inputs: readonly RoundColumn[] = [
    { part: 'name', head: 'Player' },
    { part: 'sent', head: 'Sent (1)' },
    ...ruled.columns.map((value) => ({ part: 'now', head: value.title, value }) as const),
    ...ruled.questions.flatMap((question) => answerColumns(question, names)),
  ];
  const extras = Object.entries(EXTRAS) as [Extra, string][];
  const columns = [
    ...inputs,
    ...ruled.columns.map((value) => ({ part: 'next', head: `New: ${value.title}`, value }) as const),
    ...extras.map(([part, head]) => ({ part, head })),
  ];
  const width = Math.max(columns.length, FIRST_FACT + ruled.facts.length);
  return { ruled, names, columns, inputs: inputs.length, width };
}

/** A list has a column of 1 or 0 for each choice or player, so that a formula can count it. */
function answerColumns(question: RuledQuestion, names: readonly string[]): readonly RoundColumn[] {
  const { kind, title, choices = [] } = question;
  const column = (words: string, entry: string | number): RoundColumn => {
    return { part: 'answer', head: `${title}: ${words}`, question, entry };
  };
  if (kind === 'choices') return choices.map((choice) => column(choice, choice));
  if (kind === 'players') return names.map((name, seat) => column(name, seat));
  return [{ part: 'answer', head: title, question }];
}
