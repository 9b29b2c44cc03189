import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

// `npm run connect` and `npm run deploy`, against clasp's real command line as far as it goes without a login, and against a
// program in clasp's place that prints what clasp 3 prints.

const ROOT = resolve(__dirname, '..');
const PLACEHOLDER = readFileSync(join(ROOT, '.clasp.json'), 'utf8');
const SCRIPT = `1${'s'.repeat(56)}`;
/** What connect writes. */
const CONNECTED = JSON.stringify({ scriptId: SCRIPT, rootDir: 'dist' });
const SPREADSHEET = `1${'p'.repeat(43)}`;
const USER_SETTINGS = 'https://script.google.com/home/usersettings';

const PAGE = '<style>/* style */</style><script>/* script */</script>';
const SMALL_ADD_ON = {
  'src/sheets/main.ts': 'export const entryPoints = { onOpen() {} };',
  'src/sheets/google/built-ins.ts': '',
  ...Object.fromEntries(
    ['src/sidebar', 'src/viewer'].flatMap((folder) => [
      [`${folder}/main.tsx`, 'document.title = "small";'],
      [`${folder}/style.css`, ''],
      [`${folder}/page.html`, PAGE],
    ]),
  ),
};

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'install-'));
  for (const path of ['tools', 'appsscript.json', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  // Builds an add-on of one function in the same way as the real one, because that is fast.
  for (const [path, text] of Object.entries(SMALL_ADD_ON)) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  // As tools/run.mjs does before each run of a tool.
  const options = ['--bundle', '--platform=node', '--format=esm', '--target=node20', '--external:esbuild'];
  const entries = ['tools/connect.ts', 'tools/deploy.ts'];
  execFileSync(
    join(ROOT, 'node_modules/.bin/esbuild'),
    [...entries, ...options, '--outdir=bundled', '--out-extension:.js=.mjs', '--log-level=warning'],
    { cwd: copy },
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));
beforeEach(() => {
  writeFileSync(join(copy, '.clasp.json'), PLACEHOLDER);
  rmSync(join(copy, 'calls.txt'), { force: true });
});

/** Runs a tool, bundled once, in the copy. `clasp` is the script of a program that takes clasp's place. */
function run(tool: 'connect' | 'deploy', args: readonly string[] = [], clasp?: string) {
  const fake = join(copy, 'fake-clasp.mjs');
  const note = `require('node:fs').appendFileSync(${JSON.stringify(join(copy, 'calls.txt'))}, process.argv.slice(2).join(' ') + '\\n');`;
  if (clasp !== undefined)
    writeFileSync(
      fake,
      `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); ${note} ${clasp}`,
    );
  const { status, stdout, stderr } = spawnSync('node', [`bundled/${tool}.mjs`, ...args], {
    cwd: copy,
    encoding: 'utf8',
    // A home without a login.
    env: { ...process.env, HOME: copy, ...(clasp === undefined ? {} : { CLASP: fake }) },
  });
  return { status, stdout, stderr };
}

/** A program that prints a text and ends with a code, as clasp does. */
const says = (text: string, code = 0) => `console.log(${JSON.stringify(text)}); process.exitCode = ${code};`;

const projectFile = () => JSON.parse(readFileSync(join(copy, '.clasp.json'), 'utf8'));
const calls = () => readFileSync(join(copy, 'calls.txt'), 'utf8').trim().split('\n');

describe('clasp itself', () => {
  const clasp = join(ROOT, 'node_modules/@google/clasp/build/src/index.js');
  const create = (...more: string[]) =>
    spawnSync('node', [clasp, 'create', '--type', 'sheets', '--title', 'x', ...more], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, HOME: copy },
    });

  test('makes nothing where a .clasp.json stands, and ends with 0: the reason for connect', () => {
    const { status, stderr } = create();
    expect([status, stderr.trim()]).toEqual([0, 'Project file already exists.']);
  });
});

