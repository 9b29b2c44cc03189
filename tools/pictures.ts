import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { emailOf, PLAYERS } from '../local/demo/demo.ts';
import { planOrders } from '../local/demo/planned-orders.ts';
import { rehearse } from '../local/demo/rehearsal.ts';
import { HOST_EMAIL, typeRoster } from '../local/demo/season.ts';
import type { Manifest } from '../local/google/globals.ts';
import { FIRST_MOMENT, type Host, makeHost } from '../local/host/host.ts';
import { makeHandler } from '../local/server/handler.ts';
import { buildWeb } from '../local/server/web-assets.ts';
import { PHONE } from '../src/rules/board/rows.ts';
import { build } from './build.ts';
import { CHROMIUM, launch } from './chromium.ts';

/** Folder of the pictures that README and docs show. */
const PICTURES = 'docs/pictures';
const VIEWPORT = { width: 1180, height: 780 };
const NAMES = PLAYERS.slice(0, 4);
/** Height in pixels to which the picture of a private file is cut. */
const BEGINNING = 1000;

/** The local host's page, the panel on this page, and the host behind the page. */
interface Scene {
  readonly page: Page;
  readonly panel: FrameLocator;
  readonly host: Host;
  /** Takes a picture of an element. */
  shoot(selector: string, name: string): Promise<void>;
}

/** Steps that take all pictures. The order is the order in which a new host does these things. */
const STEPS: readonly ((scene: Scene) => Promise<void>)[] = [
  async ({ panel, shoot }) => {
    await panel.getByRole('button', { name: 'Set up the season' }).waitFor();
    await shoot('iframe', 'set-up');
    await panel.getByRole('button', { name: 'Set up the season' }).click();
    await panel.getByRole('button', { name: 'New game' }).first().waitFor();
  },
  async ({ page, panel, host, shoot }) => {
    typeRoster(
      host,
      NAMES.map((name) => [name, emailOf(name), '']),
    );
    await openWorkbook(page);
    await page
      .getByRole('tab', { name: 'Season' })
      .or(page.getByRole('button', { name: 'Season', exact: true }))
      .first()
      .click();
    await page.locator('.workbook').getByText(emailOf('Dan')).first().waitFor();
    await shoot('.workbook', 'roster');
    await panel.getByRole('button', { name: 'New game' }).first().click();
    await panel.getByText('Secret Soulmate').first().click();
    await panel.getByRole('button', { name: 'Make the match' }).waitFor();
    await shoot('iframe', 'new-game');
    await panel.getByRole('button', { name: 'Make the match' }).click();
    await panel.getByRole('heading', { name: 'Secret Soulmate' }).waitFor({ timeout: 15_000 });
  },
  async ({ page, shoot }) => {
    await lookAs(page, 'Ann');
    await page.getByText('Secret Soulmate — orders').first().click();
    // The whole form fits, so that nothing lies over it.
    await page.setViewportSize({ ...VIEWPORT, height: 1500 });
    await page.getByRole('button', { name: 'Submit' }).waitFor();
    await shoot('form', 'order-form');
    await page.setViewportSize(VIEWPORT);
    await lookAs(page, 'the host');
  },
  async ({ page, panel, host, shoot }) => {
    // The orders are always the same, so that the pictures change with the screens only.
    rehearse(host, planOrders, makeRandom());
    await openWorkbook(page);
    await panel.getByText('All 4 players have sent an order.').waitFor();
    await shoot('iframe', 'before-the-round');
    host.clock.advance(24 * 3_600_000);
    await openWorkbook(page);
    await panel.getByText('All 4 players have sent an order.').waitFor();
    await panel.getByRole('button', { name: 'Resolve round 1' }).click();
    await panel.getByText('Round 1 resolved', { exact: false }).first().waitFor({ timeout: 15_000 });
    await shoot('iframe', 'after-the-round');
  },
  async ({ page, shoot }) => {
    await lookAs(page, 'Ann');
    await page.getByText('Ann — private').click();
    await page.getByRole('tab', { name: /Secret Soulmate/ }).click();
    await page.setViewportSize({ width: PHONE, height: 800 });
    // The file is long, and a player looks at its beginning.
    await page.addStyleTag({ content: `.workbook { max-height: ${BEGINNING}px; overflow: hidden; }` });
    await shoot('.workbook', 'private-file');
  },
];

/** Makes a generator of numbers from 0 to 1. The numbers are the same in every run. */
function makeRandom(): () => number {
  let state = 5_000_000;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Reloads the page and opens the host workbook with the panel. */
async function openWorkbook(page: Page): Promise<void> {
  await page.reload();
  await page.getByText('Roundkeeper season').first().click();
}

async function lookAs(page: Page, name: string): Promise<void> {
  const options = await page.getByLabel('I am').locator('option').allTextContents();
  await page
    .getByLabel('I am')
    .selectOption({ label: options.find((option) => option.startsWith(name)) ?? name });
}

/** Runs the steps on a new local host. Clock and random numbers are the same in every run. */
async function takePictures(folder: string): Promise<readonly string[]> {
  const { code, sidebar, manifest } = await build();
  let last = 0;
  const makeUuid = () => `00000000-0000-4000-8000-${String(++last).padStart(12, '0')}`;
  const host = makeHost({ code, sidebar, manifest: manifest as Manifest, makeUuid });
  host.addPeople(NAMES.map((name) => ({ name, email: emailOf(name) })));
  host.makeWorkbook('Roundkeeper season', HOST_EMAIL);
  const server = createServer(makeHandler(host, await buildWeb(), () => {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await launch();
  const made: string[] = [];
  try {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.clock.setFixedTime(FIRST_MOMENT);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const shoot = async (selector: string, name: string) => {
      const path = `${folder}/${name}.png`;
      await page.locator(selector).first().screenshot({ path, animations: 'disabled' });
      made.push(`${name}.png`);
    };
    const panel = page.frameLocator('iframe').first();
    for (const step of STEPS) await step({ page, panel, host, shoot });
    await page.close();
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return made;
}

if (CHROMIUM) {
  // The old pictures stay until all new ones are there.
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const made = await takePictures(folder);
  rmSync(PICTURES, { recursive: true, force: true });
  cpSync(folder, PICTURES, { recursive: true });
  rmSync(folder, { recursive: true });
  for (const name of made) process.stdout.write(`${PICTURES}/${name}\n`);
} else {
  process.stderr.write('pictures: no Chromium was found; set CHROMIUM to its path.\n');
  process.exitCode = 1;
}
