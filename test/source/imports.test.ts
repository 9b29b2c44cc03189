import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { folderCycles } from './folder-cycles.ts';
import { importCycles } from './import-cycles.ts';

const ROOT = resolve(__dirname, '../..');

interface Import {
  readonly file: string;
  readonly from: string;
  /** True if the import has only types. */
  readonly typeOnly: boolean;
}

/** A rule about imports: the files that it covers, the imports that it allows, and its reason. */
interface Rule {
  readonly what: string;
  readonly why: string;
  readonly in: RegExp;
  readonly except?: RegExp;
  allows(to: string, typeOnly: boolean, file: string): boolean;
}

/** Folders in the order of their imports: each imports only itself and those before it. */
const ORDERS: readonly {
  readonly root: string;
  readonly folders: readonly string[];
  readonly why: string;
}[] = [
  {
    root: 'src/rules',
    folders: ['base', 'declare', 'board', 'order', 'defaults', 'games', 'play'],
    why: 'a game is written in terms of what stands before it, and knows nothing of how it is played',
  },
  {
    root: 'src/sheets',
    folders: [
      'ports',
      'workbook',
      'log',
      'responses',
      'own-game',
      'actions',
      'commit',
      'pages',
      'delivery',
      'clock',
      'matches',
      'panel-api',
    ],
    why: 'an action passes the rooms in this order; each builds on those before it and knows nothing of what follows',
  },
  {
    root: 'src/sheets/google',
    folders: ['rest', 'drive', 'forms', 'self-test'],
    why: 'each service is reached by the calls before it',
  },
  {
    root: 'src/sidebar',
    folders: ['logic', 'session', 'parts', 'fields', 'match', 'pages'],
    why: 'a file can then be read and changed without the pages that use it',
  },
  {
    root: 'src/viewer',
    folders: ['shown', 'check', 'parts'],
    why: 'what a page shows and checks can then be tested without a browser',
  },
  {
    root: 'local/google',
    folders: ['base', 'world', 'run', 'sheets', 'drive', 'forms', 'script', 'rest'],
    why: 'a service can then be read and changed without those that use it',
  },
  {
    root: 'local/web',
    folders: ['sheet', 'form', 'sidebar', 'page'],
    why: 'the page shows sheets, forms and the panel, and each of these stands alone',
  },
];

