// PropertiesService: the document's properties, at most 9 kB per value and 500 kB in all.
import { ScriptError } from '../base/errors.ts';
import type { Run } from '../run/run.ts';
import { type Surface, standIn } from '../run/stand-in.ts';

export const VALUE_LIMIT = 9 * 1024;
export const STORE_LIMIT = 500 * 1024;

const bytes = (text: string): number => Buffer.byteLength(text, 'utf8');

type Members = 'getProperty' | 'setProperty' | 'deleteProperty' | 'getProperties' | 'setProperties';

export function propertiesService(run: Run) {
  const { world } = run;
  const key = run.setup.activeWorkbook ?? '';
  if (world.switches?.forgottenProperties) world.properties[key] = {};
  const store = (): Record<string, string> => world.properties[key] ?? {};

  function write(given: Record<string, unknown>): void {
    const next = { ...store() };
    for (const [name, value] of Object.entries(given)) {
      if (name === '') throw new ScriptError('Invalid argument: key');
      if (typeof value !== 'string')
        throw new ScriptError(`The property "${name}" is no string: Google would store "${String(value)}".`);
      if (bytes(name) + bytes(value) > VALUE_LIMIT) throw new ScriptError('Argument too large: value');
      next[name] = value;
    }
    const size = Object.entries(next).reduce((sum, [name, value]) => sum + bytes(name) + bytes(value), 0);
    if (size > STORE_LIMIT)
      throw new ScriptError(
        'You have exceeded the property storage quota. Please remove some properties and try again.',
      );
    world.properties[key] = next;
  }

  const properties: Surface<GoogleAppsScript.Properties.Properties, Members> = {
    getProperty: (name) => store()[name] ?? null,
    setProperty(name, value) {
      write({ [name]: value });
      return self;
    },
    deleteProperty(name) {
      const { [name]: _, ...rest } = store();
      world.properties[key] = rest;
      return self;
    },
    getProperties: () => ({ ...store() }),
    setProperties(given, deleteAllOthers) {
      if (deleteAllOthers) world.properties[key] = {};
      write(given as Record<string, unknown>);
      return self;
    },
  };
  const self = standIn(run, 'Properties', properties);
  return standIn(run, 'PropertiesService', { getDocumentProperties: () => self });
}
