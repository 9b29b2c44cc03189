import type * as z from 'zod/mini';
import type { Cell } from '../../rules/declare/position.ts';

/** Schema of a scalar or of a column. */
export type CellSchema = z.ZodMiniType;

/** Parts of a schema, in the order of the schema: the scalars, and the tables with their columns. */
export interface Layout {
  readonly scalars: readonly (readonly [name: string, schema: CellSchema])[];
  readonly tables: readonly (readonly [name: string, columns: readonly (readonly [string, CellSchema])[]])[];
}

interface Def {
  readonly type: string;
  readonly element?: CellSchema;
  /** Schema inside an optional schema. */
  readonly innerType?: CellSchema;
  /** Allowed words or numbers of a literal. */
  readonly values?: readonly unknown[];
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly check: string; readonly value?: number } };
  }[];
}

function defOf(schema: CellSchema): Def {
  return (schema as unknown as { _zod: { def: Def } })._zod.def;
}

/** Gives the definition of a schema, optional or not. */
function innerDef(schema: CellSchema): Def {
  const def = defOf(schema);
  return def.innerType ? innerDef(def.innerType) : def;
}

function shapeOf(schema: CellSchema): Record<string, CellSchema> {
  return (schema as unknown as z.ZodMiniObject).shape as Record<string, CellSchema>;
}

/** Gives the layout of an object schema: scalars, and tables of flat rows. */
export function layoutOf(shape: z.ZodMiniObject): Layout {
  const entries = Object.entries(shape.shape as Record<string, CellSchema>);
  const isTable = (schema: CellSchema) => defOf(schema).type === 'array';
  return {
    scalars: entries.filter(([, schema]) => !isTable(schema)),
    tables: entries
      .filter(([, schema]) => isTable(schema))
      .map(([name, schema]) => [name, Object.entries(shapeOf(defOf(schema).element as CellSchema))] as const),
  };
}

/** Says which value a cell must have. `shown` gives the host's word for a choice. */
export function expectationOf(schema: CellSchema, shown: (choice: string) => string = String): string {
  const { type, checks } = innerDef(schema);
  const words = wordsOf(schema);
  if (words) return choiceWords(words.map((word) => shown(String(word))));
  if (type === 'boolean') return 'TRUE or FALSE';
  if (type !== 'number') return 'a text';
  const bound = (kind: string) => checks?.find(({ _zod }) => _zod.def.check === kind)?._zod.def.value;
  const [least, most] = [bound('greater_than'), bound('less_than')];
  const from = least === undefined ? '' : ` from ${least}`;
  return `a whole number${from}${most === undefined ? '' : ` to ${most}`}`;
}

/** Maximum number of choices that a message names. Of a longer list, such as all cards, the message names the first three and the last. */
const MOST_NAMED = 12;

function choiceWords(choices: readonly string[]): string {
  const ends = [...choices.slice(0, 3), '…', ...choices.slice(-1)];
  return `one of ${(choices.length > MOST_NAMED ? ends : choices).join(', ')}`;
}

/** Gives the allowed words or numbers of a cell; undefined for any other cell. */
export function wordsOf(schema: CellSchema): readonly unknown[] | undefined {
  return innerDef(schema).values;
}

/** Gives the kind of value that a cell must hold. */
export function kindOf(schema: CellSchema): 'text' | 'number' | 'flag' {
  const def = innerDef(schema);
  const type = def.type === 'literal' ? typeof def.values?.[0] : def.type;
  return type === 'boolean' ? 'flag' : type === 'number' ? 'number' : 'text';
}

/** Says whether a tab may lack this row or column, whose value is then `absentValue`. */
export function isOptional(schema: CellSchema): boolean {
  return defOf(schema).type === 'optional';
}

export function absentValue(schema: CellSchema): Cell {
  return kindOf(schema) === 'number' ? 0 : '';
}

/** Parses a cell; undefined if the value does not fit. Accepts a number typed as text, and text typed as a number. */
export function parseCell(schema: CellSchema, found: Cell): Cell | undefined {
  const kind = kindOf(schema);
  let value: Cell = found;
  if (kind === 'text' && typeof found !== 'string')
    value = typeof found === 'boolean' ? (found ? 'TRUE' : 'FALSE') : String(found);
  if (kind === 'number' && typeof found === 'string' && /^-?\d+$/.test(found.trim())) value = Number(found);
  if (kind === 'flag' && typeof found === 'string' && /^(true|false)$/i.test(found.trim()))
    value = /true/i.test(found);
  const parsed = schema.safeParse(value);
  return parsed.success ? (parsed.data as Cell) : undefined;
}
