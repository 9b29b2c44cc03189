import type { AmendPreview, OrderForm } from '../../../../src/sheets/panel-api/panel.ts';
import { makeMatch, makeOutcome, makeSeason, makeSeat, makeState, NOW } from '../../states.ts';
import { ok } from '../fake-google.ts';
import { describePanel, expectSoon, look, press, text, waitFor } from '../panel-page.ts';

const FORM: OrderForm = {
  fields: [
    {
      key: 'buyStamps',
      label: 'Stamps to buy',
      help: 'Each costs 1 garnet.',
      kind: 'whole',
      choices: [],
      value: '',
    },
    {
      key: 'mail1',
      label: 'Mail 1',
      help: 'A postcard and a coil.',
      kind: 'choice',
      choices: ['—', 'red · strength 1', 'red · strength 2'],
      value: 'red · strength 9',
    },
    {
      key: 'identify',
      label: 'Identify these places',
      help: '',
      kind: 'ticks',
      choices: ['A', 'B', 'C'],
      value: 'B',
    },
    { key: 'bids', label: 'Bids', help: 'One a line.', kind: 'lines', choices: [], value: 'U 5' },
  ],
  seen: '2026-11-21T09:41:00.000Z',
  byHost: '',
};

describePanel('the host’s hand', (open, openInBrowser) => {
  test('H16 an order is entered for a player once its receipt was shown, by keyboard alone', async () => {
    const { page, calls } = await openInBrowser(makeState(), {
      orderForm: () => ok(FORM),
      tryOrder: () => ok({ answers: ['Stamps to buy: 2'], refused: ['✗ 2nd bid: U is claimed.'] }),
      giveOrder: () => ok(null),
    });
    await press(page, 'Enter or change an order');
    await look(page, 'order-player');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Bob');
    await waitFor(page, /Bob sent this/);
    expect(await page.getByLabel('Mail 1').inputValue()).toBe('');
    await page.getByLabel('Stamps to buy').fill('2');
    await page.getByLabel('C', { exact: true }).focus();
    await page.keyboard.press('Space');
    await look(page, 'order-fields');
    await page.getByRole('button', { name: 'Check the order' }).focus();
    await page.keyboard.press('Enter');
    await waitFor(page, 'Refused lines right now');
    await look(page, 'order-receipt');
    // A change removes the receipt.
    await page.getByLabel('Bids').fill('U 6');
    await press(page, 'Check the order');
    await press(page, 'Enter the order for Bob');
    await waitFor(page, 'The order of Bob is entered.');
    const answers = { buyStamps: '2', mail1: '', identify: 'B, C', bids: 'U 6' };
    const given = { match: 1, round: 3, player: 'Bob', does: 'enter', answers, seen: FORM.seen };
    expect(calls.filter(([name]) => name !== 'tryOrder')).toEqual([
      ['orderForm', 1, 'Bob'],
      ['giveOrder', given],
    ]);
    await look(page, 'order-entered');
  });

  test('H18 a response from an unknown account is given to a player, and taken back', async () => {
    const unknownSenders = [
      {
        id: 'c0ffee',
        row: 9,
        claimed: 'ben.at.work@a-very-long-address.example.com',
        at: NOW,
        answers: ['Mail 1: red · strength 2', 'Mail 2: blue · strength 1'],
        ignored: false,
        isOffer: false,
        canRemember: true,
        former: '',
      },
      {
        id: 'beef',
        row: 12,
        claimed: '',
        at: NOW,
        answers: [],
        ignored: false,
        isOffer: false,
        canRemember: false,
        former: 'Eve',
      },
      {
        id: 'dead',
        row: 13,
        claimed: 'a@prankster.example',
        at: NOW,
        answers: ['Bids: banana'],
        ignored: true,
        isOffer: false,
        canRemember: true,
        former: '',
      },
    ];
    const named = { id: 'cafe', claimed: 'x@example.com' };
    const seats = [makeSeat('Ann', { named }), makeSeat('Bob')];
    const { page, calls } = await open(makeState({ matches: [makeMatch({ unknownSenders, seats })] }), {
      nameSender: () => ok(null),
    });
    await page.getByLabel(/Whose is the response of ben/).selectOption('Bob');
    await page.getByLabel(/everything that ben.at.work@/).check();
    await waitFor(page, /row 12 · formerly used by Eve/);
    await look(page, 'unknownSender');
    await press(page, 'Assign it to Bob');
    await expectSoon(() => calls.length, 1);
    await page.getByLabel('Whose is the response of No name given?').selectOption('Ann');
    expect(await page.getByRole('checkbox').count()).toBe(1);
    await page.getByLabel('Whose is the response of No name given?').selectOption('No player of this match');
    await press(page, 'Ignore it');
    await expectSoon(() => calls.length, 2);
    await page.getByText('1 ignored response').click();
    await look(page, 'ignored');
    await press(page, 'Stop ignoring it');
    await expectSoon(() => calls.length, 3);
    await page.locator('summary', { hasText: 'Ann' }).first().click();
    await waitFor(page, /You assigned it to Ann\./);
    await look(page, 'named-sender');
    await press(page, 'Undo the assignment to Ann');
    await expectSoon(() => calls.length, 4);
    expect(calls).toEqual([
      ['nameSender', { match: 1, response: 'c0ffee', player: 'Bob', ignored: false, remember: true }],
      ['nameSender', { match: 1, response: 'beef', player: '', ignored: true, remember: false }],
      ['nameSender', { match: 1, response: 'dead', player: '', ignored: false, remember: false }],
      ['nameSender', { match: 1, response: 'cafe', player: '', remember: false }],
    ]);
  });

  test('H18 H41 a response of an unknown sender beyond the list is found by its words, and given to a player', async () => {
    const listed = {
      ...{ id: 'beef', row: 300, claimed: 'AAAA', at: NOW, answers: ['Bids: banana'], ignored: false },
      ...{ isOffer: false, canRemember: false, former: '' },
    };
    const lost = {
      ...listed,
      id: 'c0ffee',
      row: 9,
      claimed: 'ben.at.work@example.com',
      answers: ['Bids: U 5'],
    };
    const unknownSenders = [listed];
    const match = makeMatch({ unknownSenders, moreUnknown: 259 });
    const { page, calls } = await open(makeState({ matches: [match] }), {
      findUnknown: (_, words) => ok(words === 'nobody' ? [] : [listed, lost]),
      nameSender: () => ok(null),
    });
    await waitFor(page, 'Make corrections · 260 unknown senders');
    await waitFor(page, '259 more responses of unknown senders are not listed.');
    await page.getByLabel('Find a response').fill('nobody');
    await press(page, 'Find');
    await waitFor(page, 'No response matches.');
    await page.getByLabel('Find a response').fill('at.work');
    await press(page, 'Find');
    await waitFor(page, /row 9/);
    // A response of the list is not shown twice.
    expect((await text(page))?.split('row 300')).toHaveLength(2);
    await page.getByLabel('Whose is the response of ben.at.work@example.com?').selectOption('Bob');
    await look(page, 'unknown-found');
    await press(page, 'Assign it to Bob');
    await expectSoon(() => calls.length, 3);
    expect(calls).toEqual([
      ['findUnknown', 1, 'nobody'],
      ['findUnknown', 1, 'at.work'],
      ['nameSender', { match: 1, response: 'c0ffee', player: 'Bob', ignored: false, remember: false }],
    ]);
  });

  test('H18 a response to the trade form from an unknown code is given to a player, and taken back', async () => {
    const offer = { row: 4, claimed: 'XYZ', at: NOW, answers: ['With whom?: Cleo', 'I give: Garnets'] };
    const unknownSenders = [
      { ...offer, id: 'c0ffee', ignored: false, isOffer: true, canRemember: false, former: '' },
    ];
    const assigned = [{ ...offer, id: 'beef', claimed: 'XYY', name: 'Ann' }];
    const before = makeMatch({ unknownSenders });
    let match = before;
    const { page, calls } = await open(() => makeState({ matches: [match] }), {
      nameSender: () => {
        match = makeMatch({ trades: { ...before.trades, assigned } });
        return ok(null);
      },
    });
    await waitFor(
      page,
      /8 of 10 players have sent an order\. 1 response of an unknown sender waits, see below\./,
    );
    await waitFor(page, /row 4 · from the trade form/);
    await look(page, 'unknown-offer');
    await page.getByLabel('Whose is the response of XYZ?').selectOption('Bob');
    await waitFor(
      page,
      /“XYZ” is not a personal code, so anybody can type it\. Your choice applies only to this/,
    );
    expect(await page.getByLabel(/everything that XYZ/).count()).toBe(0);
    await press(page, 'Assign it to Bob');
    await waitFor(page, 'The response of XYZ now belongs to Bob. The response counts unless it came late.');
    expect(await text(page)).not.toContain('waits, see below');
    await page.getByText('Offers of unknown senders that you assigned').click();
    await waitFor(page, 'This response came from XYY. You assigned it to Ann.');
    await look(page, 'assigned-offer');
    await press(page, 'Undo the assignment to Ann');
    await expectSoon(() => calls.length, 2);
    expect(calls).toEqual([
      ['nameSender', { match: 1, response: 'c0ffee', player: 'Bob', ignored: false, remember: false }],
      ['nameSender', { match: 1, response: 'beef', player: '', remember: false }],
    ]);
  });

  test('H20 an order of an earlier round is corrected once what changes was shown', async () => {
    const preview: AmendPreview = {
      rounds: [
        {
          round: 1,
          wrong: [
            { to: 'host', ruling: 'P9', text: 'Red has 2 of 7 points.' },
            { to: 'public', ruling: 'P3', text: 'Red is charged by 2.' },
          ],
          told: [
            {
              to: 'public',
              ruling: 'P3',
              text: 'Red is charged by 4, and scores for everybody with a plus.',
            },
          ],
          refused: [],
          accepted: [],
          boards: ['everyone', 'Bob'],
        },
        {
          round: 2,
          wrong: [],
          told: [],
          refused: ['Bob, 2nd mail: there is no coil of 3 left'],
          accepted: [],
          boards: ['Bob'],
        },
      ],
      results: ['Points if the match ended now: Ann 5 (+2), Bob 3 (−1).'],
      fallen: [2],
      position: ['Bob: stamps 2 → 1'],
      standing: 'Round 3 is open. → Over after 1 round. Winners: Ann. Elimination Candidates: Bob.',
      purses: ['Bob: −1 garnet'],
      again: [],
      stays: [],
      ruled: '',
      prevented: '',
    };
    const { page, calls } = await open(makeState(), {
      amendForm: () =>
        ok({ ...FORM, playedBy: '', refused: ['✗ Stamps to buy: there is no garnet left.'], late: null }),
      tryAmendment: () => ok(preview),
      amendOrder: () => ok(null),
    });
    await press(page, 'Correct an earlier round');
    await page.getByLabel('Round').selectOption('1');
    await page.getByLabel('Player').selectOption('Bob');
    await waitFor(page, 'The order of Bob in round 1:');
    await waitFor(page, '✗ Stamps to buy: there is no garnet left.');
    await page.getByLabel('Stamps to buy').fill('3');
    await look(page, 'amend-fields');
    await press(page, 'See what changes');
    await waitFor(page, 'These lines would become wrong:');
    await waitFor(page, 'everyone can compare the old result with the new one');
    expect(await text(page)).toMatch(
      /would become wrong:Told to hosts only · ruling P9Red has 2 of 7 points\.Told to everyone · ruling P3Red is charged by 2\..*would be new:Told to everyone · ruling P3Red/,
    );
    for (const words of [
      'Everyone’s board changes. The board of Bob has more changes than everyone sees.',
      'The board of Bob changes.',
      /Ann, Bob, .* and Joan have already sent an order for the open round, based on the old result\./,
    ])
      await waitFor(page, words);
    await look(page, 'amend-news');
    await press(page, 'Correct round 1');
    await waitFor(page, 'Round 1 is corrected. Every page of the match says so.');
    const answers = { buyStamps: '3', mail1: '', identify: 'B', bids: 'U 5' };
    const given = { match: 1, round: 1, player: 'Bob', does: 'enter', answers, rounds: 2 };
    expect(calls).toEqual([
      ['amendForm', 1, 1, 'Bob', false],
      ['tryAmendment', given],
      ['amendOrder', { ...given, ruled: '' }],
    ]);
    await press(page, 'Correct an earlier round');
    await page.getByLabel('Player').selectOption('Bob');
    await press(page, 'Delete the order');
    await press(page, 'Cancel');
    await press(page, 'See what changes');
    expect(calls[4]).toMatchObject(['tryAmendment', { does: 'remove', answers: {} }]);
  });

  test('X7 H23 a correction that cannot be made yet is looked at, and says whose place it was and what to do first', async () => {
    const { page, calls } = await open(makeState(), {
      amendForm: () => ok({ ...FORM, playedBy: 'Eve', refused: [], late: null }),
      tryAmendment: () =>
        ok({
          rounds: [],
          results: ['Points if the match ended now: Ann 5 (+2), Bob 3 (−1).'],
          fallen: [],
          position: [],
          standing: '',
          purses: [],
          again: [],
          stays: [],
          ruled: '',
          prevented: 'This cannot be done yet. Press “Take the token back” first.',
        }),
    });
    await press(page, 'Correct an earlier round');
    await page.getByLabel('Player').selectOption('Bob');
    await waitFor(page, 'The order of Bob in round 2, when Eve had the place:');
    await press(page, 'See what changes');
    await waitFor(page, 'This cannot be done yet. Press “Take the token back” first.');
    await look(page, 'amend-prevented');
    expect(await page.getByRole('button', { name: /^Correct round/ }).count()).toBe(0);
    await press(page, 'Cancel');
    await page.getByRole('button', { name: 'See what changes' }).waitFor();
    expect(calls.map(([name]) => name)).toEqual(['amendForm', 'tryAmendment']);
  });

  test('H20 X2 an order that came too late for the round is used as the answers to begin with', async () => {
    const values: Record<string, string> = { buyStamps: '2', mail1: 'B 3', bids: 'U 1' };
    const fields = FORM.fields.map((field) => ({ ...field, value: values[field.key] ?? '' }));
    const { page, calls } = await open(makeState(), {
      amendForm: () =>
        ok({ ...FORM, seen: '', playedBy: '', refused: [], late: { at: '2026-07-10T15:12:00Z', fields } }),
      tryAmendment: () => new Error('Not tried.'),
    });
    await press(page, 'Correct an earlier round');
    await page.getByLabel('Player').selectOption('Bob');
    await waitFor(page, 'An order of Bob for round 2 came too late.');
    await look(page, 'amend-late');
    await page.getByRole('button', { name: /^Use the late order sent Fri / }).click();
    await press(page, 'See what changes');
    expect(calls[1]).toMatchObject([
      'tryAmendment',
      { round: 2, player: 'Bob', answers: { buyStamps: '2', bids: 'U 1' } },
    ]);
  });

  test('H34 a trade stands for another, of the open round or of a resolved one, once it is said what that changes', async () => {
    const first = {
      key: '1 abc',
      words: 'Ann gives Bob 2 garnets, coils 1 and 3 for postcard red',
      fails: false,
    };
    const second = { key: '2 def', words: 'Cleo gives Bob 1 stamp', fails: true };
    const things = ['—', 'Garnets', 'Bellflowers', 'Postcard red', 'Coil 1'];
    const asked = [
      ['from', 'First player', 'choice', ['Ann', 'Bob', 'Cleo']],
      ['with', 'Second player', 'choice', ['Ann', 'Bob', 'Cleo']],
      ['gives', 'The first player gives', 'choice', things],
      ['givesMany', 'The first player gives: how many? (empty means one)', 'whole', []],
      ['gives2', 'The first player also gives (2)', 'choice', things],
    ] as const;
    const fields = asked.map(([key, label, kind, choices]) => ({
      key,
      label,
      kind,
      choices,
      help: '',
      value: '',
      ...(key === 'gives2' ? { after: 'gives' } : {}),
    }));
    const amendment: AmendPreview = {
      rounds: [
        {
          round: 2,
          wrong: [],
          told: [],
          refused: ['Bob, 2nd mail: no coil of 3'],
          accepted: [],
          boards: ['Bob'],
        },
      ],
      results: ['Points if the match ended now: Ann 5 (+2), Bob 3 (−1).'],
      fallen: [],
      position: ['Bob: stamps 2 → 1'],
      standing: '',
      purses: ['Bob: −2 garnets'],
      again: [],
      stays: [],
      ruled: '',
      prevented: '',
    };
    const { page, calls } = await open(makeState(), {
      tradeForm: (_match, round) => ok({ trades: round === 3 ? [first, second] : [first], fields }),
      tryTrade: ({ round, cancels }) =>
        ok({
          cancels: cancels === '' ? '' : first.words,
          enters: 'Cleo gives Ann 3 garnets',
          fails: round === 3 ? [second.words] : [],
          settles: [],
          refused: round === 3 ? ['Ann, Bids: there is no garnet left.'] : [],
          accepted: [],
          amendment: round === 3 ? null : amendment,
        }),
      correctTrade: () => ok(null),
    });
    await press(page, 'Enter or cancel a trade');
    await waitFor(page, 'Round 3 is open.');
    await page.getByLabel('Cancel this trade').selectOption('1 abc');
    await page.getByLabel('First player', { exact: true }).selectOption('Cleo');
    await page.getByLabel('Second player').selectOption('Ann');
    const further = page.getByLabel('The first player also gives (2)');
    expect(await further.count()).toBe(0);
    await page.getByLabel('The first player gives', { exact: true }).selectOption('Garnets');
    expect(await further.count()).toBe(1);
    await page.getByLabel('The first player gives: how many? (empty means one)').fill('3');
    await look(page, 'trade-fields');
    await press(page, 'See what changes');
    await waitFor(page, 'Trades that would no longer happen');
    await waitFor(page, 'Ann, Bids: there is no garnet left.');
    await look(page, 'trade-news');
    await press(page, 'Replace the trade');
    await waitFor(page, 'A trade of round 3 is replaced. Both players read this in their files.');
    const answers = { from: 'Cleo', with: 'Ann', gives: 'Garnets', givesMany: '3', gives2: '' };
    const given = { match: 1, round: 3, cancels: '1 abc', answers, rounds: 2 };
    expect(calls).toEqual([
      ['tradeForm', 1, 3],
      ['tryTrade', given],
      ['correctTrade', { ...given, ruled: '' }],
      ['tradeForm', 1, 3],
    ]);
    await page.getByLabel('Round').selectOption('1');
    await waitFor(page, 'Round 1 is already resolved. A change replays this round and all later rounds.');
    await page.getByLabel('First player', { exact: true }).selectOption('Cleo');
    await press(page, 'See what changes');
    await waitFor(page, 'What changes');
    await look(page, 'trade-of-a-round');
    // A change removes the preview.
    await page.getByLabel('First player', { exact: true }).selectOption('Ann');
    expect(await page.getByRole('heading', { name: 'What changes' }).count()).toBe(0);
  });

  test('H21 several rounds are undone, after it is said what falls away and what everyone has seen', async () => {
    const outcome = makeOutcome({ candidates: ['Bob', 'Cleo'], reveals: ['each player’s polarity'] });
    const { page, calls } = await openInBrowser(
      makeState({
        season: makeSeason({
          players: makeSeason().players.map((one) =>
            ['Cleo', 'Dev'].includes(one.name)
              ? { ...one, id: one.name, out: '2026-11-21T10:00:00.000Z' }
              : one,
          ),
        }),
        matches: [makeMatch({ over: true, round: 7, outcome, edited: ['C14: 7, was 3'] })],
      }),
      {
        undoRound: () => ok(null),
      },
    );
    await press(page, 'Undo round 7');
    await waitFor(page, 'Cells changed by hand that you have not accepted are reset, too: C14: 7, was 3.');
    // H29: Dev may have left for another reason; Cleo is up for elimination by this end.
    await waitFor(
      page,
      'Cleo stays out of the season. If this end was the reason, note under “Standings and statements” who is back in the season.',
    );
    await page.getByLabel('Go back to before round').selectOption('5');
    await waitFor(page, /Rounds 6 to 7 are deleted/);
    await waitFor(page, /Ann as the winner; Bob and Cleo as Elimination Candidates; .*polarity/);
    await look(page, 'undo-several');
    await page.locator('.page').getByRole('button', { name: 'Undo rounds 5 to 7' }).click();
    await expectSoon(() => calls.length, 1);
    expect(calls).toEqual([['undoRound', 1, 5, 7]]);
    // The first page says what was done, at its top, and has the focus there.
    await waitFor(
      page,
      /^Rounds 5 to 7 are undone; round 5 is open again. Cleo is still out of the season\. .*“Standings and statements”/,
    );
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      'Rounds 5 to 7 are undone',
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await look(page, 'undone');
    await press(page, 'New game');
    await press(page, '‹ Back');
    expect(await page.getByText('are undone').count()).toBe(0);
  });

  test('H24 a match is ended early, and goes on', async () => {
    let match = makeMatch();
    const { page, calls } = await open(() => makeState({ matches: [match] }), {
      tryEnd: () =>
        ok({
          outcome: ['★ Winner: Ann', '▼ Elimination Candidate: Bob', 'Points: Ann 5, Cleo 3, Bob 1.'],
          purses: ['Ann: +4 garnets, +2 Tokens of Life'],
          reveals: ['each player’s polarity'],
        }),
      endEarly: (_: number, __: number, how: string) => {
        const ended = how !== 'go on';
        match = makeMatch({ over: ended, endedEarly: ended, deadline: '' });
        return ok(null);
      },
    });
    await press(page, 'End the match early');
    await look(page, 'end-early');
    await waitFor(page, 'Ann: +4 garnets, +2 Tokens of Life');
    await waitFor(page, /Everyone sees this at once: points and prizes; each player’s polarity/);
    await look(page, 'end-by-standing');
    await press(page, 'End the match by the standings');
    await waitFor(page, 'You can undo the early end until you close the match.');
    await look(page, 'ended-early');
    await press(page, 'Undo the early end');
    await look(page, 'let-it-go-on');
    await press(page, 'Reopen round 3');
    await waitFor(page, 'Round 3');
    expect(calls).toEqual([
      ['tryEnd', 1],
      ['endEarly', 1, 2, 'by standing'],
      ['endEarly', 1, 2, 'go on'],
    ]);
  });

  test('H22 deleted responses are restored', async () => {
    const problem = {
      code: 'no-responses',
      what: 'The tab with the order responses of Polar Power is gone.',
      safe: 'Nothing was changed.',
      todo: 'Press “Restore the responses”.',
    } as const;
    const { page, calls } = await open(makeState({ matches: [makeMatch({ problem, seats: [] })] }), {
      restoreResponses: () => ok({ tabs: 1, responses: 12 }),
    });
    await look(page, 'no-responses');
    await press(page, 'Restore the responses');
    await waitFor(page, '12 responses restored.');
    expect(calls).toEqual([['restoreResponses', 1]]);
  });

  test('H41 responses that a tab lacks are restored from the first page, and after Verify', async () => {
    const changed = [
      '“Polar Power — orders” has no row for a response of Ben. The form has this response, so it counts.',
    ];
    let state = makeState({ matches: [makeMatch({ changed, lacking: 1 })] });
    const { page, calls } = await open(() => state, {
      restoreResponses: () => {
        state = makeState();
        return ok({ tabs: 0, responses: 1 });
      },
      verify: () =>
        ok({
          entries: 31,
          matches: 1,
          rounds: 2,
          fault: '',
          archive: [],
          next: null,
          responses: changed,
          lacking: [{ match: 1, title: 'Polar Power' }],
        }),
    });
    await waitFor(page, changed[0]!);
    await look(page, 'lacking-responses');
    await press(page, 'Restore the responses');
    await waitFor(page, '1 response restored.');
    await press(page, 'Verify');
    await press(page, 'Verify now');
    await press(page, 'Restore the responses of Polar Power');
    await waitFor(page, '1 response restored.');
    expect(calls.filter(([name]) => name === 'restoreResponses')).toHaveLength(2);
  });

  test('H27 a match is renamed', async () => {
    const { page, calls } = await openInBrowser(makeState(), { renameMatch: () => ok(null) });
    await press(page, 'Rename the match');
    await page.getByLabel('Title').fill('The big one');
    // The ring of the focus, 3 pixels, leaves the help below it readable.
    const title = await page.getByLabel('Title').boundingBox();
    const help = await page.locator('.field .help').boundingBox();
    expect(title!.y + title!.height + 3).toBeLessThanOrEqual(help!.y);
    await look(page, 'rename');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Polar Power' }).waitFor();
    expect(calls).toEqual([['renameMatch', 1, 'The big one']]);
  });

  test('H44 a host writes to all players, and changes only what was typed', async () => {
    const said = [{ round: 0, text: 'Be kind.' }];
    const { page, calls } = await openInBrowser(makeState({ matches: [makeMatch({ said })] }), {
      sayWords: () => ok(null),
    });
    await press(page, 'Write to all players');
    expect(await page.getByLabel('For the whole match').inputValue()).toBe('Be kind.');
    await page.getByLabel('For round 4').fill('Double points!');
    await look(page, 'words');
    await press(page, 'Publish the message');
    await waitFor(page, 'All pages of the match now show your message.');
    expect(calls).toEqual([['sayWords', 1, [{ round: 4, text: 'Double points!' }]]]);
  });

  test('H16 an order is deleted, or given back', async () => {
    const { page, calls } = await open(makeState(), {
      orderForm: () => ok({ ...FORM, byHost: 'entered' }),
      giveOrder: () => ok(null),
    });
    await press(page, 'Enter or change an order');
    for (const [button, does, words] of [
      ['Delete this order', 'remove', 'Bob now has no order.'],
      ['Count the order that Bob sent', 'withdraw', 'The order that Bob sent counts again.'],
    ] as const) {
      await page.getByLabel('Player').selectOption('Bob');
      await press(page, button);
      await waitFor(page, words);
      expect(calls[calls.length - 1]).toMatchObject(['giveOrder', { does, answers: {} }]);
    }
  });
});
