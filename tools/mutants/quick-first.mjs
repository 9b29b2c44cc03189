import Sequencer from '@jest/test-sequencer';

/** Runs the shortest tests first: one of them finds most mutants, and then the others are left out. */
export class QuickFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).reverse();
  }
}
// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default QuickFirst;
