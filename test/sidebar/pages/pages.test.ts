import { makeEntryPoints } from '../../../src/sheets/panel-api/call.ts';
import { CALLS, type CallName } from '../../../src/sheets/panel-api/calls.ts';
import type { Memory } from '../../sheets/memory-ports.ts';
import { busySeason, sendOrder } from '../../sheets/presses/busy-season.ts';
import { openSmallPanel, type SmallPanel } from '../small/panel.ts';

// The panel on the add-on, in one process: match 1 is in its second round, match 2 is over, match 3 is in the archive.

const open = (memory: Memory) => {
  const entry = makeEntryPoints(CALLS, () => memory.ports);
  return openSmallPanel((name, given) => entry[name as CallName](...given), { start: memory.time });
};

/** A button, or a field with what is typed or chosen; a field without that is ticked. */
type Step = string | readonly [field: string, value: string] | readonly [field: string];

async function take(panel: SmallPanel, steps: readonly Step[]): Promise<void> {
  for (const step of steps)
    if (typeof step === 'string') await panel.press(step);
    else if (step.length === 1) await panel.tick(step[0]);
    else await panel.fill(...step);
}

interface Page {
  readonly steps: readonly Step[];
  readonly calls: readonly (readonly unknown[])[];
  readonly says: readonly string[];
}

const TIMING = { schedule: '', auto: 'off', wait: 10, missing: 'rules', remind: 0, tell: true };
/** All fields of the trade page, empty: six lines for each side. */
const EMPTY = Object.fromEntries([
  ['from', ''],
  ['with', ''],
  ...['gives', 'givesMany', 'takes', 'takesMany'].flatMap((id) =>
    ['', 2, 3, 4, 5, 6].map((line) => [`${id}${line}`, '']),
  ),
]);

