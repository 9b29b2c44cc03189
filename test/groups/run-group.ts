import { afterAll, jest } from '@jest/globals';
import { shared } from './shared.ts';

/** Milliseconds. All tests of a group have the same limit, whatever their files set, so it must be a long one. */
const TIME_LIMIT = 180_000;

/** Declares the tests of a group, whose files share a browser. */
export function runGroup(declare: () => void): void {
  shared.isGroup = true;
  declare();
  jest.setTimeout(TIME_LIMIT);
  afterAll(async () => (await shared.browser)?.close());
}
