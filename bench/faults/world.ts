import { createHash } from 'node:crypto';
import type { Sheet } from '../../local/google/world/workbook.ts';
import type { World } from '../../local/google/world/world.ts';

/**
 * Gives a digest of a state. From two states with equal digests, all runs continue equally. Cell formats do not count,
 * because neither the add-on nor the final comparison reads them.
 */
export function digestOfWorld({ files, ...rest }: World): string {
  const described = Object.values(files).map((file) =>
    file.kind === 'workbook'
      ? { ...file, workbook: { ...file.workbook, sheets: file.workbook.sheets.map(digestOfTab) } }
      : file,
  );
  return hash([rest, described]);
}

const known = new WeakMap<Sheet, string>();

function digestOfTab(tab: Sheet): string {
  const found = known.get(tab);
  if (found !== undefined) return found;
  const { rows, ...rest } = tab;
  const digest = hash([rest, rows.map((row) => row.map((cell) => cell?.userEnteredValue ?? null))]);
  known.set(tab, digest);
  return digest;
}

const hash = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('base64');
