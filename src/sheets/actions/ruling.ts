import { hashOf } from '../../rules/base/hash.ts';
import { asUnusable } from '../../rules/base/unusable.ts';
import type { Book } from '../log/book.ts';
import type { Playback } from '../log/playback/playback.ts';
import type { RoundData } from '../log/shapes.ts';
import { cellOfPath, changedRules, readRuling } from '../own-game/read-ruling.ts';
import { inputBlocks, missingBlocks, movedWords, pastBlock, toRule } from '../own-game/round-inputs.ts';
import { type RoundLayout, roundLayout } from '../own-game/round-layout.ts';
import { blockWrites, hostBlocks, roundTabId } from '../own-game/round-tab.ts';
import type { Tab, Write } from '../ports.ts';
import { fail } from '../problem.ts';
import { addressOf, describeIssues } from '../workbook/address.ts';
import type { Context } from './change.ts';
import type { CurrentMatch } from './current-match.ts';

/** The host’s ruling of the open round. */
export interface Ruling {
  readonly data: Pick<RoundData, 'ruling' | 'typed' | 'rules'>;
  /** Cells to write into the tab: formulas and empty cells replace what the host typed for this round. */
  readonly writes: readonly Write[];
  /** Digest of the orders, typed cells and results. If an order, a cell or a result changes after a preview, the digest changes. */
  readonly digest: string;
  /** Fails with an error that names the cell in which the ruling is impossible. */
  explain(error: unknown): never;
}

/**
 * Finds the tab “This round” and the tab's layout; undefined for a game whose rules are code. Fails if the tab is gone
 * or cells were moved.
 */
export function requireRoundTab(
  book: Book,
  playback: Playback,
): { readonly layout: RoundLayout; readonly tab: Tab } | undefined {
  const layout = roundLayout(playback);
  if (!layout) return undefined;
  const tab =
    book.tabs.get(roundTabId(playback)) ??
    fail('The tab “This round” is gone.', 'Press “Restore the tab”. Its formulas come back, too.', 'bad-tab');
  const moved = movedWords(layout, tab);
  if (moved !== '')
    fail(
      `Cells of the tab “${tab.title}” were moved: ${moved}.`,
      'Undo the move (Ctrl+Z), or press “Restore the tab”. Formulas then come back as they were in the last round.',
      'bad-tab',
    );
  return { layout, tab };
}

/**
 * Writes the orders into the tab “This round”, and reads the host’s ruling from the tab [2 calls]. Gives undefined for a
 * game whose rules are code.
 */
export function readOpenRuling(context: Context, current: CurrentMatch, isAuto: boolean): Ruling | undefined {
  const { playback, trading, orders, row } = current;
  const found = requireRoundTab(context.book, playback);
  if (!found) return undefined;
  const { layout, tab } = found;
  const round = toRule(trading.after, orders);
  const blocks = inputBlocks(layout, playback, round);
  const missing = missingBlocks(tab, [...blocks, pastBlock(layout, playback, tab)]);
  const computed = context.compute(blockWrites(tab.sheetId, missing), tab.title);
  const read = readRuling(layout, playback, round, tab.title, computed.cells);
  if (read.isLoading)
    fail(`Google is still computing the tab “${tab.title}”.`, 'Wait a few seconds, and press again.');
  if (isAuto) requireFormulas(read.rules, row.title);
  if (read.issues.length > 0)
    fail(
      `The ruling of this round cannot be used: ${describeIssues(read.issues)}.`,
      'Correct these cells, and press again. Nothing was resolved.',
      'bad-workbook',
    );
  const rules = changedRules(playback, read);
  return {
    data: { ruling: read.ruling, typed: read.marks, ...(rules ? { rules } : {}) },
    writes: blockWrites(tab.sheetId, hostBlocks(layout, read.typed, read.rules)),
    digest: hashOf([read.ruling, blocks as never]),
    explain: (error) => {
      const why = asUnusable(error);
      const cell = why && cellOfPath(layout, playback, why.path);
      if (!why || !cell) throw error;
      return fail(
        `The ruling of this round cannot be used: ${addressOf(tab.title, cell.row, cell.column)}: ${why.problem}.`,
        'Correct this cell, and press again. Nothing was resolved.',
        'bad-workbook',
      );
    },
  };
}

/** Fails if the host must rule a part of the round. An automatic resolve is possible only if formulas rule the whole round. */
function requireFormulas(rules: NonNullable<RoundData['rules']>, title: string): void {
  const [partly] = Object.keys(rules).filter((slot) => slot.includes('@'));
  if (Object.keys(rules).length > 0 && partly === undefined) return;
  const why =
    partly === undefined
      ? 'the tab “This round” has no formula'
      : 'in a column of the tab “This round”, some players have no formula';
  fail(
    `${title} waits for you: ${why}.`,
    'Enter your ruling in that tab, and press “Preview”.',
    'bad-workbook',
  );
}
