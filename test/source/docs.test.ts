import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedDocs } from '../../tools/docs/generated-docs.ts';

const ROOT = join(__dirname, '../..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

test.each(generatedDocs(read).map(({ name, text }) => [name, text] as const))(
  '%s lists the games that there are; npm run docs writes it',
  (name, text) => {
    expect(read(name)).toBe(text);
  },
);

/** The code blocks of a document, each with the file that it is taken from. */
function snippetsIn(document: string): { readonly file: string; readonly code: string }[] {
  const blocks = [...document.matchAll(/(?:^<!-- from (\S+) -->\n)?^```ts\n([\s\S]*?)^```$/gm)];
  return blocks.map(([, file = '', code = '']) => ({ file, code }));
}

/** The lines of some code without their indentation. */
const plain = (code: string) => code.replace(/^[ \t]+/gm, '');

test('every snippet of docs/new-game.md stands in a file that is compiled and tested', () => {
  const snippets = snippetsIn(read('docs/new-game.md'));
  expect(snippets.length).toBeGreaterThan(10);
  for (const { file, code } of snippets) {
    expect([code, file && existsSync(join(ROOT, file))]).toEqual([code, true]);
    expect(plain(read(file))).toContain(plain(code));
  }
});

test('the files and commands that docs/new-game.md names exist', () => {
  const text = read('docs/new-game.md');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...text.matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name as string);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const paths = [...text.matchAll(/`((?:src|test|docs|tools|bench)\/[\w./-]+)`/g)].map(
    ([, path]) => path as string,
  );
  expect(paths.filter((path) => !existsSync(join(ROOT, path)) && !path.includes('silent-auction'))).toEqual(
    [],
  );
});

test('whatever docs/new-game.md names of the rules, a game finds in kit.ts, data.ts or draw.ts', () => {
  const folders = ['base', 'declare', 'board', 'order'].map((folder) => join('src/rules', folder));
  const exported = folders
    .flatMap((folder) => {
      const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
      return names.filter((name) => name.endsWith('.ts')).map((name) => read(join(folder, name)));
    })
    .flatMap((code) => [...code.matchAll(/^export (?:const|function|type|interface) (\w+)/gm)])
    .map(([, name]) => name as string);
  const lists = ['kit', 'data', 'draw'].map((name) => read(`src/rules/${name}.ts`)).join('\n');
  const spans = [...read('docs/new-game.md').matchAll(/(?<!`)`([^`\n]+)`/g)].map(([, span]) => span);
  const named = exported.filter((name) => new RegExp(`\\b${name}\\b`).test(spans.join('\n')));
  expect(named).toContain('wholeOption');
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(lists))).toEqual([]);
});

/** Parts that only games described by a host have. */
const OWN_GAMES = ['define', 'shownDefinition', 'ruled', 'readRuling'];

test('docs/new-game.md lists every part of a definition that may be left out', () => {
  const code = read('src/rules/define-game.ts');
  const union = /^type Optional =([^;]+);/m.exec(code)?.[1] ?? '';
  const definition = /^export interface Definition<[\s\S]+?^}/m.exec(code)?.[0] ?? '';
  const optional = [
    ...[...union.matchAll(/'(\w+)'/g)].map(([, part]) => part as string),
    ...[...definition.matchAll(/^ {2}(?:readonly )?(\w+)\?/gm)].map(([, part]) => part as string),
  ];
  expect(optional).toEqual(expect.arrayContaining(['glance', 'mayTrade', 'start']));
  const doc = read('docs/new-game.md');
  const table = doc.slice(doc.indexOf('## 6. All parts'));
  const listed = [...table.matchAll(/^\| .*$/gm)].join('\n');
  const parts = optional.filter((part) => !OWN_GAMES.includes(part));
  expect(parts.filter((part) => !new RegExp(`\`${part}\\b`).test(listed))).toEqual([]);
});
