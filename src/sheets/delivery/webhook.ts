import { stopped } from '../../rules/base/words.ts';
import { openBook } from '../log/book.ts';
import type { Memo, Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { lastResolve, notePost, postNote } from './post-note.ts';

/**
 * Key of the note with the webhook. The webhook is a secret: no cell and no log contains the webhook's address, and the
 * panel shows only the last characters.
 */
const WEBHOOK = 'discord webhook';

export function webhookOf({ get }: Pick<Memo, 'get'>): string | undefined {
  return get(WEBHOOK);
}

/** Gives the last four characters of the webhook; '' if none is set. */
export function webhookEnd(memo: Pick<Memo, 'get'>): string {
  return webhookOf(memo)?.slice(-4) ?? '';
}

/**
 * Matches a webhook address in each form that Discord's programs show. The address may have a version number, the old
 * host name, or the host name of a test version. Other programs add parameters, or a slash at the end.
 */
const GIVEN =
  /^https:\/\/(?:(?:ptb|canary|www)\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?(webhooks\/\d{5,25}\/[\w-]{20,200})\/?(?:\?([\w=&-]*))?$/;
const THREAD = /(?:^|&)(thread_id=\d{5,25})(?:&|$)/;

/** Gives the address of a webhook without other parameters than the thread; '' for another address. */
function webhookAddress(given: string): string {
  const [, path, parameters = ''] = GIVEN.exec(given) ?? [];
  const [, thread] = THREAD.exec(parameters) ?? [];
  return path === undefined ? '' : `https://discord.com/api/${path}${thread ? `?${thread}` : ''}`;
}

/**
 * Saves the webhook of a Discord channel, if Discord knows the address; '' deletes the webhook. Does not post earlier
 * rounds. An exception is the last round of a match, if an earlier post of this round failed.
 */
export function setWebhook(ports: Ports, text: string): void {
  const given = text.trim();
  const address = webhookAddress(given);
  if (given !== '') {
    const problem = address === '' ? 'This is not the address of a Discord webhook' : refusal(ports, address);
    if (problem !== '')
      fail(
        `${problem}.`,
        'Copy the address in Discord, under Edit channel › Integrations › Webhooks. The address begins with https://discord.com/api/webhooks/.',
      );
  }
  const { log, matches } = openBook(ports);
  for (const { number } of matches.matches) {
    const entry = lastResolve(log, number);
    const before = postNote(ports.memo, number);
    const hasFailed = before?.entry === entry && (before.state === 'refused' || before.state === 'later');
    notePost(ports.memo, number, {
      entry,
      ...(hasFailed ? { state: 'later', error: 'it goes to the new webhook' } : { state: 'posted' }),
    });
  }
  ports.memo.set(WEBHOOK, address === '' ? undefined : address);
}

/** Gives the reason why Discord refuses this webhook. Gives '' if Discord accepts the webhook, or if the problem may end by itself. */
function refusal({ chat }: Ports, address: string): string {
  const { error = '', isUnclear, wait } = chat.look(address) ?? {};
  return isUnclear || wait !== undefined ? '' : error;
}

const TEST_TEXT = 'This is a test by the host. Each round will be announced here.';

/**
 * Posts a test text to the host's channel. Gives the last characters of the webhook. Throws with Discord's reason if
 * Discord refuses the post. Costs one call.
 */
export function postTest({ memo, chat }: Pick<Ports, 'memo' | 'chat'>): string {
  const address = webhookOf(memo);
  if (address === undefined) return fail('No Discord channel is set.', 'Enter its webhook first.', 'stale');
  const failure = chat.post(address, TEST_TEXT);
  if (!failure) return webhookEnd(memo);
  if (failure.isUnclear)
    return fail(
      'The test text may or may not be posted, because Discord gave no answer.',
      'Look at the channel.',
    );
  const isBusy = failure.wait !== undefined;
  return fail(
    stopped(failure.error),
    isBusy ? 'Wait a minute, and press again.' : 'Stop posting, and enter the webhook again.',
  );
}
