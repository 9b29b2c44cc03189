// A quick check of plain data against a zod shape. Most cells are valid, and zod is slow where a shape has many fields.
import * as z from 'zod/mini';

/** Returned in place of a copy when the value does not fit the shape. */
export const NO_FIT = Symbol('no fit');

const { hasOwnProperty: owns } = Object.prototype;

type Copy = (given: unknown) => unknown;

const known = new WeakMap<z.core.$ZodType, Copy>();

/**
 * Copies a value that fits a shape of strict objects (all fields optional), arrays and single values. The copy has its
 * fields in the order of the shape, as zod's has. Returns NO_FIT for any other value; zod then gives the reason.
 */
export function quickCopy(shape: z.core.$ZodType, given: unknown): unknown {
  let copy = known.get(shape);
  if (!copy) {
    copy = makeCopy(shape as z.core.$ZodTypes);
    known.set(shape, copy);
  }
  return copy(given);
}

function makeCopy(shape: z.core.$ZodTypes): Copy {
  const { def } = shape._zod;
  if (def.type === 'object') return copyObject(Object.entries(def.shape));
  if (def.type === 'array') return copyList(def.element);
  if (def.type === 'string' && !def.checks) return (given) => (typeof given === 'string' ? given : NO_FIT);
  return copySingle(shape);
}

function copyObject(fields: readonly (readonly [string, z.core.$ZodType])[]): Copy {
  const inner = fields.map(([key, field]) => [key, innerOf(field)] as const);
  return (given) => {
    if (!isRecord(given)) return NO_FIT;
    const copy: Record<string, unknown> = {};
    let left = Object.keys(given).length;
    for (const [key, field] of inner) {
      if (!owns.call(given, key)) continue;
      copy[key] = quickCopy(field, given[key]);
      if (copy[key] === NO_FIT) return NO_FIT;
      left--;
    }
    return left === 0 ? copy : NO_FIT;
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

function copyList(element: z.core.$ZodType): Copy {
  return (given) => {
    if (!Array.isArray(given)) return NO_FIT;
    const copy: unknown[] = [];
    for (const item of given) {
      const value = quickCopy(element, item);
      if (value === NO_FIT) return NO_FIT;
      copy.push(value);
    }
    return copy;
  };
}

/** Numbers, booleans and words of a list: zod checks each value the first time it is seen. */
function copySingle(shape: z.core.$ZodType): Copy {
  const good = new Set<unknown>();
  return (given) => {
    if (good.has(given)) return given;
    if (typeof given === 'object' || !z.safeParse(shape, given).success) return NO_FIT;
    good.add(given);
    return given;
  };
}
