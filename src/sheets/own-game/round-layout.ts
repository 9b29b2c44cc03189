import type { Ruled, RuledQuestion, RuledValue } from '../../rules/declare/ruled.ts';
import type { Playback } from '../log/playback/playback.ts';
import { shownNames } from '../log/playback/shown-names.ts';

/** Number of player rows in the tab “This round”. Fixed, so that ranges in formulas fit any number of players. */
export const MOST_SEATS = 30;

/** Largest number of columns of the tab “This round”. Each round reads and writes the whole tab. */
export const MOST_COLUMNS = 250;

/** Zero-based rows of the tab “This round”. */
export const ROW = { round: 1, fact: 2, factNow: 3, factNext: 4, everyone: 5, groups: 6, heads: 7, first: 8 };
/** Zero-based rows of “Rounds so far”, below the players. The newest round comes first, with a row for each player. */
export const PAST = { title: 39, heads: 40, first: 41 };
/** Maximum number of rows of “Rounds so far”. Older rows are left out. */
export const MOST_PAST = 300;
/** OVER and EVERYONE are the row and column of the cell beside “Over” and of the cell beside “To everyone”. */
export const OVER = [ROW.round, 5] as const;
export const EVERYONE = [ROW.everyone, 1] as const;
/** Zero-based column of the first fact. */
export const FIRST_FACT = 1;

/** Headings of the cells that a host may fill in for a player, without the cells for new values. */
export const EXTRAS = {
  garnets: 'Garnets to add',
  bellflowers: 'Bellflowers to add',
  say: 'To this player',
  wins: 'Wins (1)',
  candidate: 'Up for elimination (1)',
} as const;
export type Extra = keyof typeof EXTRAS;

/**
 * Column of the players' rows. Roundkeeper writes the columns `name`, `sent`, `now` and `answer`; the host writes `next`
 * and the extras.
 */
export type RoundColumn =
  | { readonly part: 'name' | 'sent'; readonly head: string }
  | { readonly part: 'now' | 'next'; readonly head: string; readonly value: RuledValue }
  | {
      readonly part: 'answer';
      readonly head: string;
      readonly question: RuledQuestion;
      /** Choice, or seat of the player, that the column stands for; only if the question has a list. */
      readonly entry?: string | number;
    }
  | { readonly part: Extra; readonly head: string };

/** Layout of a match's tab “This round”: columns, facts, and shown player names. */
export interface RoundLayout {
  readonly ruled: Ruled;
  readonly names: readonly string[];
  readonly columns: readonly RoundColumn[];
  /** Number of columns that Roundkeeper writes. */
  readonly inputs: number;
  readonly width: number;
}

/** Gives the layout for a match; undefined for a game whose rules are code. */
export function roundLayout(playback: Playback): RoundLayout | undefined {
  const { ruled } = playback.match.game;
  return ruled && layoutFor(ruled, shownNames(playback));
}

/** Gives the layout for players with these names. */
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
  const width = Math.max(columns.length, inputs.length + 1 + ruled.facts.length);
  return { ruled, names, columns, inputs: inputs.length, width };
}

/**
 * Gives the columns for a question's answers. A question with a list has a column for each choice or player, with 1 or
 * 0, so that formulas can count.
 */
function answerColumns(question: RuledQuestion, names: readonly string[]): readonly RoundColumn[] {
  const { kind, title, choices = [] } = question;
  const column = (words: string, entry: string | number): RoundColumn => {
    return { part: 'answer', head: `${title}: ${words}`, question, entry };
  };
  if (kind === 'choices') return choices.map((choice) => column(choice, choice));
  if (kind === 'players') return names.map((name, seat) => column(name, seat));
  return [{ part: 'answer', head: title, question }];
}
