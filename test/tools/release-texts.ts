import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Texts } from '../../tools/release/steps-page.ts';

const ROOT = resolve(__dirname, '../..');
export const VERSION = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version as string;

/** The texts of a dist folder by the names that they have in the script editor. */
export function textsOf(dist: string): Texts {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  return {
    'Code.gs': read('Code.js'),
    'sidebar.html': read('sidebar.html'),
    'viewer.html': read('viewer.html'),
    'appsscript.json': read('appsscript.json'),
  };
}

/** The texts of dist/ as it is. */
export const TEXTS = textsOf(join(ROOT, 'dist'));
