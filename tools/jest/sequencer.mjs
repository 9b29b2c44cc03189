import Sequencer from '@jest/test-sequencer';

/** The files that take longest, the longest first. All others take less time and run after them. */
const LONGEST = [
  'groups/actions.group',
  'groups/panel.group',
  'groups/rules.group',
  'groups/services.group',
  'browser/whole-season.browser',
  'groups/matches.group',
  'groups/project.group',
];

/** Runs the longest files first, so that no process still runs a long file after the others have ended. */
export class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const place = LONGEST.findIndex((name) => path.includes(`/test/${name}.`));
      return place < 0 ? LONGEST.length : place;
    };
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default LongestFirst;
