import { benchSeasons } from './season-table.ts';
import { benchSpeed } from './speed.ts';

/** `bench [GAME …]` measures the rules and a match; `bench season [--json]` whole seasons. */
const [first, ...rest] = process.argv.slice(2);
if (first === 'season') await benchSeasons(rest.includes('--json'));
else await benchSpeed(first === undefined ? [] : [first, ...rest]);
