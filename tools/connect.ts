import { parseArgs } from 'node:util';
import { inThisFolder, runCommand } from './clasp/clasp.ts';
import { connect } from './clasp/connect.ts';

const [id] = parseArgs({ allowPositionals: true }).positionals;
process.exitCode = await runCommand('connect', inThisFolder, (place) => connect(place, id));
