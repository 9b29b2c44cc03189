import { isSame, type Json } from '../../rules/base/json.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { Playback, PlayedRound } from '../log/playback/playback.ts';
import { partKey, partOf, pathOf, ruledValue, unruled } from '../log/playback/ruled-part.ts';
import type { RuledAgain } from '../log/shapes.ts';
import type { Computed, ComputedTab, Write } from '../ports.ts';
import { fail } from '../problem.ts';
import { describeIssues } from '../workbook/address.ts';
import { FIRST_COMPUTING_TAB } from '../workbook/season.ts';
import { withoutOwnTab } from './formula-check.ts';
import { readRuling } from './read-ruling.ts';
import { type Block, inputBlocks, pastBlock, type RoundToRule, roundAsRuled } from './round-inputs.ts';
import { MOST_PAST, PAST, type RoundLayout, roundLayout } from './round-layout.ts';
import { blockWrites, drawRound, hostBlocks } from './round-tab.ts';
import { type HostCell, hostCells, rulesOf } from './rules.ts';

/** Rulings after a correction of a resolved round (O7). */
export interface RulingsAgain {
  /** The match with the correction and with these rulings. */
  readonly after: Playback;
  /** Rulings that change. */
  readonly again: RuledAgain;
  /** Numbers of the rounds that formulas ruled again, also if the ruling is the same. */
  readonly computed: readonly number[];
  /** Rounds whose ruling stays although they have formulas, each with the reason. */
  readonly kept: readonly { readonly round: number; readonly why: string }[];
}

/** Tab that computes earlier rounds, beside the match's tab “This round”. */
interface ComputingTab {
  /** Cells of the tab “This round” with their computed values. */
  present(): ComputedTab;
  /** Title of the tab “This round”; undefined if the tab is gone. */
  readonly title: string | undefined;
  /** Gives a number for the computing tab. Two runs at the same time use different numbers. */
  number(): number;
  compute(writes: readonly Write[], title: string): ComputedTab;
  /** Gives the ids of computing tabs that an interrupted run has left behind [1 call]. */
  left(): readonly number[];
  drop(sheetId: number): void;
}

/**
 * Lets formulas rule the corrected round and all later rounds again. `play` plays the match with the correction and
 * with changed rulings. Values that the host typed count again. First computes each round from its old values. If the
 * result differs from the old ruling, somebody has changed cells beside the table, and the round keeps its ruling. [4
 * calls for each round whose values change]
 */
export function ruleAgain(
  before: Playback,
  first: number,
  play: (again: RuledAgain) => Playback,
  tab: ComputingTab,
): RulingsAgain {
  let again: RuledAgain = [];
  let after = play(again);
  const layout = roundLayout(before);
  const computed: number[] = [];
  const kept: { round: number; why: string }[] = [];
  const done = () => ({ after, again, computed, kept });
  if (!layout) return done();
  const sheet = computingSheet(layout, tab);
  const cells = hostCells(layout);
  try {
    for (const old of before.rounds.slice(first - 1)) {
      const now = after.rounds[old.round - 1];
      const rules = hostBlocks(
        layout,
        cells,
        rulesOf({ ...before, rounds: before.rounds.slice(0, old.round) }),
      );
      if (!now || !rules.some(hasFormula)) continue;
      const [was, is] = [asked(layout, cells, old), asked(layout, cells, now)];
      if (isSame(was.blocks as never, is.blocks as never)) continue;
      const { why, ruling } = ruledNow(was, is, (of) => sheet.rule(of, rules));
      if (why !== '') {
        kept.push({ round: old.round, why });
        continue;
      }
      computed.push(old.round);
      if (isSame(ruling, now.input.ruling ?? {})) continue;
      again = [...again, { round: old.round, ruling }];
      after = play(again);
    }
  } finally {
    sheet.drop();
  }
  return done();
}

/** Ruling that formulas gave. `why` says why the ruling cannot be used; '' if it can. */
interface Ruled {
  readonly ruling: Json;
  readonly why: string;
}

/** Lets formulas rule a round with its new values, if they give the old ruling from its old values. */
function ruledNow(was: Asked, is: Asked, rule: (of: Asked) => Ruled): Ruled {
  const then = rule(was);
  if (then.why !== '') return then;
  if (isSame(then.ruling, was.played.input.ruling ?? {})) return rule(is);
  return { ...then, why: 'cells beside the table have changed since then' };
}

/** Cells that decide a round: values, answers, and cells that the host typed. */
interface Asked {
  readonly played: PlayedRound;
  readonly round: RoundToRule;
  readonly blocks: readonly Block[];
}

