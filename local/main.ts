// `npm start`: builds the add-on and serves it on this machine, at a loopback address.
import { build } from '../tools/build.ts';
import { startLocalHost } from './server/start.ts';

await startLocalHost({ arguments: process.argv.slice(2), build });
