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
  [/\b(roundHours|spectatorFile|identity)\b/, 'the words of the Season tab'],
];

/** Folders whose texts are for hosts and players. */
const FOLDERS = ['src/sidebar', 'src/sheets', 'src/rules', 'src/viewer'];

/** Texts for developers: of tests and of programs that read records. */
const TECHNICAL = [/^src\/rules\/play\/(record|replay|keys|edit)\.ts/, /^src\/sheets\/google\/self-test\//];

/** Keys of notes that nobody reads. */
const KEYS = ['receipts wanted', 'receipts answered'];

interface Text {
  readonly file: string;
  readonly line: number;
  readonly text: string;
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

/** The texts in a file that somebody may read: words of elements, and strings of more than one word. */
function textsIn(file: string): readonly Text[] {
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
    for (const [key, child] of Object.entries(node))
      if (key !== 'loc')
        for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one);
  };
  visit(
    parse(readFileSync(file, 'utf8'), {
      sourceType: 'module',
      plugins: ['typescript', 'jsx'],
    }).program as unknown as Node,
  );
  return texts;
}

const sources = FOLDERS.flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !TECHNICAL.some((pattern) => pattern.test(name))),
);

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
  const texts = sources.flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(1000);
  expect(faultsIn(texts)).toEqual([]);
});

test('what players read has no ids of rulings: they stand apart, with a word of what they are', () => {
  const forPlayers = /^src\/(rules|sheets\/(letters|responses|log))\//;
  const texts = sources.filter((file) => forPlayers.test(file)).flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({ text }) => /\([A-Z]\d{1,2}[,)]/.test(text))).toEqual([]);
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
});
