import { makeChat } from '../../../src/sheets/google/chat.ts';

const ADDRESS = 'https://discord.com/api/webhooks/123456789/secret';

type Fetch = (url: string, params: object) => { getResponseCode(): number; getContentText(): string };

function withFetch(fetch: Fetch): void {
  Object.assign(globalThis, { UrlFetchApp: { fetch } });
}

const answers = (status: number, body = '') =>
  withFetch(() => ({ getResponseCode: () => status, getContentText: () => body }));

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'UrlFetchApp');
});

test('a post waits for its message, notifies nobody, and has no token of Google’s', () => {
  const sent: unknown[] = [];
  withFetch((...given) => {
    sent.push(...given);
    return { getResponseCode: () => 200, getContentText: () => '{}' };
  });
  expect(makeChat().post(ADDRESS, 'Round 1')).toBeUndefined();
  expect(sent).toEqual([
    `${ADDRESS}?wait=true`,
    {
      method: 'post',
      contentType: 'application/json',
      payload: '{"content":"Round 1","allowed_mentions":{"parse":[]}}',
      muteHttpExceptions: true,
    },
  ]);
});

test('the thread of a webhook is kept, and its address looked up without', () => {
  const sent: string[] = [];
  withFetch((url) => {
    sent.push(url);
    return { getResponseCode: () => 200, getContentText: () => '{}' };
  });
  makeChat().post(`${ADDRESS}?thread_id=12345678`, 'Round 1');
  makeChat().look(`${ADDRESS}?thread_id=12345678`);
  expect(sent).toEqual([`${ADDRESS}?thread_id=12345678&wait=true`, ADDRESS]);
});

test('a webhook is looked up without a token of Google’s', () => {
  const sent: unknown[] = [];
  withFetch((...given) => {
    sent.push(...given);
    return { getResponseCode: () => 404, getContentText: () => '{}' };
  });
  expect(makeChat().look(ADDRESS)).toEqual({
    error: 'Discord does not know this webhook. Enter another webhook',
  });
  expect(sent).toEqual([ADDRESS, { method: 'get', muteHttpExceptions: true }]);
});

test.each([
  [429, '{"message":"You are being rate limited.","retry_after":1.337,"global":false}', { wait: 1337 }],
  [429, '{}', { wait: 60_000 }],
  [429, 'error code: 1015', { wait: 1_800_000, error: expect.stringContaining('Google’s servers') }],
  [403, '<html>Access denied</html>', { wait: 1_800_000, error: expect.stringContaining('copy the text') }],
  [
    400,
    '{"message":"Webhooks posted to forum channels must have a thread_name or thread_id","code":220001}',
    { error: expect.stringContaining('?thread_id=') },
  ],
  [
    400,
    '{"message":"Cannot send an empty message","code":50006}',
    { error: 'Discord refused the text (400): “Cannot send an empty message”' },
  ],
  [
    404,
    '{"message":"Unknown Webhook","code":10015}',
    { error: expect.stringContaining('Enter another webhook') },
  ],
  [
    404,
    '{"message":"Unknown Channel","code":10003}',
    { error: expect.stringContaining('does not know the thread in the webhook’s address') },
  ],
  [
    401,
    '{"message":"Invalid Webhook Token","code":50027}',
    { error: expect.stringContaining('Enter another webhook') },
  ],
  [
    403,
    '{"message":"Missing Access","code":50001}',
    { error: 'Discord refused the text (403): “Missing Access”' },
  ],
  [429, '["slow"]', { wait: 60_000 }],
  [404, 'Not Found', { error: expect.stringContaining('Enter another webhook') }],
  [502, '', { isUnclear: true }],
  [400, '{}', { error: 'Discord refused the text (400)' }],
])('the answer %i %s', (status, body, failure) => {
  answers(status, body);
  expect(makeChat().post(ADDRESS, 'Round 1')).toMatchObject(failure);
});

test.each([
  [`Timeout: ${ADDRESS}`, { error: 'Discord gave no answer', isUnclear: true }],
  [
    `Attribute provided with invalid value: the URL ${ADDRESS} is not allowed by urlFetchWhitelist.`,
    { error: expect.not.stringContaining('secret') },
  ],
])('the error %s never shows the address', (message, failure) => {
  withFetch(() => {
    throw new Error(message);
  });
  const found = makeChat().post(ADDRESS, 'Round 1');
  expect(found).toEqual(failure);
  expect(JSON.stringify(found)).not.toContain('secret');
});
