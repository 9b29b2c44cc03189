import { utf8 } from '../../rules/base/hash.ts';
import { NOTES_FULL } from '../google-trouble.ts';
import type { Memo } from '../ports.ts';
import { trouble } from '../problem.ts';

type Properties = Pick<
  GoogleAppsScript.Properties.Properties,
  'getProperties' | 'setProperty' | 'setProperties' | 'deleteProperty'
>;

/** Size of all notes, in bytes. If Google refuses another note above this size, the store counts as full (G10). */
const NEARLY_FULL = 490_000;

/**
 * Keeps notes in the document’s properties, with a cache. The first read loads all notes, because this takes no longer
 * than reading one note. Whoever takes or releases the lock must clear the cache.
 */
export function makeMemo(properties: Properties): Memo & { forget(): void } {
  let notes: Map<string, string> | undefined;
  const read = (): Map<string, string> => {
    notes ??= new Map(Object.entries(properties.getProperties()));
    return notes;
  };
  const write = (texts: Readonly<Record<string, string>>, act: () => void): void => {
    try {
      act();
    } catch (error) {
      const all = [...new Map([...read(), ...Object.entries(texts)])].flat().join('');
      throw utf8(all).length > NEARLY_FULL ? trouble(NOTES_FULL.what, NOTES_FULL.todo, error) : error;
    }
    for (const [key, value] of Object.entries(texts)) notes?.set(key, value);
  };
  return {
    get: (key) => read().get(key),
    set: (key, value) => {
      if (value === undefined) {
        properties.deleteProperty(key);
        notes?.delete(key);
      } else {
        write({ [key]: value }, () => properties.setProperty(key, value));
      }
    },
    setAll: (texts) => {
      write(texts, () => properties.setProperties({ ...texts }));
    },
    forget: () => {
      notes = undefined;
    },
  };
}
