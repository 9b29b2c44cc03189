// Google's field masks: `a,b(c,d/e),f.g`, with `*` for everything.
import { badRequest } from './errors.ts';

/** A tree of names; `true` takes everything below a name. */
export interface Mask {
  readonly [name: string]: Mask | true;
}

/** Parses a mask's text; a mask that does not parse is refused as Google does. */
export function parseMask(text: string): Mask {
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
    const had = into[name];
    if (had === undefined || had === true || below === true) into[name] = had === true ? true : below;
    else {
      const both = { ...had };
      merge(both, below);
      into[name] = both;
    }
  }
}

/** Refuses a mask that names a field the resource does not have. */
export function checkMask(mask: Mask, known: Mask, path = ''): void {
  for (const [name, below] of Object.entries(mask)) {
    if (name === '*') continue;
    const there = known[name];
    if (there === undefined) throw badRequest(`Invalid field selection ${path}${name}`);
    if (below !== true && there !== true) checkMask(below, there, `${path}${name}.`);
  }
}

/** The part of a value that a mask selects; lists are entered, as in Google's partial responses. */
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

/** A copy of `target` in which just the masked fields are those of `source`; what the source lacks is cleared. */
export function overwrite<T extends object>(target: T, source: Partial<T>, mask: Mask | true): T {
  if (mask === true || mask['*'] !== undefined) return { ...source } as T;
  const result = { ...target } as Record<string, unknown>;
  for (const [name, below] of Object.entries(mask)) {
    const given = (source as Record<string, unknown>)[name];
    if (below === true) {
      if (given === undefined) delete result[name];
      else result[name] = given;
      continue;
    }
    const inner = overwrite((result[name] ?? {}) as object, (given ?? {}) as object, below);
    if (Object.keys(inner).length === 0) delete result[name];
    else result[name] = inner;
  }
  return result as T;
}

/** Whether a mask touches a name at its top level. */
export const selects = (mask: Mask, name: string): boolean =>
  mask['*'] !== undefined || mask[name] !== undefined;
