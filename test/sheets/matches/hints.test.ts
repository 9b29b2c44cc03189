import { recordOf } from '../../../src/sheets/log/playback/record.ts';
import { gameChoices } from '../../../src/sheets/panel-api/choices.ts';
import { begin, resolve, send } from '../season.ts';

const DEAL = JSON.stringify({
  soulmates: [
    ['Ann', 'Ben'],
    ['Cleo', 'Dan'],
  ],
});

/** A match after a round when Ann and Cleo scored, its record, and Ann's page. */
function played(options: { readonly [name: string]: boolean }) {
  const memory = begin({ options, setup: DEAL });
  send(memory, 'Ann', { 'Number card': 3 });
  send(memory, 'Cleo', { 'Number card': 3 });
  resolve(memory);
  const playback = memory.playback();
  const { file } = memory.book().season.players[0]!;
  const pageWrite = memory.pageWrites.filter((one) => one.file === file).at(-1);
  const page = pageWrite?.grid.cells.map(({ text }) => String(text)).join('\n') ?? '';
  return { playback, record: recordOf(playback), page, everyone: memory.page() };
}

test('S18 a player’s page lists who cannot be the soulmate only where the host has chosen it', () => {
  const plain = played({});
  const off = played({ ruledOut: false });
  const on = played({ ruledOut: true });
  expect(plain.everyone).toContain('List the players who cannot be the soulmate: no');
  expect(plain.page).not.toContain('Not your soulmate');
  expect(off.playback.started).not.toHaveProperty('hints');
  expect(on.playback.started.hints).toEqual(['ruledOut']);
  expect(on.page).toContain('Not your soulmate\nCleo. They got points in the same round as you.');
  expect(on.record).toEqual(plain.record);
});

test('S18 the host chooses it like an option that is off', () => {
  const soulmate = gameChoices().find(({ id }) => id === 'secret-soulmate');
  const hint = soulmate?.options.find(({ name }) => name === 'ruledOut');
  expect(hint).toMatchObject({ kind: 'flag', fallback: false });
});