describe('npm run connect', () => {
  // So clasp looks for no .clasp.json above the empty folder given by --project: there is one.
  test('against clasp without a login: says how to log in, and leaves the placeholder', () => {
    const { status, stdout, stderr } = run('connect');
    expect(status).toBe(1);
    expect(stdout).toContain(USER_SETTINGS);
    expect(stderr).toContain('npx clasp login');
    expect(readFileSync(join(copy, '.clasp.json'), 'utf8')).toBe(PLACEHOLDER);
  });

  test('makes a spreadsheet, and fills in its script', () => {
    const printed = `Created new document: https://drive.google.com/open?id=${SPREADSHEET}\nCreated new script: https://script.google.com/d/${SCRIPT}/edit\n└─ appsscript.json\nCloned one file.`;
    const { status, stdout } = run('connect', [], says(printed));
    expect(status).toBe(0);
    expect(stdout).toContain(`https://drive.google.com/open?id=${SPREADSHEET}`);
    expect(projectFile()).toEqual({ scriptId: SCRIPT, rootDir: 'dist' });
  });

  test('keeps the dist folder as it is, whatever clasp writes beside it', () => {
    const printed = `Created new document: https://drive.google.com/open?id=${SPREADSHEET}\nCreated new script: https://script.google.com/d/${SCRIPT}/edit`;
    const writes = "require('node:fs').writeFileSync('appsscript.json', '{}');";
    expect(run('connect', [], `${writes} ${says(printed)}`).status).toBe(0);
    expect(readFileSync(join(copy, 'appsscript.json'), 'utf8')).toContain('oauthScopes');
  });

  test('where the Apps Script API is off: says where it is switched on', () => {
    const error = `User has not enabled the Apps Script API. Enable it by visiting ${USER_SETTINGS} then retry.`;
    const { status, stderr } = run('connect', [], says(error, 1));
    expect(status).toBe(1);
    expect(stderr).toContain(`Switch it on at ${USER_SETTINGS}`);
    expect(stderr).toContain('empty spreadsheet');
  });

  test('where clasp ends with 0 but made nothing: fails', () => {
    const { status, stderr } = run('connect', [], says('Project file already exists.'));
    expect(status).toBe(1);
    expect(stderr).toContain('Project file already exists.');
  });

  test.each([
    SCRIPT,
    `https://script.google.com/d/${SCRIPT}/edit?usp=sharing`,
    `https://script.google.com/u/0/home/projects/${SCRIPT}/edit`,
  ])('takes the script of a spreadsheet: %s', (given) => {
    expect(run('connect', [given]).status).toBe(0);
    expect(projectFile().scriptId).toBe(SCRIPT);
  });

  test.each([SPREADSHEET, `https://docs.google.com/spreadsheets/d/${SPREADSHEET}/edit`, 'my script', '"},{'])(
    'refuses what is no script: %s',
    (given) => {
      const { status, stderr } = run('connect', [given]);
      expect(status).toBe(1);
      expect(stderr).toContain('Project settings');
      expect(readFileSync(join(copy, '.clasp.json'), 'utf8')).toBe(PLACEHOLDER);
    },
  );

  test('makes no second spreadsheet', () => {
    run('connect', [SCRIPT]);
    const { status, stderr } = run('connect', [], says('never'));
    expect(status).toBe(1);
    expect(stderr).toContain(SCRIPT);
    expect(() => calls()).toThrow('ENOENT');
  });
});

describe('npm run deploy', () => {
  test.each(['the placeholder', 'no file'])('refuses %s before it builds, and says what to do', (state) => {
    if (state === 'no file') rmSync(join(copy, '.clasp.json'));
    const { status, stderr } = run('deploy', [], says('never'));
    expect(status).toBe(1);
    expect(stderr).toContain('npm run connect');
    expect(() => calls()).toThrow('ENOENT');
  });

  test('says so where .clasp.json cannot be read', () => {
    writeFileSync(join(copy, '.clasp.json'), '{ "scriptId": ');
    const { status, stderr } = run('deploy');
    expect(status).toBe(1);
    expect(stderr).toContain('.clasp.json cannot be read');
  });

  test('against clasp without a login: fails, and says how to log in', () => {
    writeFileSync(join(copy, '.clasp.json'), CONNECTED);
    const { status, stdout, stderr } = run('deploy');
    expect(status).toBe(1);
    expect(stdout).toContain(USER_SETTINGS);
    expect(stderr).toContain('Nothing was pushed.');
    expect(stderr).toContain('npx clasp login');
  });

  test.each([
    ['Pushed 4 files at 10:00:00 AM.\n└─ dist/appsscript.json', 'Pushed 4 files'],
    ['Pushed one file at 10:00:00.', 'Pushed one file'],
    ['Script is already up to date.', 'Google has this version already.'],
  ])('succeeds after “%s”, and says what the warning of Google is', (printed, said) => {
    writeFileSync(join(copy, '.clasp.json'), CONNECTED);
    const { status, stdout } = run('deploy', [], says(printed));
    expect(status).toBe(0);
    expect(stdout).toContain(said);
    expect(stdout).toContain('hasn’t verified this app');
    expect(calls()).toEqual(['push --force']);
    expect(readFileSync(join(copy, 'dist/Code.js'), 'utf8')).toContain('function onOpen(');
  });

  test.each([
    ['Skipping push.', 0],
    ['Pushed no files at 10:00:00.', 0],
    ['', 0],
    ['Pushed 4 files at 10:00:00.', 1],
    ['Request contains an invalid argument.', 1],
  ])('fails after “%s” with exit code %i', (printed, code) => {
    writeFileSync(join(copy, '.clasp.json'), CONNECTED);
    const { status, stderr } = run('deploy', [], says(printed, code));
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing was pushed.');
    expect(stderr).toContain(`clasp says: ${printed || 'nothing'}`);
  });
});
