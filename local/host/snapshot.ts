import type { DriveFile, World } from '../google/world/world.ts';

/** The state of a host at a moment. Hosts can continue from it any number of times. */
export class Snapshot {
  private readonly world: World;

  constructor(world: World) {
    this.world = copyOfWorld(world);
  }

  /** A copy of the state, which the caller may change. */
  copy(): World {
    return copyOfWorld(this.world);
  }
}

/** A copy of a state, for a host to continue. The tabs are shared: they are never changed in place. */
export function copyOfWorld(world: World): World {
  const copies = Object.entries(world.files).map(([id, file]) => [id, copyOfFile(file)] as const);
  return { ...structuredClone({ ...world, files: {} }), files: Object.fromEntries(copies) };
}

function copyOfFile(file: DriveFile): DriveFile {
  if (file.kind !== 'workbook') return structuredClone(file);
  const { workbook, ...facts } = file;
  return { ...structuredClone(facts), workbook: { ...workbook, sheets: workbook.sheets.slice() } };
}
