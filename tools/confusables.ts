import { readFileSync, writeFileSync } from 'node:fs';

/**
 * `npm run confusables -- confusables.txt`: writes the table of look-alike characters from the file of Unicode's UTS #39
 * (https://www.unicode.org/Public/security/latest/confusables.txt). Keeps single letters, digits and dashes that
 * normalisation does not change and that look like Latin, Greek or Cyrillic characters. From the letters A to Z, the
 * file has only I, which looks like l, and m, which looks like rn.
 */
const text = readFileSync(process.argv[2] ?? '', 'utf8');
const signOf = (hex: string) => String.fromCodePoint(Number.parseInt(hex, 16));
const LINE = /^([0-9A-F]{4}) ;\t([0-9A-F ]+) ;\tMA/;
const LIKE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9-]{1,2}$/u;

const pairs = text.split('\n').flatMap((line) => {
  const [, from = '', to = ''] = LINE.exec(line) ?? [];
  if (from === '') return [];
  const [sign, like] = [signOf(from), to.split(' ').map(signOf).join('')];
  const isKept = /^[\p{L}\p{N}\p{Pd}|]$/u.test(sign) && sign.normalize('NFKC') === sign && LIKE.test(like);
  return isKept ? [sign + like] : [];
});

const version = /^# Version: (.*)$/m.exec(text)?.[1];
const lines = pairs.join(' ').match(/.{1,118}(?: |$)/gu) ?? [];
writeFileSync(
  'src/sheets/workbook/confusables.ts',
  `// Written by tools/confusables.ts from confusables.txt of Unicode ${version}. © Unicode, Inc.; see LICENSE-UNICODE.

/** Characters of the Unicode list UTS #39, each followed by the one or two characters that it looks like. */
export const CONFUSABLES =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`,
);
process.stdout.write(`${pairs.length} signs of Unicode ${version}\n`);
