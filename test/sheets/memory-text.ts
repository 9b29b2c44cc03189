import type { Memory } from './memory-ports.ts';

/** All that a season in memory holds, as a text. Whatever begins on two seasons of the same text comes to the same. */
export function memoryText({ tabs, archives, letters, renewed, mails, posts, ...memory }: Memory): string {
  const { files, forms, notes, kept, readers, pages, closed, alarm } = memory;
  const maps = [tabs, files, forms, notes, kept, readers, pages].map((map) => [...map]);
  const apart = [...archives].map(([id, { tabs: inIt, isInBin }]) => [id, isInBin, [...inIt]]);
  const counts = [letters, renewed, mails, posts].map(({ length }) => length);
  return JSON.stringify([maps, apart, counts, closed, alarm]);
}

/** Says of each step of some work whether the season is another one before it than it was before the last step. */
export function changeWatch(memory: Memory): () => boolean {
  let known = '';
  return () => {
    const text = memoryText(memory);
    const isChanged = text !== known;
    known = text;
    return isChanged;
  };
}
