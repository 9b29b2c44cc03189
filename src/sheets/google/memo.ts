import type { Memo } from '../ports.ts';

type Properties = Pick<
  GoogleAppsScript.Properties.Properties,
  'getProperties' | 'setProperty' | 'setProperties' | 'deleteProperty'
>;

/**
 * Notes among the document’s properties. A run reads many of them and each call takes as long as one for all of them, so
 * the first read reads all; it must be forgotten when the lock is taken and when it is given back.
 */
export function makeMemo(properties: Properties): Memo & { forget(): void } {
  let notes: Map<string, string> | undefined;
  const read = (): Map<string, string> => {
    notes ??= new Map(Object.entries(properties.getProperties()));
    return notes;
  };
  return {
    get: (key) => read().get(key),
    set: (key, value) => {
      if (value === undefined) {
        properties.deleteProperty(key);
        notes?.delete(key);
      } else {
        properties.setProperty(key, value);
        notes?.set(key, value);
      }
    },
    setAll: (texts) => {
      properties.setProperties({ ...texts });
      for (const [key, value] of Object.entries(texts)) notes?.set(key, value);
    },
    forget: () => {
      notes = undefined;
    },
  };
}
