import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { replay } from '../../src/rules/play/replay.ts';
import { GAMES } from '../../src/rules/registry.ts';
import { closeMatch } from '../../src/sheets/actions/close.ts';
import { matchPage } from '../../src/sheets/actions/verify.ts';
import { announceMatch } from '../../src/sheets/delivery/announcement.ts';
import { invitations } from '../../src/sheets/delivery/invite.ts';
import { checkLine, confirmationLine, fingerprintLine } from '../../src/sheets/log/check-line.ts';
import { playerFile } from '../../src/sheets/log/file/match-file.ts';
import { mustPlayBack } from '../../src/sheets/log/fold.ts';
import { keptLines } from '../../src/sheets/pages/lines/log-head.ts';
import { axeFaults, describeInBrowser, type Page } from '../browser.ts';
import { filesOf, playedSeason } from '../sheets/exported.ts';
import { act } from '../sheets/season.ts';
import { TABLES, type TableFor } from '../tables.ts';

const VIEWER = resolve(__dirname, '../../dist/viewer.html');

test('the viewer is one page of at most 400 kB', () => {
  expect(readFileSync(VIEWER, 'utf8').length).toBeLessThan(400_000);
});

jest.setTimeout(30_000);

// One page. Each test goes on where the one before it ended.
describeInBrowser('the viewer', (browser) => {
  const table = TABLES.find(({ game }) => game === 'secret-soulmate') as TableFor;
  const memory = playedSeason(table);
  const { whole, everyone } = filesOf(memory);
  const { seed } = whole.record as { seed: string };
  const folder = mkdtempSync(join(tmpdir(), 'viewer-'));
  const path = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  let page: Page;
  let loaded: string[] = [];
  let errors: string[] = [];
  beforeAll(async () => {
    page = await (await browser().newContext()).newPage();
    page.on('request', (request) => loaded.push(request.url()));
    page.on('pageerror', ({ message }) => errors.push(message));
  });
  afterAll(() => page.context().close());

  /** The page from disk, on a phone, with whatever it loads. */
  async function open(file = VIEWER): Promise<void> {
    await page.setViewportSize({ width: 390, height: 800 });
    loaded = [];
    errors = [];
    await page.goto(`file://${file}`);
  }

  const look = async (name: string) => {
    const folder = process.env.SCREENSHOTS;
    if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
  };
  const verdict = () => page.locator('body').getAttribute('data-verdict');

  test('opens a match, shows each round by keys and slider, and loads nothing', async () => {
    await open();
    expect(await verdict()).toBeNull();
    await page.setInputFiles('input[type=file]', path('match.json', JSON.stringify(whole)));
    await page.getByText('All parts of the file fit together').waitFor();
    expect(await verdict()).toBe('agrees');
    const rounds = (whole.record as { rounds: unknown[] }).rounds.length;
    await page.getByText(`After round ${rounds} of ${rounds}`).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText(`After round ${rounds - 1} of ${rounds}`).waitFor();
    await page.getByRole('slider').fill('0');
    await page.getByText(`Before round 1 of ${rounds}`).waitFor();
    await page.getByLabel('As seen by').selectOption('Ann');
    await page.getByRole('region', { name: 'Before round 1, as Ann saw it' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // Viewer and rounds stand in one line, so that most of the screen is left for the board.
    expect((await page.locator('.controls').boundingBox())?.height).toBeLessThan(90);
    // A finger hits what is at least 40 pixels high.
    const targets = page.locator('button, select, summary, textarea, .file, input[type=range]');
    const heights = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    expect(heights.filter((height) => height > 0 && height < 40)).toEqual([]);
    const frame = page.locator('.board-frame');
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    const check = checkLine({ match: 1, ...whole.head });
    const kept = page.getByLabel('What did you keep?');
    await kept.fill(`Host: ${check}\nBen: thanks`);
    await page.getByText('Still missing: the line that begins with “Fingerprint:”').waitFor();
    expect(await verdict()).toBe('agrees');
    await kept.fill(`Host: ${check}\n${fingerprintLine(1, seed)}`);
    await page.getByText('The file fits what you kept').waitFor();
    expect(await verdict()).toBe('proved');
    expect(await axeFaults(page)).toEqual([]);
    await kept.fill(checkLine({ match: 1, number: whole.head.number, hash: 'd'.repeat(64) }));
    await page.getByText('The file does not fit what you kept').waitFor();
    expect(await verdict()).toBe('differs');
    await kept.fill('');
    expect(errors).toEqual([]);
    expect(loaded).toEqual([`file://${VIEWER}`]);
  });

  test('says of a file for everyone that nothing in it can be checked', async () => {
    const { seed: _, ...secretless } = everyone as { seed?: string };
    await page.setInputFiles('input[type=file]', path('public.json', JSON.stringify(secretless)));
    await page.getByText('For reading only').waitFor();
    expect(await verdict()).toBe('agrees');
    expect(await axeFaults(page)).toEqual([]);
  });

  test('X11 says of a file for everyone that its seed was the one kept, and of a record what it lacks', async () => {
    await page.setInputFiles('input[type=file]', path('public.json', JSON.stringify(everyone)));
    await page.getByLabel('What did you keep?').fill(fingerprintLine(1, seed));
    await page.getByText('The seed is the one whose fingerprint you kept.').waitFor();
    await page.getByText('For reading only').waitFor();
    expect(await verdict()).toBe('agrees');
    await page.setInputFiles('input[type=file]', path('record.json', JSON.stringify(whole.record)));
    await page.getByText('The file has the orders but no log.').waitFor();
    expect(await verdict()).toBe('agrees');
  });

  test('names what differs, and what is no match', async () => {
    const [record] = [whole.record as { seed: string }];
    const doctored = { ...whole, record: { ...record, seed: 'other' } };
    await page.setInputFiles('input[type=file]', path('doctored.json', JSON.stringify(doctored)));
    await page.getByText('The match: seed differs from the log.').waitFor();
    await page.getByText('Ask the host to press Verify in the panel').waitFor();
    expect(await verdict()).toBe('differs');
    await page.setInputFiles('input[type=file]', path('cut.json', JSON.stringify(whole).slice(0, 700)));
    await page.getByText('The file ends in the middle.').waitFor();
    expect(await verdict()).toBe('unusable');
    expect(await page.locator('.board').count()).toBe(0);
    await page.setInputFiles('input[type=file]', path('big.json', ' '.repeat(50_000_000)));
    await page
      .getByText('This file has 50 MB. An exported match is far smaller. Choose another file.')
      .waitFor();
    expect(await verdict()).toBe('unusable');
  });

  test('shows another file of the same name from its own beginning', async () => {
    const as = (text: string) => path('same.json', text);
    await page.setInputFiles('input[type=file]', as(JSON.stringify(whole)));
    await page.getByLabel('As seen by').selectOption('the host');
    await page.setInputFiles('input[type=file]', as(JSON.stringify(everyone)));
    await page.getByText('For reading only').waitFor();
    await page.getByRole('region', { name: 'as everyone saw it' }).waitFor();
    expect(await page.getByLabel('As seen by').inputValue()).toBe('public');
    expect(errors).toEqual([]);
  });

  test('S17 opens a player’s file, and compares the lines of that player’s page', async () => {
    const { log } = memory.book();
    const playback = mustPlayBack(log, 1);
    const own = JSON.stringify(playerFile(log, playback, 'The match', 0));
    await open();
    await page.setInputFiles('input[type=file]', path('ann.json', own));
    await page.getByText('The file shows your orders, and what you saw of each round.').waitFor();
    await page.getByText('Your order of').first().waitFor();
    const kept = [...keptLines(playback, log), confirmationLine(log.entries, 1, 0)].join('\n');
    await page.getByLabel('What did you keep?').fill(kept);
    await page.getByText('The file fits what you kept').waitFor();
    await page.getByText('1 confirmation fits').waitFor();
    expect(await verdict()).toBe('proved');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeFaults(page)).toEqual([]);
    await look('player-file');
    await page.getByLabel('What did you keep?').fill('');
  });

  test('prints all rounds as the chosen viewer saw them, without controls', async () => {
    await open();
    await page.setInputFiles('input[type=file]', path('match.json', JSON.stringify(whole)));
    await page.getByLabel('As seen by').selectOption('Ann');
    const rounds = (whole.record as { rounds: unknown[] }).rounds.length;
    const pdf = await page.pdf({ path: join(process.env.SCREENSHOTS ?? folder, 'printed.pdf') });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(rounds);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const boards = page.getByRole('region', { name: /as Ann saw it$/ });
    expect(await boards.count()).toBe(rounds + 1);
    for (const board of await boards.all()) expect(await board.isVisible()).toBe(true);
    expect(await page.getByText('As seen by Ann.').isVisible()).toBe(true);
    expect(
      await page.locator('select, input, button, textarea, summary').filter({ visible: true }).count(),
    ).toBe(0);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await boards.count()).toBe(1);
  });

  test('takes a file that is dropped anywhere on it', async () => {
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'dropped.json'));
      const drop = (type: string) =>
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      // Without that, the browser would leave the page for the file.
      if (drop('dragover') || drop('drop')) throw new Error('The page does not take the file.');
    }, JSON.stringify(whole));
    await page.getByText('All parts of the file fit together').waitFor();
    expect(await verdict()).toBe('agrees');
    expect(loaded).toEqual([`file://${VIEWER}`]);
  });

  test('replays a record in the console as the engine does', async () => {
    const given = whole.record;
    const made = await page.evaluate((record) => {
      const { roundkeeper } = globalThis as unknown as { roundkeeper: { replay(record: unknown): unknown } };
      return roundkeeper.replay(record);
    }, given);
    expect(made).toEqual(JSON.parse(JSON.stringify(replay(GAMES, given))));
  });

  test.each(TABLES)('cuts no text of a board of $game, where there is no Arial either', async (one) => {
    const { whole } = filesOf(playedSeason(one as TableFor));
    const text = JSON.stringify({ ...whole, title: one.game });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.setInputFiles('input[type=file]', path(`${one.game}.json`, text));
    await page.getByRole('heading', { name: one.game }).waitFor();
    await page.getByText('All parts of the file fit together').waitFor();
    // A wide window shows the board larger.
    for (const width of [390, 1400]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await page
        .locator('.cell')
        .evaluateAll((cells) =>
          cells
            .filter(
              (cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.scrollHeight > cell.clientHeight + 1,
            )
            .map(({ textContent }) => textContent),
        );
      expect(cut).toEqual([]);
    }
  });

  test('H39 a player who kept nothing but the chat checks a match in three steps: ask, open, paste', async () => {
    const closed = playedSeason(table);
    const chat = [invitations(closed.ports, 1).all, announceMatch(closed.ports, 1).plain];
    act(closed, closeMatch, 1);
    chat.push(announceMatch(closed.ports, 1).plain);
    // 1. The host gives the page of the whole match.
    const html = matchPage(readFileSync(VIEWER, 'utf8'), closed.book(), 1, 'everything');
    // 2. The player opens it.
    await open(path('The match, whole.html', html));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('All parts of the file fit together').waitFor();
    await look('1-opened');
    // 3. The player pastes the chat.
    await page.getByLabel('What did you keep?').fill(chat.join('\n\nBen: nice!\n\n'));
    await page.getByText('The file fits what you kept').waitFor();
    expect(await verdict()).toBe('proved');
    await look('2-pasted');
    expect(await axeFaults(page)).toEqual([]);
  });

  test('shows the match that is enclosed in it, names and texts as text', async () => {
    const title = '</script><script>document.title = "taken"</script>';
    const text = JSON.stringify({ ...whole, title }).replaceAll('<', '\\u003c');
    const html = readFileSync(VIEWER, 'utf8');
    const enclosed = html.replace('id="match">', () => `id="match">${text}`);
    await open(path('match.html', enclosed));
    await page.getByText('All parts of the file fit together').waitFor();
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(title);
    expect(await page.title()).not.toBe('taken');
    await page.getByText('the match as a file').waitFor();
    expect(errors).toEqual([]);
  });
});
