import Sequencer from '@jest/test-sequencer';

/** Runs the shortest tests first: most mutants are found by one of them, and then the others are left out. */
export class QuickFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).reverse();
  }
}
// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default QuickFirst;
