import Sequencer from '@jest/test-sequencer';

/** Files that take longest, the longest first; all others take less, and are run after them. */
const LONGEST = [
  'groups/panel.group',
  'groups/matches.group',
  'groups/services.group',
  'browser/whole-season.browser',
  'groups/actions.group',
  'groups/pages.group',
  'groups/new-match.group',
  'groups/responses.group',
  'groups/rules.group',
  'new-game',
  'install',
  'package',
  'release',
];

/** Runs the longest files first, so that no process is still busy with one when the others have ended. */
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