const RULES: readonly Rule[] = [
  {
    what: 'src/rules imports only itself, zod/mini, @noble/hashes and canonicalize',
    why: 'the rules are pure: they run alike in Google, in Node and in a test, and can be checked without any of them',
    in: /^src\/rules\//,
    allows: (to) => /^(src\/rules\/|zod\/mini$|zod\/v4\/locales\/|@noble\/hashes\/|canonicalize$)/.test(to),
  },
  {
    what: 'a game imports no other game, and only the registry imports games',
    why: 'a game is one folder and one line in the registry; whatever knows one game by name must change with each new one',
    in: /^src\//,
    except: /^src\/rules\/registry\.ts$/,
    allows: (to, _, file) => {
      const game = /^src\/rules\/games\/([^/]+)\//.exec(to)?.[1];
      return game === undefined || game === /^src\/rules\/games\/([^/]+)\//.exec(file)?.[1];
    },
  },
  {
    what: 'a game imports its own files, and of the rules only kit.ts, data.ts and draw.ts',
    why: 'all that a game may use can then be read in three lists, and a file of the rules can be moved without a change to any game',
    in: /^src\/rules\/games\//,
    allows: (to) => /^src\/rules\/(games\/|(kit|data|draw)\.ts$)/.test(to),
  },
  {
    what: 'only games import kit.ts, data.ts and draw.ts',
    why: 'these lists stand after all that they list; what a game builds on must not depend on them',
    in: /^src\//,
    except: /^src\/rules\/games\//,
    allows: (to) => !/^src\/rules\/(kit|data|draw)\.ts$/.test(to),
  },
  {
    what: 'src/sheets imports itself, the rules and packages',
    why: 'the binding is pushed to Google, where there is no panel, no local host and no test',
    in: /^src\/sheets\//,
    allows: (to) => /^(src\/sheets\/|src\/rules\/)/.test(to) || isPackage(to),
  },
  ...ORDERS.map(orderRule),
  {
    what: 'the files beside the rooms of src/sheets import none of them except the ports; main.ts, perform.ts and share-page.ts may',
    why: 'every room builds on the ports, the problems and the times',
    in: /^src\/sheets\/[^/]+\.ts$/,
    except: /^src\/sheets\/(main|perform|share-page)\.ts$/,
    allows: (to) => !/^src\/sheets\/(?!ports\/)[^/]+\//.test(to),
  },
  {
    what: 'perform.ts and share-page.ts import no room after the delivery',
    why: 'they are the whole of an action from the read to the delivery; what begins actions imports them',
    in: /^src\/sheets\/(perform|share-page)\.ts$/,
    allows: (to) => !/^src\/sheets\/(clock|matches|google|panel-api)\//.test(to),
  },
  {
    what: 'no use case imports an adapter',
    why: 'use cases talk to narrow ports, so that tests can replace Google by real fakes',
    in: /^src\/sheets\//,
    except: /^src\/sheets\/(main\.ts$|google\/)/,
    allows: (to, typeOnly) => !to.startsWith('src/sheets/google/') || typeOnly,
  },
  {
    what: 'in src/sheets, only main.ts imports the panel’s calls',
    why: 'an action must not depend on the panel that starts it, so that it can run without one',
    in: /^src\/sheets\//,
    except: /^src\/sheets\/(main\.ts$|panel-api\/)/,
    allows: (to) => !to.startsWith('src/sheets/panel-api/'),
  },
  {
    what: 'src/sidebar imports packages and itself, types from src/sheets/panel-api, and src/rules/base/words.ts',
    why: 'the panel knows no rules and no workbook: all it shows is in the answers to its calls, and its page must not carry the engine; it shares only plurals and lists of words',
    in: /^src\/sidebar\//,
    allows: (to, typeOnly) =>
      to.startsWith('src/sidebar/') ||
      isPackage(to) ||
      (to.startsWith('src/sheets/panel-api/') && typeOnly) ||
      to === 'src/rules/base/words.ts',
  },
  {
    what: 'src/rules/base/words.ts imports nothing',
    why: 'the panel imports it, and must not carry the engine',
    in: /^src\/rules\/base\/words\.ts$/,
    allows: () => false,
  },
  {
    what: 'src/viewer imports packages, itself, the rules and the log',
    why: 'a match is replayed in it as in the add-on, by the same code, and it needs nothing else of the season',
    in: /^src\/viewer\//,
    allows: (to) => /^src\/(viewer|rules|sheets\/log)\//.test(to) || isPackage(to),
  },
  {
    what: 'no file of src imports from local, test, tools or bench, or from node',
    why: 'src is what is pushed; Google has none of these',
    in: /^src\//,
    allows: (to) => !/^(local|test|tools|bench)\//.test(to) && !to.startsWith('node:'),
  },
  {
    what: 'local/google imports only itself, packages, and node:fs for the file of one',
    why: 'the stand-ins know Google and not the add-on',
    in: /^local\/google\//,
    allows: (to) => to === 'node:fs' || isPackage(to) || to.startsWith('local/google/'),
  },
  {
    what: 'local/host imports only itself, the stand-ins and node',
    why: 'tests run any bundle on it, so it knows nothing of this add-on, its demo or the page',
    in: /^local\/host\//,
    allows: (to) => /^(local\/host\/|local\/google\/|node:)/.test(to),
  },
  {
    what: 'what bench and tools import, imports no jest',
    why: 'the tables of docs/reliability.md are made by what tests share, and jest refuses to be loaded outside a test',
    in: /(?<!\.test)\.tsx?$/,
    allows: (to) => to !== '@jest/globals',
  },
  {
    what: 'zod is imported as a namespace, from zod/mini',
    why: 'a named import brings 725 kB of zod into the pushed file instead of 30',
    in: /^(src|local|tools)\//,
    allows: (to) => to !== 'zod',
  },
];

/** A word that a part of the source must not use, and why. */
interface Ban {
  readonly what: string;
  readonly why: string;
  readonly in: RegExp;
  readonly except?: RegExp;
  readonly word: RegExp;
}

