import { benchHost } from './local-host.ts';
import { benchSeasons } from './season-table.ts';
import { benchSpeed } from './speed.ts';

/**
 * `bench [GAME …]` measures the rules and a match; `bench season [--json]` whole seasons; `bench host [PLAYERS [MATCHES]]` a
 * long season on the local host.
 */
const [first, ...rest] = process.argv.slice(2);
if (first === 'season') await benchSeasons(rest.includes('--json'));
else if (first === 'host') await benchHost(...rest.map(Number));
else await benchSpeed(first === undefined ? [] : [first, ...rest]);
