import { fileGroups } from '../../local/web/page/files/file-groups.ts';
import type { FileEntry } from '../../local/web/views.ts';

const entry = (name: string, change: Partial<FileEntry> = {}): FileEntry => ({
  id: name,
  name,
  kind: 'workbook',
  isHostBook: false,
  part: '',
  right: null,
  isPublished: false,
  readers: [],
  isForAnyone: false,
  publicId: null,
  isOpen: false,
  responses: null,
  ...change,
});

test('each file is under whom it is for, a player’s file that opens by its link and the archive too', () => {
  const files = [
    entry('season', { isHostBook: true }),
    entry('Archive 1', { part: 'archive 1' }),
    entry('Rehearsal', { part: 'rehearsal' }),
    entry('For spectators', { part: 'spectators', isForAnyone: true }),
    entry('Ann', { part: 'player 1' }),
    entry('Bruno', { part: 'player 2', isForAnyone: true }),
    entry('orders', { kind: 'form' }),
  ];
  expect(fileGroups(files).map(([title, group]) => [title, ...group.map(({ name }) => name)])).toEqual([
    ['Host', 'season', 'Archive 1', 'Rehearsal'],
    ['Spectators', 'For spectators'],
    ['Players', 'Ann', 'Bruno'],
    ['Forms', 'orders'],
  ]);
});
