import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emailOf, HOST_EMAIL } from '../../local/demo/demo.ts';
import type { Host } from '../../local/host/host.ts';
import { makeHandler } from '../../local/server/handler.ts';
import { buildWeb } from '../../local/server/web-assets.ts';
import { PHONE } from '../../src/rules/board/rows.ts';
import type { Browser } from '../browser.ts';
import { fileOf, privateFile, spectatorFile } from '../e2e/season.ts';

/** SCREENSHOTS=folder keeps a picture of every screen, for people to check. */
const SHOTS = process.env.SCREENSHOTS;

/** Pictures of the forms, and of the files of a host, a player and a spectator; none without SCREENSHOTS. */
export interface Pictures {
  /** A match’s tab in the files of a player and of the spectators, and in the host’s workbook. */
  all(name: string, title: string, reader: string): Promise<void>;
  /** One tab of a player’s own file. */
  player(name: string, title: string, reader: string): Promise<void>;
  /** Both forms of a match. */
  forms(name: string, title: string, reader: string): Promise<void>;
  stop(): void;
}

interface Shot {
  readonly path: string;
  readonly who: string;
  readonly name: string;
  /** The tab of a workbook. */
  readonly tab?: string;
  readonly widths: readonly number[];
}

const DESK = 1400;

/** The file alone, as long as it is, without what the local host’s page has around it. */
const ALONE = `.page { display: block !important; height: auto !important }
.files, .bar, .call-log, .sidebar, .show-sidebar, .title-bar, .tabs, .formula-bar, .form-account { display: none !important }
.workbook, .sheet, .middle { display: block !important; height: auto !important }
.grid-scroll { overflow: hidden !important; height: auto !important }`;

const none = async () => {};

/** Opens the files of a host in a browser. */
export async function openPictures(browser: Browser, host: Host): Promise<Pictures> {
  if (!SHOTS) return { all: none, player: none, forms: none, stop: () => {} };
  mkdirSync(SHOTS, { recursive: true });
  const server = createServer(makeHandler(host, await buildWeb(), () => {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const shoot = async ({ path, who, name, tab, widths }: Shot) => {
    // The panel follows the tab that the host looks at. Taking these pictures must not count as that.
    const { activeTab } = host.world;
    const context = await browser.newContext({ timezoneId: 'Europe/Berlin' });
    const page = await context.newPage();
    await page.addInitScript((email) => localStorage.setItem('roundkeeper-who', email), who);
    await page.goto(base + path);
    if (tab === undefined) await page.locator('.title-card').waitFor();
    else
      await page
        .getByRole('tab', { name: new RegExp(`^${tab}`) })
        .first()
        .click();
    await page.locator(tab === undefined ? 'form' : '.cells').waitFor();
    await page.addStyleTag({ content: ALONE });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await page.screenshot({ path: `${SHOTS}/${name}-${width}.png`, fullPage: true });
    }
    await context.close();
    host.world.activeTab = activeTab as number;
  };
  const player = (name: string, tab: string, reader: string) => {
    const path = `/spreadsheets/d/${privateFile(host, reader).id}/edit`;
    return shoot({ path, who: emailOf(reader), name: `${name}-${reader}`, tab, widths: [PHONE] });
  };
  return {
    async all(name, tab, reader) {
      await player(name, tab, reader);
      const shown = `/spreadsheets/d/${spectatorFile(host).id}/pubhtml`;
      await shoot({ path: shown, who: '', name: `${name}-spectators`, tab, widths: [PHONE, DESK] });
      const book = `/spreadsheets/d/${host.world.activeWorkbook}/edit`;
      await shoot({ path: book, who: HOST_EMAIL, name: `${name}-host`, tab, widths: [DESK] });
    },
    player,
    async forms(name, title, reader) {
      for (const kind of ['orders', 'trade form']) {
        const file = fileOf(host, `${title} — ${kind}`);
        if (file.kind !== 'form') throw new Error(`${file.name} is no form`);
        const path = `/forms/d/e/${file.form.publicId}/viewform`;
        await shoot({ path, who: emailOf(reader), name: `${name}-${kind}`, widths: [PHONE, DESK] });
      }
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
