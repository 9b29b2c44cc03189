import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build, hashFile } from './build.ts';
import { stepsPage } from './release/steps-page.ts';

const FOLDER = 'release';

/** What players read, with the hash of the viewer in it, so that they can check a copy (H39). */
function playersPage(viewerHash: string): string {
  const place = 'the hash in `viewer.sha256`';
  return readFileSync('docs/player.md', 'utf8').replace(place, `\`${viewerHash}\`, ${place}`);
}

/**
 * Writes release/: the four files to paste into Google's script editor, a page of steps with their texts
 * to copy, which needs only a browser, and what players read. The names are those of the script editor.
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
