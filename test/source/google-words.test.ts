import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '../../local/google/base/in-language.ts';

// Nothing depends on the words of Google's messages, because they are in the language of the account (docs/google.md, G60).

/** Files whose patterns choose advice for a host, and nothing else. Unknown words get advice for every case. */
const ADVICE = ['sheets/google-trouble.ts', 'sidebar/session/failure.ts'];

const COMMENT = /^\s*(?:\/\/|\*|\/\*).*$/gm;
const TEXT = /'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`/g;
const PATTERN =
  /(?<=^|[=(,:?[!&|;{}]|return) *\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuy]*)(?=[.,;)\]}: ]|$)/gm;

function sources(folder: string): readonly (readonly [path: string, code: string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8').replace(COMMENT, '')]);
}

const textsIn = (code: string): string[] =>
  [...code.matchAll(TEXT)].map(([, one, other]) => one ?? other ?? '');

/** The English messages of the stand-in: texts of at least three words. The texts of forms for respondents are left out. */
const MESSAGES = sources('local/google')
  .filter(([path]) => path !== 'forms/answer-check.ts')
  .flatMap(([, code]) => textsIn(code))
  .map((text) => text.replace(/\$\{[^}]*\}/g, '7'))
  .filter((text) => /^\p{Lu}.* .* /su.test(text));

/** Says whether a text or pattern finds something in an English message, and nothing in the same message in unknown words. */
const needsEnglish = (isIn: (message: string) => boolean) =>
  MESSAGES.some((message) => isIn(message) && !isIn(inLanguage('de', message)));

/** The texts and patterns of some code that find words of Google's messages. */
function wordsOfGoogle(code: string): readonly string[] {
  const texts = textsIn(code).filter((text) => / .{6}/.test(text));
  const patterns = [...code.matchAll(PATTERN)].filter(([, source = '']) =>
    /[A-Za-z]{4}/.test(source.replace(/https|\\.|\[[^\]]*\]|\(\?<\w+>/g, ' ')),
  );
  return [
    ...texts.filter((text) => needsEnglish((message) => message.includes(text))),
    ...patterns
      .filter(([, source = '', flags = '']) => {
        const pattern = new RegExp(source, flags.replace(/[gy]/g, ''));
        return needsEnglish((message) => pattern.test(message));
      })
      .map(([, source = '']) => source),
  ];
}

test('G60 no text and no pattern of the add-on is a part of a message of Google, except for advice', () => {
  expect(MESSAGES.length).toBeGreaterThan(100);
  const found = sources('src')
    .filter(([path]) => !ADVICE.includes(path))
    .map(([path, code]) => [path, wordsOfGoogle(code)] as const)
    .filter(([, words]) => words.length > 0);
  expect(found).toEqual([]);
});

test.each([
  ["if (message.includes('No item with the given ID')) return;", 'No item with the given ID'],
  ['const isGone = /could be found/i.test(message);', 'could be found'],
])('%s would depend on words', (code, words) => expect(wordsOfGoogle(code)).toEqual([words]));

test('names of settings, addresses and numbers are equal in all languages', () =>
  expect(wordsOfGoogle('return /urlFetchWhitelist/.test(message) || /\\b429\\b/.test(message);')).toEqual(
    [],
  ));
