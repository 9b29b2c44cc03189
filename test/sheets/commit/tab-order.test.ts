import { applyBatch } from '../../../local/google/sheets/requests/batch-update.ts';
import { makeWorkbook } from '../../../local/google/world/workbook.ts';
import { setUpSeason } from '../../../src/sheets/commit/set-up.ts';
import { renderWrite } from '../../../src/sheets/workbook/render/render.ts';
import { FOUR } from '../../players.ts';
import { makeMemory } from '../memory-ports.ts';
import { makeMatch, typePlayer } from '../season.ts';

test('the tabs of a season stand in the order of a host’s needs, a new match first', () => {
  const memory = makeMemory();
  memory.tabs.set(0, { sheetId: 0, title: 'Sheet1', rowCount: 1000, cells: [] });
  let file = makeWorkbook('Workbook');
  const { commit } = memory.ports.workbook;
  memory.ports.workbook.commit = (writes) => {
    commit(writes);
    // Google makes the tabs of forms.
    const others = writes.filter(({ kind }) => kind !== 'name' && kind !== 'bind');
    file = applyBatch(file, others.flatMap(renderWrite)).workbook;
  };
  const titles = () => file.sheets.map(({ title }) => title);
  setUpSeason(memory.ports, 'email');
  expect(titles()).toEqual(['Season', 'Matches', 'Ledger', 'Log']);
  FOUR.forEach(({ name }, i) => {
    typePlayer(memory, i, { name, email: `${name}@example.com`, meadow: 'red' });
  });
  makeMatch(memory);
  makeMatch(memory, { seed: 'another seed of twenty letters' });
  expect(titles()).toEqual(['Secret Soulmate 2', 'Secret Soulmate', 'Season', 'Matches', 'Ledger', 'Log']);
});
