/** An import: the file that is imported, and the file that imports it. */
export type ImportEdges = readonly { readonly file: string; readonly from: string }[];

/**
 * Finds import cycles: for each file that imports itself through others, one shortest cycle. It is written as
 * `a.ts → b.ts → a.ts` from its alphabetically first file on. Sorted, each cycle once.
 */
export function importCycles(edges: ImportEdges): string[] {
  const targets = new Map<string, string[]>();
  for (const { file, from } of edges) targets.set(file, [...(targets.get(file) ?? []), from]);
  const cycles = [...targets.keys()].flatMap((file) => {
    const path = shortestPathToItself(file, targets);
    return path ? [cycleText(path)] : [];
  });
  return [...new Set(cycles)].sort();
}

/** Breadth-first search for the shortest way from a file back to itself; undefined without one. */
function shortestPathToItself(
  start: string,
  targets: ReadonlyMap<string, readonly string[]>,
): string[] | undefined {
  const seen = new Set<string>();
  const paths: string[][] = [[start]];
  for (const path of paths)
    for (const next of targets.get(path[path.length - 1] as string) ?? []) {
      if (next === start) return path;
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  return undefined;
}

function cycleText(path: readonly string[]): string {
  const first = [...path].sort()[0] as string;
  const at = path.indexOf(first);
  return [...path.slice(at), ...path.slice(0, at), first].join(' → ');
}
