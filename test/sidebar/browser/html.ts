import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

const BUILT = 'dist/sidebar.html';
const SOURCE = 'src/sidebar';

/** The panel as it is pushed; built first if it is missing or older than its source. */
export function panelHtml(): string {
  const names = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const changed = Math.max(...names.map((name) => statSync(`${SOURCE}/${name}`).mtimeMs));
  if (!existsSync(BUILT) || statSync(BUILT).mtimeMs < changed)
    execFileSync(process.execPath, ['tools/run.mjs', 'tools/build.ts']);
  return readFileSync(BUILT, 'utf8');
}
