import type { DriveFile, World } from '../google/world/world.ts';

/** State of a host at one moment. Any number of hosts can continue from this state. */
export class Snapshot {
  private readonly world: World;

  constructor(world: World) {
    this.world = copyOfWorld(world);
  }

  /** Gives a copy of the state. The caller may change the copy. */
  copy(): World {
    return copyOfWorld(this.world);
  }
}

/**
 * Copies a state, so that a host can continue from the copy. The copy shares the tabs with the original, because tabs
 * are never changed in place.
 */
export function copyOfWorld(world: World): World {
  const copies = Object.entries(world.files).map(([id, file]) => [id, copyOfFile(file)] as const);
  return { ...structuredClone({ ...world, files: {} }), files: Object.fromEntries(copies) };
}

function copyOfFile(file: DriveFile): DriveFile {
  if (file.kind !== 'workbook') return structuredClone(file);
  const { workbook, ...facts } = file;
  return { ...structuredClone(facts), workbook: { ...workbook, sheets: workbook.sheets.slice() } };
}
