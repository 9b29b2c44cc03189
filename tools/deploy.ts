import { build } from './build.ts';
import { inThisFolder, runCommand } from './clasp/clasp.ts';
import { deploy } from './clasp/deploy.ts';

process.exitCode = await runCommand('deploy', inThisFolder, (place) => deploy(place, build));
