import type { Host } from '../../local/host/host.ts';
import { contentsOf } from '../../test/e2e/contents.ts';

/** The final state of a season. */
export interface End {
  /** The findings of Verify; '' for none. */
  readonly verified: string;
  /** The contents of all files, as text. */
  readonly contents: string;
  /** Mails and posts that went out, as texts in alphabetical order. */
  readonly sent: readonly string[];
}

/** The present state of a host's season, with the findings of Verify. */
export function endOf(host: Host, verified: string): End {
  const { mails = [], posts = [] } = host.world;
  // A test text may be there twice: each press asks for one.
  const told = posts.filter((post) => !postText(post).includes('A test by the host'));
  const sent = [...mails.map(({ to, subject }) => `${to}: ${subject}`), ...told.map(postText)];
  return { verified, contents: JSON.stringify(contentsOf(host), undefined, 1), sent: sent.sort() };
}

const postText = (post: unknown) => JSON.stringify(post).slice(0, 80);

/**
 * The difference from a run without faults: the first line that differs, or a mail or post that went out twice or unasked; '' for none. A mail that
 * did not go out is no difference: where only its answer was lost, a new request would send it twice (H19). With `mayNote` the log may have more
 * entries: it notes the mails that Google refused.
 */
export function differenceOf(expected: End, found: End, mayNote: boolean): string {
  if (found.verified !== expected.verified) return `Verify says: ${found.verified}`;
  const left = [...expected.sent];
  for (const one of found.sent) {
    const at = left.indexOf(one);
    if (at < 0) return `sent twice, or unasked: ${one}`;
    left.splice(at, 1);
  }
  const [one, other] = [expected, found].map(({ contents }) => (mayNote ? withoutLog(contents) : contents));
  return one === other ? '' : firstDifference(one as string, other as string);
}

/** The contents without the rows of the log, and without the lines of pages about its last entry. */
function withoutLog(contents: string): string {
  const lines = contents.split('\n').filter((line) => !/^ *"(\d+ \| |(Check|Confirmation): )/.test(line));
  return lines.join('\n');
}

/** The first lines that differ, from shortly before the first different character. */
function firstDifference(expected: string, found: string): string {
  const [a, b] = [expected.split('\n'), found.split('\n')];
  const line = a.findIndex((text, i) => text !== b[i]);
  const [one = '', other = ''] = [a[line]?.trim(), b[line]?.trim()];
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  const part = (text: string) => text.slice(Math.max(0, at - 40), Math.max(0, at) + 80);
  return `expected ${part(one)}, found ${part(other)}`;
}
