// The part of Drive's query language that the add-on uses.
import { NotCovered } from '../base/errors.ts';
import type { DriveFile } from '../world/world.ts';
import { mimeType } from './file-resource.ts';

type Condition = (file: DriveFile) => boolean;

const TEXT = "'((?:[^'\\\\]|\\\\.)*)'";

/** Conditions that a query may contain. Each condition is a pattern, and a function that makes a test for files from the matched texts. */
const CONDITIONS: readonly [form: RegExp, make: (...texts: string[]) => Condition][] = [
  [
    new RegExp(`appProperties has \\{ ?key ?= ?${TEXT} and value ?= ?${TEXT} ?\\}`, 'g'),
    (key, value) => (file) => file.appProperties?.[unescaped(key!)] === unescaped(value!),
  ],
  [new RegExp(`name ?= ?${TEXT}`, 'g'), (name) => (file) => file.name === unescaped(name!)],
  [new RegExp(`mimeType ?= ?${TEXT}`, 'g'), (type) => (file) => mimeType(file) === type],
  [/trashed ?= ?(true|false)/g, (isTrashed) => (file) => file.trashed === (isTrashed === 'true')],
];

const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1');

/**
 * Converts a query to a test for files. The query consists of `appProperties has { key='…' and value='…' }`, `name =
 * '…'`, `mimeType = '…'` and `trashed = …`, joined by `and`. Throws NotCovered for any other condition.
 */
export function parseQuery(query: string): Condition {
  const conditions: Condition[] = [];
  let rest = query;
  for (const [form, make] of CONDITIONS)
    rest = rest.replace(form, (_all, ...args: unknown[]) => {
      // The last two arguments are the place of the match and the whole text.
      conditions.push(make(...(args.slice(0, -2) as string[])));
      return '';
    });
  if (!/^(\s*and\s*|\s*)*$/.test(rest)) throw new NotCovered(`the Drive query "${query}"`);
  return (file) => conditions.every((holds) => holds(file));
}