/** Pages that a host only reads. */
const READ: readonly Page[] = [
  {
    steps: ['Explain a round', ['What this reader may know', 'Ann'], 'Explain'],
    calls: [['why', 1, 1, 'Ann']],
    says: [
      'This page shows step by step what happened in a round. It also names the ruling for each step.',
      'ruling',
    ],
  },
  {
    steps: ['Preview'],
    calls: [['preview', { match: 1, round: 1, early: true }]],
    says: [
      'Nothing is changed.',
      'Orders sent Players without an order: Cleo and Dan.',
      'Told to Ben only · ruling X4Ben plays 2, with a point token.',
      'Purses Ann: −3 garnets, +1 bellflower Ben: +3 garnets, −1 bellflower',
      'Pages 5 pages of this match spectators, Ann, Ben, Cleo and Dan',
    ],
  },
  {
    steps: ['Remind who is missing'],
    calls: [['mailsLeft']],
    says: [
      'Secret Soulmate, round 2: 2 players have sent no order yet. CleoNot reminded DanNot reminded',
      'You can send 100 more mails with Google today. Send 2 mails',
    ],
  },
  {
    steps: ['Invite players'],
    calls: [['invitations', 1], ['mailsLeft']],
    says: [
      'Send 4 mails One by one Ann → ann@example.comNot invited Mail Ann',
      'In a chat that all players read Text for all players Copy',
    ],
  },
  {
    steps: ['Announce in a chat'],
    calls: [['announcement', 1]],
    says: [
      'Secret Soulmate: round 1, as far as everyone may know. Names such as “@everyone” notify nobody.',
      'Webhook of the channel Post each round',
    ],
  },
  {
    steps: ['Enter or change an order', ['Player', 'Cleo'], ['Number card', '3'], 'Check the order'],
    calls: [
      ['orderForm', 1, 'Cleo'],
      ['tryOrder', expect.objectContaining({ match: 1, round: 2, player: 'Cleo', does: 'enter' })],
    ],
    says: ['Order for round 2', 'Cleo has sent no order yet.', 'Number card: 3'],
  },
  {
    steps: [
      'Enter or cancel a trade',
      ['Cancel this trade', 'Ann gives Ben 3 garnets for 1 bellflower'],
      'See what changes',
    ],
    calls: [
      ['tradeForm', 1, 2],
      ['tryTrade', { match: 1, round: 2, cancels: expect.stringMatching(/^1 /), answers: EMPTY, rounds: 1 }],
    ],
    says: [
      'Round 2 is open. Cancel this trade No trade Ann gives Ben 3 garnets for 1 bellflower',
      'This trade would be cancelled: Ann gives Ben 3 garnets for 1 bellflower.',
    ],
  },
  {
    steps: ['Correct an earlier round', ['Player', 'Ann'], ['Number card', '1'], 'See what changes'],
    calls: [
      ['amendForm', 1, 1, 'Ann', false],
      ['tryAmendment', expect.objectContaining({ match: 1, round: 1, player: 'Ann', rounds: 1 })],
    ],
    says: ['The order of Ann in round 1:'],
  },
  {
    steps: ['Deadline and automatic rounds'],
    calls: [],
    says: ['Round 2 of Secret Soulmate. Players see the new deadline in their files. Deadline of the round'],
  },
  {
    steps: ['Deadline and automatic rounds', ['Set a deadline'], ['Date and time', '2062-01-20T12:00']],
    calls: [],
    says: ['2062', 'This deadline is 36 years away.'],
  },
  {
    steps: ['Deadline and automatic rounds'],
    calls: [],
    says: [
      'Use the season’s setting Every day at a fixed time',
      'The season’s setting: daily at 15:00 UTC.',
      'Save Pause',
      'Pause the match',
    ],
  },
  {
    steps: ['Deadline and automatic rounds', ['How rounds are resolved', 'all']],
    calls: [],
    says: ['the next deadline may be earlier than announced'],
  },
  {
    steps: ['Undo round 1'],
    calls: [],
    says: ['Orders for round 1 are open again', 'as they were before round 1.'],
  },
  {
    steps: ['End the match early'],
    calls: [['tryEnd', 1]],
    says: ['End the match without an outcome', 'Round 2 is not resolved, and its orders do not count.'],
  },
  { steps: ['Rename the match'], calls: [], says: ['Secret Soulmate ‹ Back Rename the match Title'] },
  {
    steps: ['Rehearse from here'],
    calls: [],
    says: ['The rehearsal is a copy of Secret Soulmate, from round 2 on.', 'Begin the rehearsal'],
  },
  {
    steps: ['Export the match', ['For other programs'], 'Prepare the download'],
    calls: [['exportRecord', 1]],
    says: ['The match is not over, and this file holds its secrets.', 'Download the file (.json)'],
  },
  {
    steps: ['Export the match', ['For everyone'], 'Prepare the download'],
    calls: [
      ['exportMatch', 1, 'public'],
      ['matchPage', 1, 'public'],
    ],
    says: ['Prepare the download'],
  },
  {
    steps: ['New game'],
    calls: [['getGames']],
    says: [
      'Polar Power is over.',
      'Close Polar Power Choose a game:',
      'Six players in two meadows of three.',
    ],
  },
  {
    steps: ['Standings and statements'],
    calls: [['closedMatches']],
    says: [
      'Ann1 Token of Life, 10 garnets, 2 bellflowers',
      'Eve1 Token of Life, 0 garnets, 0 bellflowers',
      'Not Flower Field closed: won by Cleo; up for elimination: Ann. No opponent was noted before the match was closed.',
    ],
  },
  { steps: ['Players'], calls: [], says: ['10 players.', 'Annann@example.com'] },
  {
    steps: ['Replace a player, or change an address', ['Whose place changes', 'Ben']],
    calls: [],
    says: [
      'Another person plays from now on The same person gets another name or address',
      'Somebody new The list leaves out everybody who already plays in Secret Soulmate or Polar Power',
      'Ben leaves the season. The file, link and code of Ben stop working',
    ],
  },
  {
    steps: [
      'Replace a player, or change an address',
      ['Whose place changes', 'Ben'],
      ['The same person gets another name or address'],
    ],
    calls: [],
    says: ['The player keeps everything, also the file'],
  },
  { steps: ['Award or fine'], calls: [], says: ['Ann10 / 2 / 1 Ben10 / 2 / 1', 'Eve0 / 0 / 1'] },
  {
    steps: ['Closed matches (1)'],
    calls: [['closedMatches']],
    says: [
      'Not Flower Field 2 rounds, closed Sat 10 Jan,',
      'Won by Cleo. Up for elimination: Ann. No opponent was noted before the match was closed. Bring back',
    ],
  },
  {
    steps: ['Verify', 'Verify now'],
    calls: [['verify'], ['verifyArchive', { matches: [3] }]],
    says: [
      'No differences found. 23 log entries, 3 matches, 4 rounds checked.',
      'Verify does not compare the rows of responses tabs',
    ],
  },
  { steps: ['Self-test'], calls: [], says: ['Send one mail to my own address', 'Run the self-test'] },
];

