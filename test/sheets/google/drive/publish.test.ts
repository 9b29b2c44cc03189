import { publication, requireAnswer } from '../../../../src/sheets/google/drive/open-form.ts';

test('a page is published as it changes, and to readers of other domains too', () => {
  const { url, body } = publication('file') as never as { readonly url: string; readonly body: object };
  expect(url).toContain('/files/file/');
  expect(body).toEqual({ published: true, publishAuto: true, publishedOutsideDomain: true });
});

test.each([
  [0, 'no network', true],
  [500, 'trouble', true],
  [503, 'trouble', true],
  [499, 'refused', false],
  [403, 'refused', false],
])(
  'status %i with “%s” stops: %j; a refusal leaves the link, which works without the page',
  (status, error, stops) => {
    const check = () => requireAnswer({ status, error } as never);
    if (stops) expect(check).toThrow(`Google answered: ${error}`);
    else expect(check).not.toThrow();
  },
);

test('an answer without an error is fine', () =>
  expect(() => requireAnswer({ status: 500 } as never)).not.toThrow());