const GOOGLE =
  /(?<![\w.'"`])(SpreadsheetApp|FormApp|DriveApp|UrlFetchApp|HtmlService|LockService|PropertiesService|CacheService|ScriptApp|Session|Utilities|Logger|Sheets|Drive|Forms)\s*\.\s*[A-Za-z]/;

const BANS: readonly Ban[] = [
  {
    what: 'Google globals are named in src/sheets/google only',
    why: 'what Google gives is behind ports, so that everything else runs without it',
    in: /^src\//,
    except: /^src\/sheets\/google\//,
    word: GOOGLE,
  },
  {
    what: 'the rules know no clock',
    why: 'a replay must say the same tomorrow',
    in: /^src\/rules\//,
    word: /\b(Date|performance)\s*[.(]|\bnew Date\b|\b(setTimeout|setInterval)\b/,
  },
  {
    what: 'the rules throw no dice of their own',
    why: 'every draw comes from the seed, so that anyone can check it (X11)',
    in: /^src\/rules\//,
    word: /\bMath\s*\.\s*random\b|\bcrypto\b/,
  },
  {
    what: 'the rules know no place and no language',
    why: 'a record must replay alike in every country',
    in: /^src\/rules\//,
    word: /\.toLocale|\bIntl\b|\.localeCompare\b/,
  },
  {
    what: 'pushed code uses no BigInt, no private names and no static fields',
    why: 'Apps Script’s engine and esbuild’s target es2019 do not take them',
    in: /^src\/(rules|sheets)\//,
    word: /\bBigInt\b|\b\d+n\b|\bthis\.#/,
  },
];

/** The templates of new games, and games of hosts, lie apart from the games, with their tests beside them; what runs over all games imports them too. */
const isOfTemplates = ({ file, from }: Import) =>
  /^test\/(full-game|two-thirds|own-games)\//.test(from) && file.startsWith('test/rules/');

const TOP_FOLDERS = ['src', 'local', 'tools', 'bench', 'test'];
const files = TOP_FOLDERS.flatMap((folder) => sourcesBelow(join(ROOT, folder)));
const imports = files.flatMap(importsOf);

describe('who may import whom', () => {
  test.each(RULES.map((rule) => [rule.what, rule] as const))('%s', (_, rule) => {
    const broken = imports.filter(
      ({ file, from, typeOnly }) =>
        rule.in.test(file) && !rule.except?.test(file) && !rule.allows(from, typeOnly, file),
    );
    expect(broken.map(({ file, from }) => `${file} imports ${from}: not allowed, since ${rule.why}`)).toEqual(
      [],
    );
  });
});

describe('what may be named where', () => {
  test.each(BANS.map((ban) => [ban.what, ban] as const))('%s', (_, ban) => {
    const broken = files
      .map(nameOf)
      .filter((file) => ban.in.test(file) && !ban.except?.test(file))
      .flatMap((file) => {
        const found = ban.word.exec(codeOf(join(ROOT, file)))?.[0];
        return found === undefined ? [] : [`${file} says “${found}”: not allowed, since ${ban.why}`];
      });
    expect(broken).toEqual([]);
  });
});

describe('import cycles, type imports included', () => {
  const cycles = importCycles(imports);

  test('src, local, tools, bench and test have none', () => {
    expect(cycles).toEqual([]);
  });

  test('a cycle is found and written with its path', () => {
    const edges = [
      { file: 'c.ts', from: 'a.ts' },
      { file: 'a.ts', from: 'b.ts' },
      { file: 'b.ts', from: 'c.ts' },
      { file: 'c.ts', from: 'd.ts' },
    ];
    expect(importCycles(edges)).toEqual(['a.ts → b.ts → c.ts → a.ts']);
    expect(importCycles(edges.slice(1))).toEqual([]);
  });
});

describe('folders', () => {
  test('the files and subfolders of a folder import each other one way', () => {
    expect(folderCycles(imports.filter((one) => !isOfTemplates(one)))).toEqual([]);
  });

  test('a cycle is found where two folders import each other, and where a folder imports a file above that imports it', () => {
    const edges = [
      { file: 'src/a/one/x.ts', from: 'src/a/two/y.ts' },
      { file: 'src/a/two/z.ts', from: 'src/a/one/w.ts' },
      { file: 'src/b/top.ts', from: 'src/b/one/x.ts' },
      { file: 'src/b/one/y.ts', from: 'src/b/top.ts' },
    ];
    expect(folderCycles(edges)).toEqual([
      'src/a/one → src/a/two → src/a/one',
      'src/b/one → src/b/top.ts → src/b/one',
    ]);
    expect(folderCycles([...edges.slice(1, 3), { file: 'src/b/x.ts', from: 'test/b/x.ts' }])).toEqual([]);
  });
});

test('this test sees imports at all', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports).toContainEqual({ file: 'src/rules/base/hash.ts', from: 'canonicalize', typeOnly: false });
  expect(imports).toContainEqual({
    file: 'src/rules/games/polar-power/index.ts',
    from: 'src/rules/kit.ts',
    typeOnly: false,
  });
});

function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .map((name) => join(folder, name));
}

function nameOf(path: string): string {
  return relative(ROOT, path).split(sep).join('/');
}

/** A file’s code without its comments; strings stay, for imports are read from them. */
function codeOf(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s\/\/ .*$/gm, '');
}

function importsOf(path: string): Import[] {
  const code = codeOf(path);
  const file = nameOf(path);
  const statements = [
    ...code.matchAll(/^(?:import|export)\s+(?<clause>[^'";]*?)\s*from\s*'(?<from>[^']+)'/gm),
    ...code.matchAll(/^import\s+'(?<from>[^']+)'/gm),
    ...code.matchAll(/\bimport\(\s*'(?<from>[^']+)'\s*\)/g),
  ];
  return statements.map(({ groups }) => {
    const { clause = '', from = '' } = groups ?? {};
    const names = /^\{([\s\S]*)\}$/.exec(clause)?.[1];
    const typeOnly =
      clause.startsWith('type ') ||
      (names?.split(',').every((name) => name.trim() === '' || /^\s*type\s/.test(name)) ?? false);
    return { file, from: from.startsWith('.') ? nameOf(resolve(dirname(path), from)) : from, typeOnly };
  });
}

/** The rule that folders import each other in one order only; files beside them are not part of the order. */
function orderRule({ root, folders, why }: (typeof ORDERS)[number]): Rule {
  const placeOf = (file: string) => folders.findIndex((folder) => file.startsWith(`${root}/${folder}/`));
  return {
    what: `each folder of ${root} imports only itself and those before it: ${folders.join(', ')}`,
    why,
    in: new RegExp(`^${root}/(${folders.join('|')})/`),
    allows: (to, _, file) => placeOf(to) <= placeOf(file),
  };
}

function isPackage(to: string): boolean {
  return !/^(src|local|test|tools|bench)\//.test(to) && !to.startsWith('node:');
}
