import { unexpected } from '../../kit.ts';
import {
  byKind,
  id,
  type Kind,
  list,
  number,
  oneOf,
  optional,
  type Reading,
  text,
  title,
  type Value,
} from './value.ts';

/** A fact: one value for the whole match. */
export interface Fact {
  readonly id: string;
  readonly title: string;
  readonly kind: Kind;
  readonly start: Value;
  /** Viewers who may know the value. Only a column can have `owner`, because a fact belongs to no player. */
  readonly known: 'everyone' | 'owner' | 'host';
  /** True if the value becomes public at the end. */
  readonly reveal?: boolean | undefined;
  /** Values from which chance draws at the start of each round. With `order`, chance draws an order of the players. */
  readonly draw?: readonly Value[] | 'order' | undefined;
}

/** A column: one value per player. */
export interface Column extends Fact {
  readonly trade?: boolean | undefined;
  /** Values that are dealt at the start of the match. With `others`, each player is dealt the name of another player. */
  readonly deal?: readonly Value[] | 'others' | undefined;
}

/** Columns and facts of a definition. */
export interface Entries {
  readonly columns: readonly Column[];
  readonly facts: readonly Fact[];
}

const flag = oneOf(true, false);
const numbers = list(number(), 2, 60);
const texts = list(text(0), 2, 60);

const head = { id, title, kind: text(1) };
const inColumn = {
  known: oneOf('everyone', 'owner', 'host'),
  reveal: optional(flag),
  trade: optional(flag),
};

const readAny: Reading<Column> = byKind<Record<string, Reading<never>>>({
  number: {
    ...head,
    start: number(),
    ...inColumn,
    deal: optional(numbers),
    draw: optional((raw, path) => (raw === 'order' ? raw : numbers(raw, path))),
  },
  text: { ...head, start: text(0), ...inColumn, deal: optional(texts), draw: optional(texts) },
  player: { ...head, start: text(0, 0), ...inColumn, deal: optional(oneOf('others')) },
} as never) as never;

/** Reads a column. An unusable column throws an error at the path. */
export const readColumn: Reading<Column> = (raw, path) => {
  const column = readAny(raw, path);
  const { kind, trade, start, known, deal, draw } = column;
  if (trade && (kind !== 'number' || (start as number) < 0 || known === 'host'))
    unexpected(`${path}.trade`, 'trade only for a number that is at least 0 and known to its owner', trade);
  const negative = trade && Array.isArray(deal) ? deal.findIndex((value) => value < 0) : -1;
  if (negative >= 0)
    unexpected(
      `${path}.deal[${negative}]`,
      'a number of at least 0, because players can trade it',
      deal?.[negative],
    );
  if (draw && (deal || trade))
    unexpected(`${path}.draw`, 'no draw, because the column has a deal or trades', draw);
  return column;
};

const inFact = { known: oneOf('everyone', 'host'), reveal: optional(flag) };

/** Reads a fact. An unusable fact throws an error at the path. */
export const readFact: Reading<Fact> = byKind<Record<string, Reading<never>>>({
  number: { ...head, start: number(), ...inFact, draw: optional(numbers) },
  text: { ...head, start: text(0), ...inFact, draw: optional(texts) },
} as never) as never;

/** Says whether the end shows a value to everyone. The end shows all deals and draws, because they follow from the public seed. */
export function isRevealed({ known, reveal = false, draw, deal }: Column): boolean {
  return known !== 'everyone' && (reveal || draw !== undefined || deal !== undefined);
}
