import { type ImportEdges, importCycles } from './import-cycles.ts';

/**
 * Finds import cycles between the files and subfolders of each folder, where a subfolder counts as one with all that is below it.
 * Imports between top folders are left out. Written as importCycles does.
 */
export function folderCycles(edges: ImportEdges): string[] {
  return importCycles(
    edges.flatMap(({ file, from }) => {
      const [names, others] = [file.split('/'), from.split('/')];
      const depth = names.findIndex((name, place) => name !== others[place]);
      const upTo = (path: readonly string[]) => path.slice(0, depth + 1).join('/');
      return depth > 0 ? [{ file: upTo(names), from: upTo(others) }] : [];
    }),
  );
}
