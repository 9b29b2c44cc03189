// Google's field masks: `a,b(c,d/e),f.g`; `*` selects everything.
import { badRequest } from './errors.ts';

/** A tree of field names. `true` selects all fields below a name. */
export interface Mask {
  readonly [name: string]: Mask | true;
}

/** Cache of parsed masks. An add-on uses few different masks, but each mask often. */
const parsed = new Map<string, Mask>();
const MOST_PARSED = 1000;

/** Parses a mask. Throws Google's error 400 for an invalid mask. */
export function parseMask(text: string): Mask {
  const known = parsed.get(text);
  if (known) return known;
  const mask = parse(text);
  if (parsed.size >= MOST_PARSED) parsed.clear();
  parsed.set(text, mask);
  return mask;
}

function parse(text: string): Mask {
  let at = 0;
  const refuse = () => badRequest(`Invalid field mask: "${text}"`);

  function parseList(): Record<string, Mask | true> {
    const mask: Record<string, Mask | true> = {};
    for (;;) {
      merge(mask, parsePath());
      if (text[at] !== ',') return mask;
      at++;
    }
  }
  function parsePath(): Record<string, Mask | true> {
    const name = /^\s*(\*|[A-Za-z][A-Za-z0-9]*)/.exec(text.slice(at));
    if (!name) throw refuse();
    at += name[0].length;
    const key = name[1]!;
    if (text[at] === '.' || text[at] === '/') {
      at++;
      return { [key]: parsePath() };
    }
    if (text[at] !== '(') return { [key]: true };
    at++;
    const inner = parseList();
    if (text[at] !== ')') throw refuse();
    at++;
    return { [key]: inner };
  }

  const mask = parseList();
  if (text.slice(at).trim() !== '') throw refuse();
  return mask;
}

function merge(into: Record<string, Mask | true>, from: Mask): void {
  for (const [name, below] of Object.entries(from)) {
    const existing = into[name];
    if (existing === true) continue;
    if (existing === undefined || below === true) into[name] = below;
    else {
      const both = { ...existing };
      merge(both, below);
      into[name] = both;
    }
  }
}

/** Throws Google's error 400 if a mask names a field that the resource does not have. */
export function checkMask(mask: Mask, known: Mask, path = ''): void {
  for (const [name, below] of Object.entries(mask)) {
    if (name === '*') continue;
    const knownBelow = known[name];
    if (knownBelow === undefined) throw badRequest(`Invalid field selection ${path}${name}`);
    if (below !== true && knownBelow !== true) checkMask(below, knownBelow, `${path}${name}.`);
  }
}

/** Gives the part of a value that a mask selects. In lists, the mask applies to each item, as in Google's partial responses. */
export function project(value: unknown, mask: Mask | true): unknown {
  if (mask === true || mask['*'] !== undefined) return value;
  if (Array.isArray(value)) return value.map((item) => project(item, mask));
  if (typeof value !== 'object' || value === null) return value;
  const part: Record<string, unknown> = {};
  for (const [name, below] of Object.entries(mask)) {
    const inner = (value as Record<string, unknown>)[name];
    if (inner !== undefined) part[name] = project(inner, below);
  }
  return part;
}

/**
 * Copies `target`, and replaces the fields that the mask selects by the fields of `source`. A selected field that
 * `source` lacks is cleared.
 */
export function overwrite<T extends object>(target: T, source: Partial<T>, mask: Mask | true): T {
  if (mask === true || mask['*'] !== undefined) return { ...source } as T;
  const [old, given] = [target as Record<string, unknown>, source as Record<string, unknown>];
  // Fields are never deleted: V8 makes an object with a deleted field slow and large.
  const result: Record<string, unknown> = {};
  for (const name in old) {
    const value = mask[name] === undefined ? old[name] : fieldAfter(old[name], given[name], mask[name]);
    if (value !== undefined) result[name] = value;
  }
  for (const name in mask) {
    if (old[name] !== undefined) continue;
    const value = fieldAfter(undefined, given[name], mask[name] as Mask | true);
    if (value !== undefined) result[name] = value;
  }
  return result as T;
}

/** Gives the value of a field after overwriting; undefined if no value is left. */
function fieldAfter(old: unknown, given: unknown, mask: Mask | true): unknown {
  if (mask === true) return given;
  const inner = overwrite((old ?? {}) as object, (given ?? {}) as object, mask);
  return isEmpty(inner) ? undefined : inner;
}

/** Says whether an object has a field that a mask selects, completely or in part. */
export function hasMasked(target: object, mask: Mask): boolean {
  for (const name in target) if (selects(mask, name)) return true;
  return false;
}

/** Says whether an object has no fields. */
export function isEmpty(value: object): boolean {
  for (const _ in value) return false;
  return true;
}

/** Says whether a mask selects a top-level name, completely or in part. */
export const selects = (mask: Mask, name: string): boolean =>
  mask['*'] !== undefined || mask[name] !== undefined;

/** Says whether a mask selects the field at a path such as `gridProperties.rowCount`. */
export function selectsPath(mask: Mask, path: string): boolean {
  let at: Mask | true | undefined = mask;
  for (const step of path.split('.')) {
    if (at === true || at?.['*'] !== undefined) return true;
    at = at?.[step];
  }
  return at !== undefined;
}

/** Parses the mask of an update request. Throws if the mask names no field or an unknown field. */
export function requiredMask(fields: string | undefined, known: Mask): Mask {
  if (!fields)
    throw badRequest("At least one field must be listed in 'fields'. (Use '*' to indicate all fields.)");
  const mask = parseMask(fields);
  checkMask(mask, known);
  return mask;
}
