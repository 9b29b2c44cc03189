import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const groups = Object.keys(JSON.parse(readFileSync('test/groups/groups.json', 'utf8')));

/** Runs the groups in their written order: the longest first, so that no process still runs a long one after the others have ended. */
export class InWrittenOrder extends Sequencer {
  sort(tests) {
    const place = ({ path }) => groups.indexOf(basename(path).split('.')[0]);
    return [...tests].sort((one, other) => place(one) - place(other));
  }
}
// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default InWrittenOrder;
