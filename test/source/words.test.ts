import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';

// Texts for hosts and players use only words that they know. Code, comments and docs for developers may use others.

/** Words that only developers know, and the words to use instead. */
const BANNED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\breceipts?\b/i, 'confirmation'],
  [/\bdeliver(y|ies|s|ed|ing)?\b/i, 'renew, write, bring up to date'],
  [/\boutbox\b/i, 'pages that wait'],
  [/\bcommitments?\b/i, 'fingerprint of the seed'],
  [/\baudit\b/i, 'log'],
  [/\brecord(s|ed|ing)?\b/i, 'match, note, write down'],
  [/(?<![./])\bjson\b/i, 'file for programs'],
  [/share the files again/i, 'Renew who can open the files'],
  [/\b(spectatorFile|identity)\b/, 'the words of the Season tab'],
];

/** Folders whose texts are for hosts and players. */
const FOLDERS = ['src/sidebar', 'src/sheets', 'src/rules', 'src/viewer'];

/** Texts for developers: of tests and of programs that read records. */
const TECHNICAL = [/^src\/rules\/play\/(record|replay|keys|edit)\.ts/, /^src\/sheets\/google\/self-test\//];

/** Keys of notes without a reader. */
const KEYS = ['receipts wanted', 'receipts answered'];

interface Text {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

interface Source {
  readonly file: string;
  readonly source: string;
}

interface Node {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number } };
  readonly value?: unknown;
  readonly callee?: { readonly type: string; readonly object?: { readonly name?: string } };
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The texts in a source that somebody may read: words of elements, and strings of more than one word. */
function textsIn({ file, source }: Source): readonly Text[] {
  const texts: Text[] = [];
  const add = (node: Node, text: string) => texts.push({ file, line: node.loc?.start.line ?? 0, text });
  const visit = (node: Node): void => {
    // The script's own log is for developers.
    if (node.type === 'CallExpression' && node.callee?.object?.name === 'console') return;
    if (node.type === 'JSXText') add(node, String(node.value));
    if (
      node.type === 'StringLiteral' &&
      /\S\s\S/.test(String(node.value)) &&
      !KEYS.includes(String(node.value))
    )
      add(node, String(node.value));
    const raw = node.type === 'TemplateElement' ? (node.value as { readonly raw: string }).raw : '';
    if (/\s/.test(raw)) add(node, raw);
    if (node.type.startsWith('TS') || node.type === 'ImportDeclaration') return;
    for (const child of Object.values(node))
      if (Array.isArray(child)) for (const one of child) visitIf(one);
      else visitIf(child);
  };
  const visitIf = (value: unknown) => {
    if (isNode(value)) visit(value);
  };
  const { program } = parse(source, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx'],
    attachComment: false,
  });
  visitIf(program);
  return texts;
}

const sources = FOLDERS.flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !TECHNICAL.some((pattern) => pattern.test(name)))
    .map((file): Source => ({ file, source: readFileSync(file, 'utf8') })),
);

/** The texts of each source, once it was read. */
const known = new Map<Source, readonly Text[]>();

/** All texts of those sources of some files that have one of some words outside of comments; no other can have a text with it. */
function textsNear(files: RegExp, ...words: readonly RegExp[]): readonly Text[] {
  const near = sources.filter(
    ({ file, source }) => files.test(file) && words.some((word) => word.test(withoutComments(source))),
  );
  for (const source of near) if (!known.has(source)) known.set(source, textsIn(source));
  return near.flatMap((source) => known.get(source) ?? []);
}

/** A source without the names of TypeScript and JSON, and without the lines that are comments and stand in no text of several lines. */
function withoutComments(source: string): string {
  let inText = false;
  const lines = source.split('\n').filter((line) => {
    if (!inText && /^\s*(?:\/\/|\/?\*|import )/.test(line)) return false;
    if (line.split('`').length % 2 === 0) inText = !inText;
    return true;
  });
  return lines.join('\n').replace(/\bRecord<|\bJSON\.(?:parse|stringify)\(/g, '');
}

/** The lines of a document for hosts or players, up to a heading for developers. */
function linesOf(file: string, end = '\n## Try it'): readonly Text[] {
  const [own = ''] = readFileSync(file, 'utf8').split(end);
  return own.split('\n').map((text, i) => ({ file, line: i + 1, text }));
}

function faultsIn(texts: readonly Text[]): readonly string[] {
  return texts.flatMap(({ file, line, text }) =>
    BANNED.filter(([word]) => word.test(text)).map(
      ([, instead]) => `${file}:${line}: “${text.trim().slice(0, 120)}”: say ${instead}`,
    ),
  );
}

test('the panel, the pages and all messages have words that a host knows', () => {
  const texts = textsNear(/^/, ...BANNED.map(([word]) => word));
  expect(texts.length).toBeGreaterThan(1000);
  expect(faultsIn(texts)).toEqual([]);
});

test('what players read has no ids of rulings: they stand apart, with a word of what they are', () => {
  const forPlayers = /^src\/(rules|sheets\/(letters|responses|log))\//;
  const id = /\([A-Z]\d{1,2}[,)]/;
  expect(textsNear(forPlayers, id).filter(({ text }) => id.test(text))).toEqual([]);
});

test('so have README and the page for players', () => {
  expect(faultsIn([...linesOf('README.md'), ...linesOf('docs/player.md')])).toEqual([]);
});

test('such words are found where they stand', () => {
  const texts = [
    { file: 'a', line: 1, text: 'Send receipts now' },
    { file: 'a', line: 2, text: 'Round 1 resolved, 5 deliveries made' },
  ];
  expect(faultsIn(texts)).toHaveLength(2);
  const source = [
    "const a = 'Not (F1).';",
    'const b = `one ` + `two more`;',
    'const c = <p title="has one">Is',
    'one</p>;',
  ];
  expect(textsIn({ file: 'a', source: source.join('\n') })).toEqual([
    { file: 'a', line: 1, text: 'Not (F1).' },
    { file: 'a', line: 2, text: 'one ' },
    { file: 'a', line: 2, text: 'two more' },
    { file: 'a', line: 3, text: 'has one' },
    { file: 'a', line: 3, text: 'Is\none' },
  ]);
});
