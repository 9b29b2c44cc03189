// The saved state: a file without cells, and one file for each tab, which is written only after a change of
// the tab. The main file is replaced last and completely, so a state is never half saved, and an old one
// never deleted.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Sheet } from '../google/world/workbook.ts';
import type { DriveFile, World } from '../google/world/world.ts';
import { makeTabTexts } from './saved-tab.ts';

export interface StateFile {
  /** Reads the saved state; undefined if nothing is saved. Throws if the saved state cannot be read. */
  read(): unknown;
  /** Saves what has changed since the last save. */
  write(world: World): void;
  /** Renames the saved state, and gives the new path; undefined if nothing is saved. */
  moveAway(reason: string): string | undefined;
  /** Copies the saved state, and gives the path of the copy. */
  copy(reason: string): string;
}

/** Entry for a workbook in the main file. Each tab is in a file of its own, which this entry names. */
interface SavedFile {
  readonly kind: string;
  readonly workbook?: { readonly sheets: readonly unknown[] };
}

/** Milliseconds. A smaller change of the clock alone is not saved, because every call advances the clock. */
const LEAST_TIME_MS = 60_000;

const partsOf = (path: string): string => path.replace(/\.json$/, '.tabs');

/** Opens the saved state whose main file has this path. The path ends in .json. */
export function stateFile(path: string): StateFile {
  const folder = partsOf(path);
  /** Names of the files of saved tabs. A tab is never changed in place, so each tab is saved only once. */
  const saved = new WeakMap<Sheet, string>();
  const texts = makeTabTexts();
  let lastText: string | undefined;
  let lastOffset = 0;
  let lastNumber = 0;

  const freePath = (reason: string) => {
    const stem = path.replace(/\.json$/, '');
    for (let number = 1; ; number++) {
      const other = `${stem}.${reason}-${number}.json`;
      if (!existsSync(other)) return other;
    }
  };

  function nameOf(sheet: Sheet): string {
    const known = saved.get(sheet);
    if (known !== undefined) return known;
    const name = `${++lastNumber}.json`;
    writeFileSync(join(folder, name), texts.textOf(sheet));
    saved.set(sheet, name);
    return name;
  }

  return {
    read() {
      if (!existsSync(path)) return undefined;
      const state: unknown = JSON.parse(readFileSync(path, 'utf8'));
      const names = existsSync(folder) ? readdirSync(folder) : [];
      lastNumber = Math.max(0, ...names.map((name) => Number.parseInt(name, 10) || 0));
      return withTabs(state, (name) => {
        const sheet = texts.tabOf(readFileSync(join(folder, name), 'utf8'));
        saved.set(sheet, name);
        return sheet;
      });
    },
    write(world) {
      mkdirSync(folder, { recursive: true });
      const files = Object.entries(world.files).map(([id, file]) => [id, withoutTabs(file, nameOf)] as const);
      const { offset, ...rest } = world;
      const text = JSON.stringify({ ...rest, files: Object.fromEntries(files) });
      if (text === lastText && Math.abs(offset - lastOffset) < LEAST_TIME_MS) return;
      writeFileSync(`${path}.new`, `{"offset":${offset},${text.slice(1)}`);
      renameSync(`${path}.new`, path);
      lastText = text;
      lastOffset = offset;
      const used = new Set(
        files.flatMap(([, file]) => ('workbook' in file ? (file.workbook.sheets as unknown[]) : [])),
      );
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
    },
    moveAway(reason) {
      if (!existsSync(path)) return undefined;
      const other = freePath(reason);
      // The tabs are written first: a state without its tabs cannot be read, but tabs without a state do no harm.
      if (existsSync(folder)) cpSync(folder, partsOf(other), { recursive: true });
      renameSync(path, other);
      return other;
    },
    copy(reason) {
      const other = freePath(reason);
      if (existsSync(folder)) cpSync(folder, partsOf(other), { recursive: true });
      copyFileSync(path, other);
      return other;
    },
  };
}

function withoutTabs(file: DriveFile, nameOf: (sheet: Sheet) => string) {
  if (file.kind !== 'workbook') return file;
  return { ...file, workbook: { ...file.workbook, sheets: file.workbook.sheets.map(nameOf) } };
}

/** Puts the tabs into a state. `load` reads a tab by its file name. */
function withTabs(state: unknown, load: (name: string) => Sheet): unknown {
  const { files } = (state ?? {}) as { readonly files?: Readonly<Record<string, SavedFile>> };
  for (const { workbook } of Object.values(files ?? {}))
    if (workbook)
      Object.assign(workbook, {
        sheets: workbook.sheets.map((name) => load(name as string)),
      });
  return state;
}
