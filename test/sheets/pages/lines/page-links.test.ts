import { drawAddresses, linkLine, linkLines } from '../../../../src/sheets/pages/lines/page-links.ts';

const FORM = 'https://docs.google.com/forms/d/e/x/viewform';

test('G93 words link an address; what is none stands beside them, and a rehearsal says that there is none', () => {
  expect(linkLine('Send your order', FORM)).toMatchObject({ text: 'Send your order', link: FORM });
  expect(linkLine('Send your order', 'ftp://x')).toMatchObject({ text: 'Send your order: ftp://x' });
  expect(linkLine('Send your order', 'ftp://x').link).toBeUndefined();
  expect(linkLine('Send your order', '').text).toBe('Send your order (in a match, this is a link)');
  expect(linkLines('The rules')).toEqual([]);
});

test('G93 each address stands as a text as well, alone in its cell', () => {
  const [grid] = drawAddresses({ 'Your order': FORM, 'The rules': '' });
  expect(grid?.cells.filter(({ text }) => text === FORM)).toEqual([
    expect.not.objectContaining({ link: FORM }),
  ]);
  expect(drawAddresses({ 'The rules': '' })).toEqual([]);
});
