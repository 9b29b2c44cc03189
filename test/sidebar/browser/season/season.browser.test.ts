import { makeMatch, makeOutcome, makeSeason, makeState } from '../../states.ts';
import { ok } from '../fake-google.ts';
import { describePanel, look, press, waitFor } from '../panel-page.ts';

const OUTCOME = makeOutcome({ opponents: ['Bob', 'Cleo'], second: 'Ann' });

const LINES = [
  {
    time: '2026-11-20T18:30:00.000Z',
    why: 'Death Match: won it',
    change: '+3 garnets',
  },
  {
    time: '2026-11-19T18:30:00.000Z',
    why: 'Polar Power, so far',
    change: '+3 garnets, +1 Token of Life',
  },
];

describePanel('the season', (open) => {
  test('F16 before a match is closed, the host reads that no opponent is noted', async () => {
    const outcome = makeOutcome({ opponents: ['Bob', 'Cleo'] });
    const match = makeMatch({ over: true, outcome });
    const { page } = await open(makeState({ matches: [match] }));
    await press(page, 'Close the match');
    await waitFor(page, /opponent whom the loser names is not noted yet/);
  });

  test('H36 a faulty link to the rules is named beside a match that goes on', async () => {
    const text = '“the chat” is no address such as https://example.com/rules.';
    const season = makeSeason({ faults: [{ address: 'Season!B9', text }] });
    const { page } = await open(makeState({ season }));
    await waitFor(page, `B9: ${text}`);
  });

  test('H29 standings, matches, a player’s statement, and a player who is out', async () => {
    const { page, calls } = await open(makeState(), {
      statement: () => ok(LINES),
      eliminate: () => ok(null),
    });
    await press(page, 'Standings and statements');
    await waitFor(page, 'Standings');
    await page.getByRole('combobox').selectOption('Ann');
    await waitFor(page, 'Death Match: won it');
    await page.getByLabel('Why').fill('lost the Death Match');
    await look(page, 'season');
    await press(page, 'Ann is out of the season');
    await page
      .getByRole('button', { name: 'Ann is out of the season' })
      .and(page.locator('[aria-disabled="false"]'))
      .waitFor();
    expect(await page.getByLabel('Why').inputValue()).toBe('');
    expect(calls.filter(([name]) => name !== 'statement')).toEqual([
      ['eliminate', { player: 'Ann', out: true, why: 'lost the Death Match' }],
    ]);
  });

  test('F16 X7 after a match: the opponent whom the loser names, and the second token', async () => {
    const match = makeMatch({ over: true, round: 12, deadline: '', outcome: OUTCOME });
    const { page, calls } = await open(makeState({ matches: [match] }), {
      nameOpponent: () => ok(null),
      giveToken: () => ok(null),
    });
    await page.getByLabel('Dev names as opponent').selectOption('Cleo');
    const options = await page.getByLabel('Ann gives this token to').locator('option').allTextContents();
    expect(options).not.toContain('Dev');
    expect(options).not.toContain('Ann');
    await page.getByLabel('Ann gives this token to').selectOption('Bob');
    await look(page, 'token');
    await press(page, 'Note the opponent');
    await page.locator('button[aria-disabled="false"]', { hasText: 'Give the token' }).waitFor();
    await press(page, 'Give the token');
    await page.locator('button[aria-disabled="false"]', { hasText: 'Give the token' }).waitFor();
    expect(calls).toEqual([
      ['nameOpponent', 1, 'Cleo'],
      ['giveToken', 1, 'Bob'],
    ]);
  });

  test('X7 a token that was given on can be taken back', async () => {
    const match = makeMatch({ over: true, round: 12, deadline: '', outcome: OUTCOME });
    const season = makeSeason({ given: [{ match: 1, to: 'Bob' }] });
    const { page, calls } = await open(makeState({ matches: [match], season }), {
      giveToken: () => ok(null),
    });
    await waitFor(page, 'Ann gave this token to Bob.');
    await press(page, 'Take the token back');
    await page.locator('button[aria-disabled="false"]', { hasText: 'Take the token back' }).waitFor();
    expect(calls).toEqual([['giveToken', 1, '']]);
  });
});
