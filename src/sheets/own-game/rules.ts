import { own } from '../../rules/base/json.ts';
import type { Playback } from '../log/playback/playback.ts';
import { partKey, type RuledPart } from '../log/playback/ruled-part.ts';
import { columnLetters } from '../workbook/address.ts';
import { forbiddenIn, untranslatableIn } from './formula-check.ts';
import {
  EVERYONE,
  FIRST_FACT,
  MOST_PAST,
  MOST_SEATS,
  OVER,
  PAST,
  ROW,
  type RoundColumn,
  type RoundLayout,
} from './round-layout.ts';

/**
 * Formulas of a match by slot (`next:coins`, `fact:pot`, `over`). `{r}` stands for the player's row.
 * If the players' formulas differ, `next:coins@2` is the formula of zero-based seat 2.
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

/**
 * Gives a match's current formulas from the match's log. These are the formulas of the last round that changed a
 * formula, or else the formulas at the start.
 */
export function rulesOf({ started, rounds }: Pick<Playback, 'started' | 'rounds'>): Rules {
  let rules = started.rules ?? {};
  for (const { input } of rounds) rules = input.rules ?? rules;
  return rules;
}

/** Gives the formula of a cell; undefined if the cell has no formula. */
export function formulaFor(rules: Rules, cell: HostCell): string | undefined {
  return (own(rules, partKey(cell)) ?? own(rules, cell.slot))?.split('{r}').join(String(cell.row + 1));
}

/** Collects the formulas of the cells, and gives the formula of each slot. */
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

/** Formula made from a rule, or a text about what is wrong with the rule. */
type MadeFormula = { readonly formula: string } | { readonly problem: string };

/**
 * Translates a host’s rule, such as `= [Coins] - [Your bid]`, to a formula. `[Coins]` is the player’s value or answer,
 * `[all Coins]` the values of all players, `[new Coins]` the ruled value, `[past Coins]` the values in earlier rounds.
 */
export function formulaFrom(layout: RoundLayout, rule: string): MadeFormula {
  const cells = namedCells(layout);
  let problem: string | undefined;
  const formula = rule.replace(/"(?:[^"]|"")*"|\[([^\]]*)\]/g, (whole, name: string | undefined) => {
    if (name === undefined) return whole;
    const [place, other] = cells.flatMap(([one, at]) => (one === name.trim().toLowerCase() ? at : []));
    if (place === undefined) problem ??= `[${name}] is not the title of a column, question or fact.`;
    if (other !== undefined) problem ??= `[${name}] has two meanings: give one of them another title.`;
    return place ?? whole;
  });
  const plain = formula.split('{r}').join('1');
  const expected = untranslatableIn(plain) ?? forbiddenIn(plain);
  problem ??= expected && `Write ${expected}.`;
  const body = formula.trim().replace(/^=\s*/, '');
  problem ??= body === '' ? 'Write a formula after the sign =, or empty the cell.' : undefined;
  return problem === undefined ? { formula: `=${body}` } : { problem };
}

/**
 * Finds a rule that needs its own result. `rules` has each rule under the title of its value; null if the title's rule
 * does not need its result. Gives the title through which the rule needs the result: its own title, or another one.
 */
export function needsItself(rules: ReadonlyMap<string, string>, title: string): string | null {
  const needed = (of: string) => {
    const names: string[] = [];
    (rules.get(of) ?? '').replace(/"(?:[^"]|"")*"|\[(?:all )?new ([^\]]*)\]/gi, (whole, name?: string) => {
      if (name !== undefined) names.push(name.trim().toLowerCase());
      return whole;
    });
    return names;
  };
  const reached = new Set<string>();
  const reaches = (of: string): boolean => {
    if (of === title) return true;
    if (reached.has(of)) return false;
    reached.add(of);
    return needed(of).some(reaches);
  };
  return needed(title).find(reaches) ?? null;
}

/** Lists each name that a rule may write in brackets, with the cells that the name means. The names are in small letters. */
function namedCells({ columns, inputs, ruled }: RoundLayout): readonly (readonly [string, string])[] {
  const rows = (at: number, first: number, count: number) =>
    `$${columnLetters(at)}$${first + 1}:$${columnLetters(at)}$${first + count}`;
  const past = (name: string, at: number) => [`past ${name}`, rows(at, PAST.first, MOST_PAST)] as const;
  const cell = (name: string, row: number, at: number) => [name, `$${columnLetters(at)}$${row + 1}`] as const;
  return [
    cell('round', ROW.round, 1),
    cell('players', ROW.round, 3),
    past('round', inputs),
    ...columns.flatMap((column, at) => {
      const name = nameOf(column).toLowerCase();
      if (name === '') return [];
      const all = [`all ${name}`, rows(at, ROW.first, MOST_SEATS)] as const;
      return [[name, `$${columnLetters(at)}{r}`] as const, all, ...(at < inputs ? [past(name, at)] : [])];
    }),
    ...ruled.facts.flatMap(({ title }, i) => {
      const name = title.toLowerCase();
      const at = FIRST_FACT + i;
      return [cell(name, ROW.factNow, at), cell(`new ${name}`, ROW.factNext, at), past(name, inputs + 1 + i)];
    }),
  ];
}

/** Gives the name of a column in rules; '' if rules cannot name the column. */
function nameOf(column: RoundColumn): string {
  if (column.part === 'name') return 'player';
  if (column.part === 'sent') return 'sent';
  if (column.part === 'next') return `new ${column.value.title}`;
  return column.part === 'now' || column.part === 'answer' ? column.head : '';
}