describe('a page of the panel', () => {
  let panel: SmallPanel;
  let first = '';
  beforeAll(async () => {
    panel = await open(busySeason());
    first = panel.text();
  });
  // Until then the globals of this process are those of the panel.
  afterAll(() => panel.close());

  test('the first page has who sent what, the files, and what can be done', () => {
    expect(first).toMatch(
      /^Secret Soulmate Secret Soulmate Round 2 · 2 of 4 orders · No deadline Polar Power Over Round 2 No deadline Deadline and automatic rounds Orders 2 of 4 players have sent an order\. ✓Ann · whiteSent Sat \d\d:\d\d/,
    );
    expect(first).toMatch(
      /–Cleo · blueNo order yet 10 garnets.*–Dan · blueNo order yet 10 garnets.*Remind who is missing/,
    );
    expect(first).toContain(
      'Trades 1 agreed “Enter or cancel a trade” lists the agreed trades. The tab of the trade form holds every offer. Announce in a chat Explain a round Make corrections',
    );
    expect(first).toContain('This match Order form Trade form Spectators’ page');
    expect(first).toMatch(/Preview Resolve round 2 Signed in as host@example\.com\. Refresh$/);
  });

  test.each(READ.map((page) => ({ ...page, name: page.steps.join(' › ') })))(
    '$name: calls, words, and the way back',
    async ({ steps, calls, says }) => {
      const from = panel.calls.length;
      try {
        await take(panel, steps);
        expect(panel.calls.slice(from)).toEqual(calls);
        for (const words of says) expect(panel.text()).toContain(words);
      } finally {
        await panel.press('‹ Back');
      }
      expect(panel.text()).toBe(first);
    },
  );
});

test('a preview reads the match again if orders have arrived since the panel last read it', async () => {
  const memory = busySeason();
  const panel = await open(memory);
  try {
    memory.time += 60_000;
    sendOrder(memory, 1, 'Cleo', { 'Number card': 1 });
    sendOrder(memory, 1, 'Dan', { 'Number card': 1 });
    await panel.press('Preview');
    expect(panel.text()).toContain('Everybody has sent an order.');
    expect(panel.text()).not.toContain('sent no order');
    await panel.press('‹ Back');
    expect(panel.text()).toContain('4 of 4 orders');
  } finally {
    panel.close();
  }
});

test('O10 if a rule of an own game is refused, the game and the host’s answers stay in view', async () => {
  const panel = await open(busySeason());
  try {
    for (const name of ['New game', 'A game of your own', 'Two thirds']) await panel.press(name);
    await panel.fill('Rule', 'best');
    await panel.fill('Who gets the points', 'the lowest');
    await panel.press('Write this rule');
    expect(panel.text()).toContain('You have not chosen “New value of”.');
    expect(panel.text()).toContain('All checks passed.');
    await panel.fill('New value of', 'Points');
    await panel.fill('Number', 'Your number');
    await panel.fill('If several players tie', 'nobody gets the points');
    await panel.press('Write this rule');
    expect(panel.text()).not.toContain('You have not chosen');
    expect(panel.text()).toContain(
      'The rule “The highest or the lowest number gets points” is now in the tab.',
    );
    await panel.press('Check again');
    expect(panel.text()).toContain('All checks passed.');
    await panel.press('‹ Back');
    expect(panel.text()).toContain('Describe a new game.');
  } finally {
    panel.close();
  }
});

test('H33 the rehearsal of an own game says that the values stay as they are', async () => {
  const panel = await open(busySeason());
  try {
    for (const name of [
      'New game',
      'A game of your own',
      'Two thirds',
      'Make a match of this game',
      'Rehearse',
    ])
      await panel.press(name);
    expect(panel.text()).toContain(
      'Your formulas do not run in a rehearsal, so the values stay as they are.',
    );
    await panel.press('Resolve round 1');
    expect(panel.text()).toContain('Orders for round 2');
  } finally {
    panel.close();
  }
});

