import { SourceMap } from 'node:module';

/** Makes a function that replaces the places of Code.js in a stack by those of the sources, by its source map. */
export function sourcesOf(map: string): (stack: string) => string {
  let read: SourceMap | undefined;
  return (stack) =>
    stack.replace(/\bCode\.js:(\d+):(\d+)/g, (place, line: string, column: string) => {
      read ??= new SourceMap(JSON.parse(map));
      // The map counts lines and columns from 0, as does what it finds.
      const found = read.findEntry(Number(line) - 1, Number(column) - 1);
      return 'originalSource' in found
        ? `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
        : place;
    });
}
