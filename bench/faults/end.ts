import type { Host } from '../../local/host/host.ts';
import { contentsOf } from '../../test/e2e/contents.ts';

/** Final state of a season. */
export interface End {
  /** Findings of Verify; '' if there are none. */
  readonly verified: string;
  /** Contents of all files as one text. */
  readonly contents: string;
  /** Sent mails and posts, each as a text. The texts are sorted. */
  readonly sent: readonly string[];
}

/** Gives the state of a host's season, together with Verify's findings. */
export function endOf(host: Host, verified: string): End {
  const { mails = [], posts = [] } = host.world;
  const sent = [...mails.map(({ to, subject }) => `${to}: ${subject}`), ...posts.map(postText)];
  const contents = JSON.stringify(contentsOf(host), undefined, 1).replace(ACTS, '');
  return { verified, contents, sent: sent.sort() };
}

/** The host's acts in a page for everyone. A new act alone does not write the page again, so a page that is written later lists more acts. */
const ACTS = /\\"acts\\":\[.*?\](?=,\\"edited\\")/g;

const postText = (post: unknown) => JSON.stringify(post).slice(0, 80);

/**
 * Gives the first line that differs from a run without faults; '' if there is no difference. A mail or post that was
 * sent twice or by mistake is a difference. A missing mail is no difference: if only the answer was lost, a second
 * request would send the mail twice (H19). With `mayNote`, the log may have additional entries about mails that Google
 * refused. With `mayRepeat`, a text may be sent twice.
 */
export function differenceOf(
  expected: End,
  found: End,
  { mayNote, mayRepeat }: { readonly mayNote: boolean; readonly mayRepeat: boolean },
): string {
  if (found.verified !== expected.verified) return `Verify says: ${found.verified}`;
  const left = [...expected.sent];
  for (const one of mayRepeat ? new Set(found.sent) : found.sent) {
    const at = left.indexOf(one);
    if (at < 0) return `sent twice, or unasked: ${one}`;
    left.splice(at, 1);
  }
  const [one, other] = [expected, found].map(({ contents }) => (mayNote ? withoutLog(contents) : contents));
  return one === other ? '' : firstDifference(one as string, other as string);
}

/** Removes the rows of the log, and the lines of pages that quote the last log entry. */
function withoutLog(contents: string): string {
  const lines = contents.split('\n').filter((line) => !/^ *"(\d+ \| |(Check|Confirmation): )/.test(line));
  return lines.join('\n');
}

/** Describes the first line that differs, from shortly before the first different character. */
function firstDifference(expected: string, found: string): string {
  const [a, b] = [expected.split('\n'), found.split('\n')];
  const line = a.findIndex((text, i) => text !== b[i]);
  const [one = '', other = ''] = [a[line]?.trim(), b[line]?.trim()];
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  const part = (text: string) => text.slice(Math.max(0, at - 40), Math.max(0, at) + 80);
  return `expected ${part(one)}, found ${part(other)}`;
}
