// A quick check of plain data against a zod shape. Most cells are valid, and zod is slow where a shape has many fields.
import * as z from 'zod/mini';

type Check = (given: unknown) => boolean;

const known = new WeakMap<z.core.$ZodType, Check>();

/**
 * Whether a value fits a shape of strict objects (all fields optional), arrays and single values. Where it does not, or is
 * unusual, zod decides and gives the reason.
 */
export function isQuickFit(shape: z.core.$ZodType, given: unknown): boolean {
  return checkOf(shape)(given);
}

function checkOf(shape: z.core.$ZodType): Check {
  let check = known.get(shape);
  if (!check) {
    check = makeCheck(shape as z.core.$ZodTypes);
    known.set(shape, check);
  }
  return check;
}

function makeCheck(shape: z.core.$ZodTypes): Check {
  const { def } = shape._zod;
  if (def.type === 'object') return checkObject(Object.entries(def.shape));
  if (def.type === 'array') {
    const check = checkOf(def.element);
    return (given) => Array.isArray(given) && given.every(check);
  }
  if (def.type === 'string' && !def.checks) return (given) => typeof given === 'string';
  return checkSingle(shape);
}

function checkObject(fields: readonly (readonly [string, z.core.$ZodType])[]): Check {
  const inner = new Map(fields.map(([key, field]) => [key, checkOf(innerOf(field))]));
  return (given) => {
    if (!isRecord(given)) return false;
    for (const key in given) if (!inner.get(key)?.(given[key])) return false;
    return true;
  };
}

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** The shape of a field that may be missing, as every field here. A field that is there but undefined is left to zod. */
function innerOf(field: z.core.$ZodType): z.core.$ZodType {
  const { def } = (field as z.core.$ZodTypes)._zod;
  if (def.type !== 'optional') throw new Error('A field of a request must be optional.');
  return def.innerType;
}

/** Numbers, booleans and words of a list: zod checks each value the first time it is seen. */
function checkSingle(shape: z.core.$ZodType): Check {
  const good = new Set<unknown>();
  return (given) => {
    if (good.has(given)) return true;
    if (typeof given === 'object' || !z.safeParse(shape, given).success) return false;
    good.add(given);
    return true;
  };
}
