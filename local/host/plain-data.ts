// Plain data: the arguments and results that google.script.run passes.

/** Copies plain data deeply. Throws a TypeError for a value that google.script.run cannot pass. The error names the path of the value. */
export function plainCopy(value: unknown, at: string): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value))
      throw new TypeError(`${at} is ${value}, which google.script.run does not pass`);
    return value;
  }
  if (typeof value !== 'object')
    throw new TypeError(`${at} is ${typeof value}, which google.script.run does not pass`);
  if (Array.isArray(value)) return Array.from(value, (item, index) => plainCopy(item, `${at}[${index}]`));
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  const prototype = Object.getPrototypeOf(value);
  // The object may come from another realm, with a different Object.prototype.
  if (kind !== 'Object' || (prototype !== null && Object.getPrototypeOf(prototype) !== null))
    throw new TypeError(
      `${at} is a ${prototype?.constructor?.name ?? kind}, which google.script.run does not pass`,
    );
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value))
    if (item !== undefined) copy[key] = plainCopy(item, `${at}.${key}`);
  return copy;
}
