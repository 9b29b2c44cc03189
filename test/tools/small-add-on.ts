import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const PAGE = '<style>/* style */</style><script>/* script */</script>';
const SOURCES = {
  'src/sheets/main.ts': 'export const entryPoints = { onOpen() {} };',
  'src/sheets/google/built-ins.ts': '',
  ...Object.fromEntries(
    ['src/sidebar', 'src/viewer'].flatMap((folder) => [
      [`${folder}/main.tsx`, `document.title = '${folder}';`],
      [`${folder}/style.css`, ''],
      [`${folder}/page.html`, PAGE],
    ]),
  ),
};

/** A new folder with the tools of the project and an add-on of one function, built like the real one, but fast. */
export function makeSmallAddOn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'small-add-on-'));
  for (const path of ['tools', 'appsscript.json', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of ['node_modules', 'docs']) symlinkSync(join(ROOT, path), join(folder, path));
  return folder;
}
