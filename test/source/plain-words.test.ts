import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';

// Texts on screens are short and plain: at most 20 words a sentence, and none of the phrases below.

/** Most words of one sentence on a screen. A value that is put in counts as one word. */
const MOST_WORDS = 20;

/** Phrases that readers stumble over, and what to write instead. */
const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bas things stand\b/i, 'right now; so far'],
  [/\b(?:but for|everything but|nothing but|all but|open but)\b/i, 'except; only'],
  [/\b(?:by itself|by themselves)\b/i, 'automatically'],
  [/\bset aside\b/i, 'ignore'],
  [/\b(?:took|taken) out\b(?!$)/i, 'delete'],
  [/\bstr(?:ike|ikes|uck) (?:a|the|this) trade\b/i, 'cancel the trade'],
  [/\bwhoever\b/i, 'anyone who; the player who'],
  [/\b(?:of|in|by|to|from|for) (?:which|whom)\b/i, 'two sentences'],
  [/\bthe own\b/i, 'your; the player’s'],
  [/\bnobody here\b/i, 'unknown'],
  [/\bin the place of\b/i, 'instead of'],
  [/\bcounts? (?:nowhere|whole)\b/i, 'has no effect; replaces the earlier one'],
  [/\b(?:0 are left|in all nothing)\b/i, 'nothing is left; no change'],
  [/\bcannot be unseen\b/i, 'players have already seen it'],
  [/\b(?:fewest|fewest points) are\b/i, 'a player with the fewest points is'],
];

/** Long sentences and phrases that stay: the start of the text, and the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'a text such as “daily': 'a list of examples',
  'body { font': 'a style sheet',
};

/** Folders whose texts are for hosts and players. */
const FOLDERS = ['src/sidebar', 'src/sheets', 'src/rules', 'src/viewer', 'tools/release'];

/** A part of a source that may be a long sentence: six words in a row. No other source is parsed, except for a phrase. */
const SEVERAL_WORDS = /(?:[\p{L}\d’“”,.:-]+\s+){6}/u;

/** Texts for programs that read records. */
const TECHNICAL = /^src\/rules\/play\/(record|replay|keys|edit)\.ts/;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm;

const isWorthALook = (code: string) =>
  SEVERAL_WORDS.test(code) || PHRASES.some(([phrase]) => phrase.test(code));

interface Node {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number } };
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const wordsOf = ({ value }: Node) =>
  typeof value === 'string' ? value : (value as { readonly cooked: string }).cooked;

/** The parts of a text as a reader sees them in a row, with “X” for each value that is put in. */
function joined(parts: readonly Node[]): string {
  return parts
    .map((part) =>
      part.type === 'TemplateElement' || part.type === 'JSXText' ? wordsOf(part) : spaced(part),
    )
    .join('');
}

/** A value as one word; an element that only adds a space, such as `{' '}`, as a space. */
function spaced(part: Node): string {
  const { expression } = part as { readonly expression?: Node };
  if (expression?.type === 'StringLiteral') return wordsOf(expression);
  return expression?.type === 'JSXEmptyExpression' ? '' : 'X';
}

/** The parts of a template in their order: the texts and the values between them. */
function partsOf({ quasis, expressions }: Node): readonly Node[] {
  const [texts, values] = [quasis as readonly Node[], expressions as readonly Node[]];
  return texts.flatMap((text, i) => (i < values.length ? [text, values[i] as Node] : [text]));
}

function textOf(node: Node): string {
  if (node.type === 'StringLiteral') return wordsOf(node);
  if (node.type === 'TemplateLiteral') return joined(partsOf(node));
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return joined(node.children as readonly Node[]);
  return '';
}

interface Text {
  readonly where: string;
  readonly text: string;
}

/** The texts of a source that hold more than one word, each with its place. */
function textsIn(file: string, source: string): readonly Text[] {
  const texts: Text[] = [];
  const visit = (node: Node): void => {
    // Types are skipped, but not the values before “as const” and the like.
    if (node.type === 'ImportDeclaration' || (node.type.startsWith('TS') && !node.expression)) return;
    const callee = node.callee as { readonly object?: { readonly name?: string } } | undefined;
    if (callee?.object?.name === 'console') return;
    const text = textOf(node)
      .replace(/<\/?(?!b>|i>|a\b|code>)[^>]*>/g, '. ')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    // A formula of a spreadsheet is no sentence.
    if (/[a-z] [a-z]/.test(text) && !text.startsWith('='))
      texts.push({ where: `${file}:${node.loc?.start.line}`, text });
    for (const [key, child] of Object.entries(node)) {
      if (key === 'loc') continue;
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one);
    }
  };
  const { program } = parse(source, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx'],
    attachComment: false,
  });
  visit(program as unknown as Node);
  return texts;
}

/** Most words of an item in a list. */
const MOST_IN_ITEM = 5;

/** A sentence, cut at the colon before a list of short items: readers count these one by one. */
function withoutList(sentence: string): readonly string[] {
  const at = sentence.lastIndexOf(': ');
  if (at < 0) return [sentence];
  const items = sentence.slice(at + 2).split(/[,;] (?:and |or )?| and | or /);
  const isList = items.every((item) => item.split(' ').length <= MOST_IN_ITEM);
  return isList ? [sentence.slice(0, at)] : [sentence];
}

/** The faults of a text: sentences that are too long, and phrases. */
function faultsIn({ where, text }: Text): readonly string[] {
  if (Object.keys(ALLOWED).some((start) => text.startsWith(start))) return [];
  const long = text
    .split(/(?<=[.!?]) |\n/)
    .flatMap(withoutList)
    .filter((sentence) => sentence.split(' ').length > MOST_WORDS)
    .map((sentence) => `${where}: ${sentence.split(' ').length} words: ${sentence}`);
  const phrases = PHRASES.flatMap(([phrase, instead]) => {
    const found = phrase.exec(text)?.[0];
    return found ? [`${where}: “${found}”, write ${instead}: ${text}`] : [];
  });
  return [...long, ...phrases];
}

const texts = FOLDERS.flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !TECHNICAL.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, source]) => isWorthALook(source.replace(COMMENT, '')))
    .flatMap(([file, source]) => textsIn(file, source)),
);

test('sentences on screens have at most 20 words, and no phrase that readers stumble over', () => {
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.flatMap(faultsIn)).toEqual([]);
});

test('each allowed text still exists', () => {
  const starts = Object.keys(ALLOWED);
  expect(starts.filter((start) => !texts.some(({ text }) => text.startsWith(start)))).toEqual([]);
});

test('long sentences and phrases are found where they stand, values and elements as one word', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  const source = [
    `const a = \`${words(19)} \${b} end\`;`,
    `const d = 'It says: ${words(12)}; ${words(9)}';`,
    `const e = 'It says one of these: ${words(4)}, ${words(5)}, ${words(5)}, ${words(5)} or ${words(5)}.';`,
    `const b = <p>\n${words(10)} {' '}\n<b>bold words</b> ${words(9)}. ${words(3)}</p>;`,
    "const c = [['It is drawn anew.']] as const;",
  ].join('\n');
  const faults = textsIn('a', source).flatMap(faultsIn);
  expect(faults.map((fault) => fault.slice(0, 22))).toEqual([
    'a:1: 21 words: word wo',
    'a:2: 23 words: It says',
    'a:7: “anew”, write aga',
  ]);
});
