import Sequencer from '@jest/test-sequencer';

/** Runs the groups of tests first: they take longest, and a small file says nothing of that. */
export class GroupsFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (path.endsWith('.group.ts') ? 0 : 1);
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default GroupsFirst;
