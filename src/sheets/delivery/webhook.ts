import { stopped } from '../../rules/base/words.ts';
import { openBook } from '../log/book.ts';
import type { Memo, Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { lastResolve, notePost, postNote } from './post-note.ts';

/** The note with the webhook. It is a secret: no cell and no log has it, and the panel shows only its end. */
const WEBHOOK = 'discord webhook';

export function webhookOf({ get }: Pick<Memo, 'get'>): string | undefined {
  return get(WEBHOOK);
}

/** The last four characters of the webhook, or ''. */
export function webhookEnd(memo: Pick<Memo, 'get'>): string {
  return webhookOf(memo)?.slice(-4) ?? '';
}

/** A webhook as Discord's programs give it: also from a test version, under the old name, or with a version number. */
const GIVEN =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?(webhooks\/\d{5,25}\/[\w-]{20,200}(?:\?thread_id=\d{5,25})?)$/;

/**
 * Keeps the webhook of a Discord channel, if Discord knows it; '' forgets it. Earlier rounds are not posted
 * automatically, except the last round of a match if its post failed.
 */
export function setWebhook(ports: Ports, text: string): void {
  const given = text.trim();
  const [, path] = GIVEN.exec(given) ?? [];
  const address = path === undefined ? given : `https://discord.com/api/${path}`;
  if (address !== '') {
    const problem =
      path === undefined ? 'This is not the address of a Discord webhook' : refusal(ports, address);
    if (problem !== '')
      fail(
        `${problem}.`,
        'Copy it in Discord, under Edit channel › Integrations › Webhooks: it begins with https://discord.com/api/webhooks/.',
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

/** Reason why Discord does not take this webhook, or ''; a passing problem gives ''. */
function refusal({ chat }: Ports, address: string): string {
  const { error = '', isUnclear, wait } = chat.look(address) ?? {};
  return isUnclear || wait !== undefined ? '' : error;
}

const TEST_TEXT = 'A test by the host: each round will be announced here.';

/** Posts a test text to the host's channel; answers with the end of its webhook. Fails with the reason where Discord does not take it [1]. */
export function postTest({ memo, chat }: Pick<Ports, 'memo' | 'chat'>): string {
  const address = webhookOf(memo);
  if (address === undefined) return fail('No Discord channel is set.', 'Enter its webhook first.', 'stale');
  const failure = chat.post(address, TEST_TEXT);
  if (!failure) return webhookEnd(memo);
  if (failure.isUnclear)
    return fail('The test text may be posted or not: no answer came from Discord.', 'Look at the channel.');
  const isBusy = failure.wait !== undefined;
  return fail(
    stopped(failure.error),
    isBusy ? 'Wait a minute, and press again.' : 'Stop posting, and enter the webhook again.',
  );
}
