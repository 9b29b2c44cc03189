import { own } from '../../rules/base/json.ts';
import type { Playback } from '../log/playback/playback.ts';
import { partKey, type RuledPart } from '../log/playback/ruled-part.ts';
import { columnLetters } from '../workbook/address.ts';
import {
  EVERYONE,
  FIRST_FACT,
  MOST_SEATS,
  OVER,
  ROW,
  type RoundColumn,
  type RoundLayout,
} from './round-layout.ts';

/**
 * Formulas of a match by slot (`next:coins`, `fact:pot`, `over`). `{r}` stands for the player's row.
 * If players differ, `next:coins@2` is the formula of zero-based seat 2.
 */
export type Rules = Readonly<Record<string, string>>;

/** Cell of the tab that the host fills in. `row` and `column` are zero-based. */
export interface HostCell extends RuledPart {
  readonly row: number;
  readonly column: number;
}

/** Gives all cells of the tab that the host fills in. */
export function hostCells({ ruled, names, columns, inputs }: RoundLayout): readonly HostCell[] {
  const facts = ruled.facts.map(({ id }, i) => ({
    slot: `fact:${id}`,
    row: ROW.factNext,
    column: FIRST_FACT + i,
  }));
  const ofPlayers = columns
    .slice(inputs)
    .flatMap((one, i) =>
      names.map((_, seat) => ({ slot: slotOf(one), seat, row: ROW.first + seat, column: inputs + i })),
    );
  return [
    { slot: 'over', row: OVER[0], column: OVER[1] },
    { slot: 'everyone', row: EVERYONE[0], column: EVERYONE[1] },
    ...facts,
    ...ofPlayers,
  ];
}

export function slotOf(column: RoundColumn): string {
  return column.part === 'next' ? `next:${column.value.id}` : column.part;
}

/** Gives the formulas of a match from its log: of the last round that changed them, otherwise of the start. */
export function rulesOf({ started, rounds }: Pick<Playback, 'started' | 'rounds'>): Rules {
  let rules = started.rules ?? {};
  for (const { input } of rounds) rules = input.rules ?? rules;
  return rules;
}

/** Gives the formula of a cell; undefined if the cell has no formula. */
export function formulaFor(rules: Rules, cell: HostCell): string | undefined {
  return (own(rules, partKey(cell)) ?? own(rules, cell.slot))?.split('{r}').join(String(cell.row + 1));
}

/** Collects the cells' formulas by slot. */
export function rulesFrom(cells: readonly (readonly [HostCell, formula: string | undefined])[]): Rules {
  const slots = new Map<string, (readonly [seat: number | undefined, template: string])[]>();
  for (const [{ slot, seat, row }, formula] of cells) {
    const template = (formula ?? '').replace(/(\$?[A-Z]{1,3}\$?)(\d+)(?![\d(])/g, (whole, letters, digits) =>
      seat !== undefined && !letters.endsWith('$') && Number(digits) === row + 1 ? `${letters}{r}` : whole,
    );
    slots.set(slot, [...(slots.get(slot) ?? []), [seat, template]]);
  }
  return Object.fromEntries(
    [...slots].flatMap(([slot, all]) => {
      const [first = ''] = all.map(([, template]) => template);
      const one: readonly (readonly [string, string])[] = [[slot, first]];
      const each = all.map(([seat, template]) => [partKey({ slot, seat }), template] as const);
      const isOne = all.every(([, template]) => template === first);
      return (isOne ? one : each).filter(([, template]) => template !== '');
    }),
  );
}

/**
 * Translates a host’s rule, such as `= [Coins] - [Your bid]`, to a formula. `[Coins]` is the player’s value or answer,
 * `[all Coins]` the values of all players, `[new Coins]` the ruled value. Gives `unknown` if a name does not exist.
 */
export function formulaFrom(
  layout: RoundLayout,
  rule: string,
): { readonly formula: string } | { readonly unknown: string } {
  let unknown: string | undefined;
  const formula = rule.replace(/"(?:[^"]|"")*"|\[([^\]]*)\]/g, (whole, name: string | undefined) => {
    if (name === undefined) return whole;
    const place = placeOf(layout, name.trim().toLowerCase());
    if (place === undefined) unknown ??= name;
    return place ?? whole;
  });
  return unknown === undefined ? { formula: `=${formula.trim().replace(/^=\s*/, '')}` } : { unknown };
}

function placeOf({ columns, inputs, ruled }: RoundLayout, name: string): string | undefined {
  if (name === 'round') return `$B$${ROW.round + 1}`;
  if (name === 'players') return `$D$${ROW.round + 1}`;
  const all = /^all (.+)$/.exec(name)?.[1];
  const wanted = all ?? name;
  const isNew = /^new (.+)$/.exec(wanted)?.[1];
  const at =
    isNew === undefined
      ? columns.findIndex(({ part, head }, i) => i < inputs && wordsFor(part, head).includes(wanted))
      : columns.findIndex((one) => one.part === 'next' && one.value.title.toLowerCase() === isNew);
  if (at >= 0) {
    const letters = columnLetters(at);
    return all === undefined
      ? `$${letters}{r}`
      : `$${letters}$${ROW.first + 1}:$${letters}$${ROW.first + MOST_SEATS}`;
  }
  const fact = ruled.facts.findIndex(({ title }) => title.toLowerCase() === (isNew ?? wanted));
  if (fact < 0 || all !== undefined) return undefined;
  const row = isNew === undefined ? ROW.factNow : ROW.factNext;
  return `$${columnLetters(FIRST_FACT + fact)}$${row + 1}`;
}

function wordsFor(part: RoundColumn['part'], head: string): readonly string[] {
  return part === 'name' || part === 'sent' ? [part === 'name' ? 'player' : part] : [head.toLowerCase()];
}
