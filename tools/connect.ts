import { inThisFolder, runCommand } from './clasp/command.ts';
import { connect } from './clasp/connect.ts';

process.exitCode = await runCommand('connect', inThisFolder, (place) => connect(place, process.argv[2]));
