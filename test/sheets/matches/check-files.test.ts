import { endEarly } from '../../../src/sheets/actions/end-early.ts';
import { checkFiles } from '../../../src/sheets/matches/check-files.ts';

import type { Whereabouts } from '../../../src/sheets/ports.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, rowOf } from '../season.ts';

/** Lets some files lie elsewhere than where players find them. */
const lose = ({ ports }: Memory, lost: Readonly<Record<string, Whereabouts>>) => ({
  ...ports,
  files: {
    ...ports.files,
    whereabouts: (ids: readonly string[]) => ids.map((id) => lost[id] ?? 'here'),
  },
});

describe('files that players do not find', () => {
  test('G28 are named, those of another account only where they lie in the bin of this one', () => {
    const memory = begin();
    const { form, trades } = rowOf(memory);
    const [ann, ben] = memory.book().season.players;
    const ports = lose(memory, {
      [ann!.file]: 'not shown',
      [ben!.file]: 'bin',
      [form]: 'not shown',
      [trades]: 'bin',
    });
    const starts = (words: readonly string[]) => words.map((one) => one.slice(0, 28));
    expect(starts(checkFiles(ports))).toEqual([
      'Ann’s file was deleted for g',
      'Ben’s file is in Drive’s bin',
      'The order form of Secret Sou',
      'The trade form of Secret Sou',
    ]);
    const other = { ...ports, who: () => 'second@example.com' };
    expect(starts(checkFiles(other))).toEqual([
      'Ben’s file is in Drive’s bin',
      'The trade form of Secret Sou',
    ]);
  });

  test('G109 are there for Sheets and hidden from Drive, all that this account made: the Cloud project was changed', () => {
    const memory = begin();
    const { players, spectatorFile } = memory.book().season;
    const all = [spectatorFile, ...players.map(({ file }) => file)];
    const hide = (files: readonly string[], isThere: boolean) => ({
      ...lose(memory, Object.fromEntries(files.map((file) => [file, 'not shown' as const]))),
      spreadsheets: {
        ...memory.ports.spreadsheets,
        look: () => (isThere ? { tabs: [], isInBin: false } : 'It is gone (404)'),
      },
    });
    const changed = /^Drive hides from this script .* Cloud project\./;
    expect(checkFiles(hide(all, true))).toEqual([expect.stringMatching(changed)]);
    expect(checkFiles(hide(all, false)).join()).not.toMatch(/Cloud project/);
    expect(checkFiles(hide(all.slice(1), true)).join()).not.toMatch(/Cloud project/);
    expect(checkFiles({ ...hide(all, true), who: () => 'second@example.com' }).join()).not.toMatch(/Cloud/);
  });

  test('are looked for again after a day, and not where no match goes on', () => {
    const memory = begin();
    expect(memory.panel().filesDue).toBe(true);
    const { spectatorFile } = memory.book().season;
    checkFiles(lose(memory, { [spectatorFile]: 'bin' }));
    memory.time += 24 * 3_600_000 - 1;
    expect(memory.panel()).toMatchObject({
      filesDue: false,
      warnings: [expect.stringMatching(/^The spectators’ file is in Drive’s bin/)],
    });
    memory.time += 1;
    expect(memory.panel().filesDue).toBe(true);
    act(memory, endEarly, 1, 0, 'without outcome');
    expect(memory.panel()).toMatchObject({ filesDue: false, warnings: [] });
  });
});
