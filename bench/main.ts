import { parseArgs } from 'node:util';
import { benchHostile } from './hostile.ts';
import { benchPages } from './pages.ts';
import { benchSeasons } from './season-table.ts';
import { benchSpeed } from './speed.ts';

/**
 * `bench [GAME …]` measures how fast the rules are. `bench season [--json]` measures whole seasons. `bench pages
 * [--json]` counts the words on pages and forms. `bench hostile [--json]` measures actions after hostile responses.
 */
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [first, ...rest] = positionals;
if (first === 'season') await benchSeasons(values.json);
else if (first === 'pages') benchPages(values.json);
else if (first === 'hostile') await benchHostile(values.json, ...rest.map(Number));
else benchSpeed(positionals);
