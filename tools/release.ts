import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build, hashFile } from './build.ts';
import { stepsPage } from './release/steps-page.ts';

const FOLDER = 'release';

/** Writes the page for players. The page shows the hash of the viewer, so that players can check a copy of the viewer (H39). */
function playersPage(viewerHash: string): string {
  const place = 'the hash in `viewer.sha256`';
  return readFileSync('docs/player.md', 'utf8').replace(place, `\`${viewerHash}\`, ${place}`);
}

/**
 * Writes release/. The folder holds the four files that a host pastes into Google's script editor, under their names in
 * the editor. It also holds a page of steps that contains these texts and needs only a browser, and the page for
 * players.
 */
async function release(): Promise<readonly string[]> {
  const { code, sidebar, viewer, viewerHash } = await build();
  const manifest = readFileSync('appsscript.json', 'utf8');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const texts = {
    'Code.gs': code,
    'sidebar.html': sidebar,
    'viewer.html': viewer,
    'appsscript.json': manifest,
  };
  const files = {
    ...texts,
    'steps.html': stepsPage(texts, version),
    'viewer.sha256': hashFile(viewerHash),
    'player.md': playersPage(viewerHash),
  };
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  return Object.entries(files).map(([name, text]) => {
    writeFileSync(`${FOLDER}/${name}`, text);
    return `${FOLDER}/${name} ${(text.length / 1000).toFixed(1)} kB`;
  });
}

for (const line of await release()) process.stdout.write(`${line}\n`);
process.stdout.write(`Open ${FOLDER}/steps.html in a browser, or send the folder to the host.\n`);
