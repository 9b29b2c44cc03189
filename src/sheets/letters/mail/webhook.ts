import { openBook } from '../../log/book.ts';
import type { Memo, Ports } from '../../ports.ts';
import { fail } from '../../problem.ts';
import { lastResolve, notePost } from './post-note.ts';

/** The note with the webhook: a secret, so it stands in no cell and no log, and the panel is shown its end alone. */
const WEBHOOK = 'discord webhook';

/** The address of the webhook, if the host has given one. */
export function webhookOf({ get }: Pick<Memo, 'get'>): string | undefined {
  return get(WEBHOOK);
}

/** The last four characters of the webhook, or ''. */
export function webhookEnd(memo: Pick<Memo, 'get'>): string {
  return webhookOf(memo)?.slice(-4) ?? '';
}

/** Keeps the webhook of a Discord channel; '' forgets it. What was resolved before is not posted by itself. */
export function setWebhook(ports: Ports, text: string): void {
  const address = text.trim();
  if (address !== '' && !/^https:\/\/discord\.com\/api\/webhooks\/\d{5,25}\/[\w-]{20,200}$/.test(address))
    fail(
      'This is not the address of a Discord webhook.',
      'Copy it in Discord, under Edit channel › Integrations › Webhooks: it begins with https://discord.com/api/webhooks/.',
    );
  const { log, matches } = openBook(ports);
  for (const { number } of matches.matches)
    notePost(ports.memo, number, { entry: lastResolve(log, number), state: 'posted' });
  ports.memo.set(WEBHOOK, address === '' ? undefined : address);
}
