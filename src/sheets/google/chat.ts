import { cut } from '../../rules/base/json.ts';
import { troubleOf } from '../google-trouble.ts';
import type { Chat, PostFailure } from '../ports.ts';

/**
 * Posts texts to Discord webhooks (https://discord.com/developers/docs/resources/webhook#execute-webhook). Also checks
 * that a webhook exists, which needs only the address (#get-webhook-with-token). Sends no Google token to Discord.
 */
export function makeChat(): Chat {
  return {
    post: (address, text) =>
      ask(`${address}${address.includes('?') ? '&' : '?'}wait=true`, {
        method: 'post',
        contentType: 'application/json',
        payload: JSON.stringify({ content: text, allowed_mentions: { parse: [] } }),
      }),
    look: (address) => ask(address.split('?')[0] ?? '', { method: 'get' }),
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
    // The name of the setting and the scope are the same in every language.
    if (/urlFetchWhitelist|script\.external_request/.test(message)) return { error: troubleOf(message).what };
    return { error: 'Discord gave no answer', isUnclear: true };
  }
}

const MINUTE = 60_000;
const UNKNOWN_WEBHOOK = 'Discord does not know this webhook. Enter another webhook';
const BLOCKED =
  'Discord takes no texts from Google’s servers right now. That can last for days, so copy the text under “Announce in a chat”';
/**
 * Advice for Discord’s error codes about an address
 * (https://discord.com/developers/docs/topics/opcodes-and-status-codes#json). Without a known code, the status decides.
 */
const ADDRESS_TROUBLE: Readonly<Record<number, string>> = {
  220001: 'This channel is a forum. Add ?thread_id= and a thread’s number to the webhook’s address',
  10003:
    'Discord does not know the thread in the webhook’s address. Enter the address with another thread, or without one',
  10015: UNKNOWN_WEBHOOK,
  50027: UNKNOWN_WEBHOOK,
};

function failureOf(status: number, text: string): PostFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  const body = bodyOf(text);
  // Discord answers in JSON. Any other body comes from its proxy, which blocks Google’s addresses (docs/google.md, G105).
  if (!body && (status === 429 || status === 403)) return { error: BLOCKED, wait: 30 * MINUTE };
  if (status === 429) return { error: 'Discord takes no more texts for now', wait: waitOf(body) };
  if (status >= 500) return { error: `Discord had trouble (${status})`, isUnclear: true };
  const known = ADDRESS_TROUBLE[Number(body?.code)];
  if (known !== undefined) return { error: known };
  if (status === 401 || status === 404) return { error: UNKNOWN_WEBHOOK };
  const reason = typeof body?.message === 'string' ? `: “${cut(body.message, 200)}”` : '';
  return { error: `Discord refused the text (${status})${reason}` };
}

/** Parsed body of Discord's answer; undefined if the body has an unexpected form. */
interface Body {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly retry_after?: unknown;
}

function bodyOf(text: string): Body | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Converts the seconds in `retry_after` to milliseconds; one minute if that field is not a valid number. */
function waitOf(body: Body | undefined): number {
  const seconds = body?.retry_after;
  return typeof seconds === 'number' && seconds >= 0 && seconds < 86_400 ? Math.ceil(seconds * 1000) : MINUTE;
}