function asked(layout: RoundLayout, cells: readonly HostCell[], played: PlayedRound): Asked {
  const round = roundAsRuled(played);
  return {
    played,
    round,
    blocks: [
      ...inputBlocks(layout, played.before, round),
      pastBlock(layout, played.before, undefined),
      ...cells
        .filter((cell) => isTyped(played, cell))
        .map((cell): Block => ({ ...cell, cells: [[typedCell(layout, played, round, cell)]] })),
    ],
  };
}

/** Words of a ruling for the flags of a player, by the flag's slot. */
const NAMED = { wins: 'winners', candidate: 'candidates' } as const;
const namedBy = (slot: string) => (slot in NAMED ? NAMED[slot as keyof typeof NAMED] : undefined);

function isTyped({ input: { typed = [] } }: PlayedRound, cell: HostCell): boolean {
  return typed.includes(partKey(cell)) || typed.includes(namedBy(cell.slot) ?? '');
}

/** Gives the content of a cell that the host typed in a resolved round. */
function typedCell(
  { ruled, names }: RoundLayout,
  { before, input }: PlayedRound,
  { position }: RoundToRule,
  cell: HostCell,
): Block['cells'][0][0] {
  const was = before.match.info.names;
  const name = was[cell.seat ?? 0] as string;
  const list = namedBy(cell.slot);
  if (list !== undefined) {
    const named = partOf(input.ruling, pathOf({ slot: list }, name));
    return Array.isArray(named) && named.includes(name) ? 1 : 0;
  }
  const value = partOf(input.ruling, pathOf(cell, name));
  // An empty cell changes nothing, so an emptied text needs a formula.
  if (value === '') return { formula: '=""' };
  if (value === true) return 1;
  const shown = (value ?? unruled(ruled, position, cell)) as Cell;
  return ruledValue(ruled, cell)?.kind === 'player' ? (names[was.indexOf(shown as string)] ?? shown) : shown;
}

const titleOf = (number: number) => `Computing ${number} (delete this tab)`;

/** Says whether a tab was only made to compute. Google may give a tab of a form any id, so the title must fit, too. */
export function isComputingTab(sheetId: number, title: string): boolean {
  return title === titleOf(sheetId - FIRST_COMPUTING_TAB);
}

function hasFormula({ cells }: Block): boolean {
  return cells.some((row) => row.some((value) => typeof value === 'object'));
}

/** Makes the tab that computes earlier rounds as soon as the first round asks. */
function computingSheet(layout: RoundLayout, tab: ComputingTab) {
  const { title: own } = tab;
  let made: { readonly sheetId: number; readonly title: string } | undefined;
  const make = ({ sheetId, title }: NonNullable<typeof made>): readonly Write[] => {
    const cells = own === undefined ? [] : tab.present().cells;
    const grid = drawRound(layout);
    const width = Math.max(...cells.map(({ length }) => length), grid.widths.length);
    const heights = Array.from({ length: Math.max(cells.length, grid.heights.length) }, () => 21);
    const sized = { ...grid, heights, widths: Array.from({ length: width }, () => 95) };
    return [
      ...tab.left().map((left): Write => ({ kind: 'drop', sheetId: left })),
      { kind: 'tab', sheetId, title, isNew: true, grid: sized },
      ...blockWrites(sheetId, besideTable(layout, cells, own ?? '')),
    ];
  };
  return {
    /** Puts a round and its formulas into the tab, and reads the ruling. */
    rule: ({ played, round, blocks }: Asked, rules: readonly Block[]): Ruled => {
      const isNew = made === undefined;
      const number = made ? 0 : tab.number();
      const place = made ?? { sheetId: FIRST_COMPUTING_TAB + number, title: titleOf(number) };
      const { sheetId, title } = place;
      const writes = [...(isNew ? make(place) : []), ...blockWrites(sheetId, [...rules, ...blocks])];
      made = place;
      const { cells } = tab.compute(writes, title);
      const read = readRuling(layout, played.before, round, own ?? title, cells);
      if (read.isLoading) fail('Google is still computing.', 'Wait a few seconds, and press again.');
      return { ruling: read.ruling, why: describeIssues(read.issues.slice(0, 1)) };
    },
    drop: () => {
      if (made) tab.drop(made.sheetId);
    },
  };
}

/** Gives the cells that the host filled in beside the table, which formulas may read. */
function besideTable(
  { width }: RoundLayout,
  cells: readonly (readonly Computed[])[],
  title: string,
): readonly Block[] {
  const isOurs = (row: number, column: number) => column < width && row < PAST.first + MOST_PAST;
  return cells.flatMap((line, row) =>
    line.flatMap(({ isEntered, formula, value = '' }, column): readonly Block[] => {
      if (!isEntered || isOurs(row, column)) return [];
      const content = formula === undefined ? value : { formula: withoutOwnTab(formula, title) };
      return [{ row, column, cells: [[content]] }];
    }),
  );
}
