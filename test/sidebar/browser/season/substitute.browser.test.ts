import { makeMatch, makeOutcome, makeSeason, makeSeat, makeState, NAMES } from '../../states.ts';
import { ok } from '../fake-google.ts';
import { describePanel, expectSoon, look, press, waitFor } from '../panel-page.ts';

const DONE = { sent: 5, failed: [], waiting: 0, wait: 0, handed: [], problems: [] };

/** The season with an id for everyone. */
const season = () => {
  const made = makeSeason();
  return { ...made, players: made.players.map((player) => ({ ...player, id: player.name })) };
};

describePanel('a substitution in the panel', (open) => {
  test('is chosen in fields, sent once, and says how the new file opens', async () => {
    const matches = [makeMatch({ title: 'Picking Nine', round: 2, seats: [makeSeat(NAMES[1] as string)] })];
    const { page, calls } = await open(makeState({ season: season(), matches }), {
      substitute: () => ok({ ...DONE, handed: [{ name: 'Sue', access: 'link', link: 'https://files/1' }] }),
      addPlayers: () => ok({ added: [NAMES[1] as string], known: [] }),
    });
    await press(page, 'Replace a player, or change an address');
    await look(page, 'substitute-empty');
    await page.getByLabel('Whose place changes').selectOption(NAMES[1] as string);
    await page.getByLabel('Name', { exact: true }).fill('Sue');
    await look(page, 'substitute');
    await press(page, `Hand over the place of ${NAMES[1]}`);
    await waitFor(
      page,
      new RegExp(
        `Sue plays for ${NAMES[1]} in Picking Nine from round 3 on. The file of Sue opens with a secret link`,
      ),
    );
    expect(calls.map(([name, given]) => [name, given])).toEqual([
      ['substitute', { player: NAMES[1], person: 'other', by: '', name: 'Sue', email: '' }],
    ]);
    expect(await page.getByRole('link', { name: 'File of Sue' }).getAttribute('href')).toBe(
      'https://files/1',
    );
    // A second press does not hand over a place again.
    expect(await page.getByRole('button', { name: /Hand over the place/ }).count()).toBe(0);
    await look(page, 'substituted');
  });

  test('no sentence ends with two full stops after a name that ends with one', async () => {
    const handed = [{ name: 'Noa S.', access: 'account' as const, link: 'https://files/1' }];
    const { page } = await open(makeState({ season: season(), matches: [makeMatch()] }), {
      substitute: () => ok({ ...DONE, handed }),
    });
    await press(page, 'Replace a player, or change an address');
    await page.getByLabel('Whose place changes').selectOption(NAMES[1] as string);
    await page.getByLabel('Name', { exact: true }).fill('Noa S.');
    await press(page, `Hand over the place of ${NAMES[1]}`);
    await waitFor(page, /open the file of Noa S\. Invite Noa S\. under/);
  });

  test.each([
    [
      false,
      /Only Sue’s account can now open .* Invite Sue under “Invite players” of an open match, or send Sue the link:/,
    ],
    [true, /Only Sue’s account can now open .* Send Sue the link:/],
  ])('H23 an invitation is named only while a match goes on: over %s', async (over, words) => {
    const { page } = await open(makeState({ season: season(), matches: [makeMatch({ over })] }), {
      substitute: () =>
        ok({ ...DONE, handed: [{ name: 'Sue', access: 'account', link: 'https://files/1' }] }),
    });
    await press(page, 'Replace a player, or change an address');
    await page.getByLabel('Whose place changes').selectOption(NAMES[1] as string);
    await page.getByLabel('Name', { exact: true }).fill('Sue');
    await press(page, `Hand over the place of ${NAMES[1]}`);
    await waitFor(page, words);
  });

  test('H23 leaves out who plays in the same match, and says so', async () => {
    const seats = NAMES.slice(0, 4).map((name) => makeSeat(name));
    const closed = makeMatch({ number: 2, title: 'An old one', over: true, closed: true });
    const { page } = await open(
      makeState({ season: season(), matches: [makeMatch({ seats, title: 'Picking Nine' }), closed] }),
    );
    await press(page, 'Replace a player, or change an address');
    await page.getByLabel('Whose place changes').selectOption(NAMES[1] as string);
    const offered = await page.getByLabel('Who takes over').locator('option').allTextContents();
    expect(offered).toEqual(['Somebody new', ...NAMES.slice(4).map((name) => `${name} (on the roster)`)]);
    await waitFor(page, /^The list leaves out everybody who already plays in Picking Nine\./);
    // A player without open matches may be anybody else’s substitute.
    await page.getByLabel('Whose place changes').selectOption(NAMES[5] as string);
    expect(await page.getByLabel('Who takes over').locator('option').count()).toBe(NAMES.length);
    expect(await page.getByText(/^The list leaves out/).count()).toBe(0);
    await page.getByLabel('Whose place changes').selectOption(NAMES[1] as string);
    await look(page, 'substitute-list');
  });

  test('H23 each person stands in the lists once, whichever place is theirs beside their own', async () => {
    const { players, ...rest } = season();
    const held = players.map((one) =>
      one.id === 'Bob' ? { ...one, name: 'Eve (for Bob)', heldBy: 'Eve' } : one,
    );
    const outcome = makeOutcome({ second: 'Eve (for Bob)', candidates: ['Ann'] });
    const matches = [
      makeMatch({
        over: true,
        outcome,
        seats: [makeSeat('Bob', { name: 'Eve (for Bob)' }), makeSeat('Ann')],
      }),
    ];
    const { page } = await open(makeState({ season: { ...rest, players: held }, matches }));
    const offered = (label: string) => page.getByLabel(label).locator('option').allTextContents();
    const others = NAMES.filter((name) => name !== 'Bob' && name !== 'Eve');
    const tokens = await offered('Eve (for Bob) gives this token to');
    expect(tokens.slice(1)).toEqual(others.filter((name) => !outcome.candidates.includes(name)));
    await look(page, 'token-of-a-stand-in');
    await press(page, 'Replace a player, or change an address');
    await page.getByLabel('Whose place changes').selectOption('Bob');
    const free = others.filter((name) => name !== 'Ann').map((name) => `${name} (on the roster)`);
    expect((await offered('Who takes over')).slice(1)).toEqual(free);
    // Eve has a place in that match already: Bob’s.
    await page.getByLabel('Whose place changes').selectOption('Ann');
    expect((await offered('Who takes over')).slice(1)).toEqual(free);
    await page.getByLabel('Whose place changes').selectOption('Cleo');
    expect(await offered('Who takes over')).toContain('Eve (on the roster)');
    expect(await offered('Who takes over')).not.toContain('Eve (for Bob) (on the roster)');
    await page.getByLabel('Who takes over').selectOption('Eve');
    await look(page, 'substitute-of-a-stand-in');
  });

  test('by a player of the roster asks for no name; the same person keeps theirs', async () => {
    const { page } = await open(
      makeState({ season: season(), matches: [makeMatch({ seats: [makeSeat(NAMES[1] as string)] })] }),
    );
    await press(page, 'Replace a player, or change an address');
    await page.getByLabel('Whose place changes').selectOption(NAMES[1] as string);
    await page.getByLabel('Who takes over').selectOption(NAMES[2] as string);
    expect(await page.getByLabel('Name', { exact: true }).count()).toBe(0);
    await page.getByLabel('The same person gets another name or address').check();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(NAMES[1]);
    expect(await page.getByLabel('Who takes over').count()).toBe(0);
    await look(page, 'substitute-same');
  });

  test('is offered with what was typed into the roster', async () => {
    const id = NAMES[3] as string;
    const player = { id, name: id, email: 'new@example.org' };
    const differences = [{ address: 'Season!B12', text: 'old → new', deadline: null, player }];
    const { page } = await open(makeState({ season: season(), differences }));
    await waitFor(page, /enter it under “Replace a player, or change an address”/);
    await press(page, 'Replace a player, or change an address');
    expect(await page.getByLabel('Email').inputValue()).toBe('new@example.org');
    expect(await page.getByLabel('Whose place changes').inputValue()).toBe(id);
  });

  test('H23 is for the same person where only the name was typed over, and says what stays', async () => {
    const { id, email } = season().players[3]!;
    const player = { id, name: 'Zoe', email };
    const differences = [{ address: 'Season!B12', text: 'old → new', deadline: null, player }];
    const { page } = await open(makeState({ season: season(), differences }));
    await press(page, 'Replace a player, or change an address');
    expect(await page.getByLabel('The same person gets another name or address').isChecked()).toBe(true);
    await waitFor(page, /The player keeps everything, also the file/);
  });

  test('H23 if only the name was changed, says the new name', async () => {
    const { page } = await open(makeState({ season: season() }), { substitute: () => ok(DONE) });
    await press(page, 'Replace a player, or change an address');
    await page.getByLabel('Whose place changes').selectOption(NAMES[1] as string);
    await page.getByLabel('The same person gets another name or address').check();
    await page.getByLabel('Name', { exact: true }).fill('Sue ');
    await press(page, 'Save the change');
    await waitFor(page, `${NAMES[1]} is now called Sue. Links, files and codes stay the same.`);
  });

  test('that was interrupted is finished by the panel itself; the first page names the substitutions', async () => {
    let waits = true;
    const seats = NAMES.map((name, i) => makeSeat(name, i === 0 ? { sentBy: 'Zoe' } : {}));
    const state = () =>
      makeState({
        season: season(),
        handingOver: waits ? [NAMES[0] as string] : [],
        matches: [makeMatch({ seats, substitutes: [`${NAMES[0]} plays for Zoe, from round 3 on.`] })],
      });
    const { page, calls } = await open(state, {
      finishHandOvers: () => {
        waits = false;
        return ok(DONE);
      },
    });
    await expectSoon(() => calls.filter(([name]) => name === 'finishHandOvers').length, 1);
    await waitFor(page, 'plays for Zoe, from round 3 on.');
    await page.locator('details.seat, .seats details summary').first().click();
    await waitFor(page, /Sent by Zoe/);
    await look(page, 'substitute-shown');
  });
});
