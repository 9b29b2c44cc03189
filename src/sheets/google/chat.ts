import { troubleOf } from '../google-trouble.ts';
import type { Chat, PostFailure } from '../ports.ts';

/**
 * Posts to Discord webhooks (https://discord.com/developers/docs/resources/webhook#execute-webhook), and looks them up, which needs
 * nothing but the address (#get-webhook-with-token). No token of Google's goes there.
 */
export function makeChat(): Chat {
  return {
    post: (address, text) =>
      ask(`${address}?wait=true`, {
        method: 'post',
        contentType: 'application/json',
        payload: JSON.stringify({ content: text, allowed_mentions: { parse: [] } }),
      }),
    look: (address) => ask(address, { method: 'get' }),
  };
}

function ask(
  url: string,
  params: GoogleAppsScript.URL_Fetch.URLFetchRequestOptions,
): PostFailure | undefined {
  try {
    const response = UrlFetchApp.fetch(url, { ...params, muteHttpExceptions: true });
    return failureOf(response.getResponseCode(), response.getContentText());
  } catch (error) {
    // The error names the address, which is a secret.
    const message = error instanceof Error ? error.message : '';
    // The setting and the scope have no language.
    if (/urlFetchWhitelist|script\.external_request/.test(message)) return { error: troubleOf(message).what };
    return { error: 'no answer came from Discord', isUnclear: true };
  }
}

function failureOf(status: number, body: string): PostFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 429) return { error: 'Discord takes no more texts for now', wait: waitOf(body) };
  if (status >= 500) return { error: `Discord had trouble (${status})`, isUnclear: true };
  if (status === 401 || status === 403 || status === 404)
    return { error: 'Discord does not know this webhook; enter another one' };
  return { error: `Discord refused the text (${status})` };
}

/** Milliseconds, from seconds in `retry_after`; a minute where that is not as expected. */
function waitOf(body: string): number {
  try {
    const { retry_after: seconds } = JSON.parse(body) as { readonly retry_after?: unknown };
    if (typeof seconds === 'number' && seconds >= 0 && seconds < 86_400) return Math.ceil(seconds * 1000);
  } catch {
    // Discord's proxy answers with a page.
  }
  return 60_000;
}
