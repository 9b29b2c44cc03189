import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PanelState, Problem, TakeOverPreview } from '../../../../src/sheets/panel-api/panel.ts';
import { GAME_CHOICES, makeMatch, makeNewSeason, makeState } from '../../states.ts';
import { ok } from '../fake-google.ts';
import { describePanel, expectSoon, look, press, waitFor } from '../panel-page.ts';

const PREVIEW: TakeOverPreview = {
  title: 'Secret Soulmate',
  round: 3,
  players: [
    { name: 'Ann', meadow: 'red', garnets: 3, bellflowers: 0, key: 'Ann' },
    { name: 'Bob', meadow: 'red', garnets: 0, bellflowers: 1, key: 'Bob' },
    { name: 'Cleopatra', meadow: 'blue', garnets: 0, bellflowers: 0, key: '' },
    { name: 'Dev', meadow: '', garnets: 2, bellflowers: 0, key: 'Dev' },
  ],
  facts: [
    ['Progress of the match', '6 rounds of 9 left.'],
    ['Trades', 'Number cards (one for one): between any two players\nGarnets: within a meadow'],
  ],
  told: ['Points go to Ann and Dev.'],
  editNote: '',
  open: 'the orders of Ann and Dev and 1 agreed trade',
  ends: '',
  chance:
    'All chance comes from the seed in the match file that was taken over. Anyone with this file knows the seed.',
};

const PROBLEM: Problem = {
  code: 'cannot',
  what: 'The match file cannot be used at “rounds[0].orders.Zoe”: no player has this name.',
  safe: 'Nothing was changed.',
  todo: 'Correct the match file in the program that made the file, and paste the file again.',
};

describePanel('a match that was begun elsewhere', (open, openInBrowser) => {
  test('is pasted, looked at and taken over, with the keyboard too', async () => {
    let matches: PanelState['matches'] = [];
    const { page, calls } = await openInBrowser(() => makeState({ season: makeNewSeason(), matches }), {
      getGames: () => ok(GAME_CHOICES),
      checkRecord: (text) => (String(text).includes('Zoe') ? { ok: false, problem: PROBLEM } : ok(PREVIEW)),
      takeOver: () => {
        matches = [makeMatch({ number: 1, title: 'Secret Soulmate', round: 3, taken: 3 })];
        return ok({ finished: true, done: 7, of: 7, doing: '' });
      },
    });
    await press(page, 'New game');
    await press(page, 'Take over a match');
    const check = page.getByRole('button', { name: 'Check the file' });
    await check.hover();
    // A button that waits for something stays readable under the pointer.
    expect(await check.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
      'rgb(236, 239, 242)',
    );
    await look(page, 'take-over-empty');
    const field = page.getByLabel('Paste the text of a match file');
    await field.fill('{"rounds":[{"orders":{"Zoe":{}}}]}');
    await page.getByRole('button', { name: 'Check the file' }).focus();
    await page.keyboard.press('Enter');
    await waitFor(page, /no player has this name/);
    await look(page, 'take-over-problem');
    await field.fill('the record');
    await press(page, 'Check the file');
    await waitFor(page, 'Choose who plays Cleopatra.');
    await page.getByText('Standings and rules of the match').click();
    await look(page, 'take-over-found');
    expect(
      await page.getByRole('button', { name: 'Take over the match' }).getAttribute('aria-disabled'),
    ).toBe('true');
    await page.getByLabel('Cleopatra (blue) is').selectOption('Bob');
    await waitFor(page, 'Bob and Cleopatra cannot be the same player.');
    await page.getByLabel('Cleopatra (blue) is').selectOption('Cleo');
    expect(await page.getByLabel('Players keep their purses of the match, too').isChecked()).toBe(true);
    await waitFor(page, /Ann 3 garnets, Bob 1 bellflower, Dev 2 garnets/);
    await page.getByText('Players keep their purses of this season').click();
    await page.getByText('No deadline').click();
    await look(page, 'take-over-form');
    await press(page, 'Take over the match');
    await expectSoon(
      () => JSON.stringify(calls.at(-1)),
      JSON.stringify([
        'takeOver',
        { record: 'the record', players: ['Ann', 'Bob', 'Cleo', 'Dev'], purses: 'season', deadline: '' },
      ]),
    );
    // Earlier rounds cannot be undone or corrected.
    await page.getByRole('heading', { name: 'Secret Soulmate' }).waitFor();
    expect(await page.getByRole('button', { name: /^Undo round/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Explain a round' }).count()).toBe(1);
  });

  test('has only the rounds played here to be undone or corrected', async () => {
    const { page } = await open(makeState({ matches: [makeMatch({ round: 5, taken: 3 })] }));
    const rounds = (label: string) => page.getByLabel(label).locator('option').allTextContents();
    await press(page, 'Undo round 5');
    expect(await rounds('Go back to before round')).toEqual(['5', '4']);
    await press(page, 'Cancel');
    await press(page, 'Correct an earlier round');
    expect(await rounds('Round')).toEqual(['5', '4']);
  });

  test('comes from a file, and a file that is too long is refused', async () => {
    const { page, calls } = await openInBrowser(makeState({ season: makeNewSeason(), matches: [] }), {
      getGames: () => ok(GAME_CHOICES),
      checkRecord: () => ok(PREVIEW),
    });
    await press(page, 'New game');
    await press(page, 'Take over a match');
    const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-file-'));
    const choose = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return page.getByLabel('Or choose a file instead').setInputFiles(join(folder, name));
    };
    await choose('long.json', 'x'.repeat(2_000_001));
    await waitFor(page, /longer than any match/);
    await choose('match.json', 'the record');
    await press(page, 'Check the file');
    await waitFor(page, /The match can continue here/);
    expect(calls.at(-1)).toEqual(['checkRecord', 'the record']);
  });
});
