import type { Memory } from './memory-ports.ts';

/** The whole content of a season in memory, as a text. The same work on two seasons with the same text has the same result. */
export function memoryText({ tabs, archives, pageWrites, renewed, mails, posts, ...memory }: Memory): string {
  const { files, forms, notes, kept, readers, pages, closed, triggers } = memory;
  const maps = [tabs, files, forms, notes, kept, readers, pages].map((map) => [...map]);
  const apart = [...archives].map(([id, { tabs: inIt, isInBin }]) => [id, isInBin, [...inIt]]);
  const counts = [pageWrites, renewed, mails, posts].map(({ length }) => length);
  return JSON.stringify([maps, apart, counts, closed, triggers]);
}

/** Says for each step of some work whether the season has changed since the step before. */
export function changeWatch(memory: Memory): () => boolean {
  let known = '';
  return () => {
    const text = memoryText(memory);
    const isChanged = text !== known;
    known = text;
    return isChanged;
  };
}