/** Actions of a host in a match or in the season, with the message of the panel. */
const ACTS: readonly Page[] = [
  {
    steps: ['Deadline and automatic rounds', ['No deadline'], 'Change the deadline'],
    calls: [['setDeadline', 1, 1, ''], ['renewForms']],
    says: ['The round now has no deadline. OK Secret Soulmate'],
  },
  {
    steps: ['Deadline and automatic rounds', ['How rounds are resolved', 'deadline'], 'Save'],
    calls: [['setTiming', 1, { ...TIMING, auto: 'deadline' }]],
    says: ['OK Secret Soulmate'],
  },
  {
    steps: ['Deadline and automatic rounds', 'Pause the match', 'OK', 'Resume the match'],
    calls: [['pauseMatch', 1], ['renewForms'], ['resume', 1], ['renewForms']],
    says: ['Round 2 No deadline Deadline and automatic rounds Orders'],
  },
  {
    steps: [
      'Deadline and automatic rounds',
      'Pause the match',
      'OK',
      'Deadline and automatic rounds',
      'Resume the match',
      ['No deadline'],
      'Change the deadline',
    ],
    calls: [
      ['pauseMatch', 1],
      ['renewForms'],
      ['resume', 1],
      ['renewForms'],
      ['setDeadline', 1, 1, ''],
      ['renewForms'],
    ],
    says: ['The round now has no deadline. OK'],
  },
  {
    steps: ['Undo round 1', 'Undo round 1'],
    calls: [['undoRound', 1, 1, 1], ['renewForms']],
    says: [
      'Round 1 is undone; round 1 is open again. OK',
      'All 4 players have sent an order.',
      'Invite players Announce',
    ],
  },
  {
    steps: ['End the match early', 'End the match by the standings'],
    calls: [['tryEnd', 1], ['endEarly', 1, 1, 'by standing'], ['renewForms']],
    says: ['You ended the match. OK', 'Secret Soulmate Over'],
  },
  {
    steps: ['Rename the match', ['Title', 'A new title'], 'Rename the match'],
    calls: [['renameMatch', 1, 'A new title'], ['renewForms']],
    says: ['The match is now called A new title. OK A new title A new title Round 2'],
  },
  {
    steps: ['Write to all players', ['For round 3', 'Double points!'], 'Publish the message'],
    calls: [['sayWords', 1, [{ round: 3, text: 'Double points!' }]]],
    says: ['All pages of the match now show your message. OK'],
  },
  {
    steps: ['Rehearse from here', 'Begin the rehearsal', 'Resolve round 2', 'End the rehearsal'],
    calls: [['rehearse', { match: 1 }], ['resolveRehearsal', 1], ['endRehearsal']],
    says: ['Secret Soulmate Round 2', 'Rehearse from here'],
  },
  {
    steps: ['Export the match', 'Share the page'],
    calls: [['sharePage', 1]],
    says: [
      'Everyone can download the page of this match. The page is renewed soon after each round. Renew the page',
    ],
  },
  {
    steps: ['Players', ['Paste your players', 'Sue, sue@example.com'], 'Add the players'],
    calls: [['addPlayers', 'Sue, sue@example.com']],
    says: ['11 players.', 'Suesue@example.com Changes that you type', '1 player added: Sue. OK'],
  },
  {
    steps: ['Award or fine', ['Cleo'], ['Ben'], ['Garnets', '2'], ['Why', 'a prize'], 'Save in the ledger'],
    calls: [
      [
        'award',
        { player: 'Ben', others: ['Cleo'], garnets: 2, bellflowers: 0, tokensOfLife: 0, why: 'a prize' },
      ],
    ],
    says: ['Ben12 / 2 / 1', 'Ben and Cleo: +2 garnets each. The award is now in the ledger. OK'],
  },
  {
    steps: ['Closed matches (1)', 'Bring back'],
    calls: [['closedMatches'], ['bringBack', 3]],
    says: ['Not Flower Field is back in the workbook. You can correct it now. OK', 'Ann names as opponent'],
  },
  {
    steps: ['Remind who is missing', 'Send 2 mails'],
    calls: [['mailsLeft'], ['remind', 1, 1, false], ['mailsLeft']],
    says: ['2'],
  },
  { steps: ['Send confirmations now'], calls: [['sendReceiptsNow', 1]], says: ['0 confirmations sent.'] },
  {
    steps: ['Renew who can open the files'],
    calls: [['shareAgain']],
    says: ['Each player’s file opens only for one Google account. The roster has the email of this account.'],
  },
];

describe('an act at the panel', () => {
  test.each(ACTS.map((page) => ({ ...page, name: page.steps.join(' › ') })))(
    '$name',
    async ({ steps, calls, says }) => {
      const panel = await open(busySeason());
      try {
        await take(panel, steps);
        expect(panel.calls).toEqual(calls);
        for (const words of says) expect(panel.text()).toContain(words);
      } finally {
        await panel.close();
      }
    },
  );
});
