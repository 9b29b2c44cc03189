import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { CLASP_SCRIPT, type Clasp, type ClaspRun, runCommand } from '../tools/clasp/clasp.ts';
import { connect } from '../tools/clasp/connect.ts';
import { deploy } from '../tools/clasp/deploy.ts';
import { makeSmallAddOn } from './tools/small-add-on.ts';

// `npm run connect` and `npm run deploy`, against clasp's real command line as far as it goes without a
// login, and against a stand-in that answers like clasp 3. Each command is also run as a host runs it.

const ROOT = resolve(__dirname, '..');
const PLACEHOLDER = readFileSync(join(ROOT, '.clasp.json'), 'utf8');
const SCRIPT = `1${'s'.repeat(56)}`;
/** The output of connect. */
const CONNECTED = JSON.stringify({ scriptId: SCRIPT, rootDir: 'dist' });
const SPREADSHEET = `1${'p'.repeat(43)}`;
/** The output of clasp after it made a spreadsheet with a script. */
const MADE = `Created new document: https://drive.google.com/open?id=${SPREADSHEET}\nCreated new script: https://script.google.com/d/${SCRIPT}/edit`;
const USER_SETTINGS = 'https://script.google.com/home/usersettings';

let copy = '';
/** The calls of the build and of clasp, in order. */
let calls: string[] = [];

beforeAll(() => {
  copy = makeSmallAddOn();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));
beforeEach(() => {
  writeFileSync(join(copy, '.clasp.json'), PLACEHOLDER);
  calls = [];
});

/** A tool's exit code and output in the copy, in this process. `clasp` takes clasp's place. */
async function run(tool: 'connect' | 'deploy', clasp: Clasp = says('never'), given?: string) {
  let stdout = '';
  let stderr = '';
  const place = {
    folder: copy,
    clasp: (folder: string, ...args: readonly string[]) => {
      calls.push(args.join(' '));
      return clasp(folder, ...args);
    },
    print: (text: string) => {
      stdout += text;
    },
    warn: (text: string) => {
      stderr += text;
    },
  };
  const build = async () => calls.push('build');
  const status = await runCommand(tool, place, (here) =>
    tool === 'connect' ? connect(here, given) : deploy(here, build),
  );
  return { status, stdout, stderr };
}

/** A tool as npm runs it. A program that prints a text and its arguments takes clasp's place. */
function runTool(tool: string, text: string, ...args: readonly string[]) {
  const program = join(copy, 'program.cjs');
  writeFileSync(
    program,
    `console.log(${JSON.stringify(text)}, ...process.argv.slice(2), 'in', process.cwd())`,
  );
  const env = { ...process.env, CLASP: program };
  return spawnSync('node', ['tools/run.mjs', `tools/${tool}.ts`, ...args], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
}

/** A clasp that prints a text and ends with a code. */
const says =
  (output: string, status = 0): Clasp =>
  () => ({ output, status });

const projectFile = () => JSON.parse(readFileSync(join(copy, '.clasp.json'), 'utf8'));

/** Runs clasp itself without a login, all jobs in one process. */
function runItself(jobs: readonly { readonly folder: string; readonly args: readonly string[] }[]) {
  const { stdout, stderr } = spawnSync(
    'node',
    [join(ROOT, 'test/tools/clasp-runs.mjs'), join(ROOT, CLASP_SCRIPT), JSON.stringify(jobs)],
    { encoding: 'utf8', env: { ...process.env, HOME: copy } },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout) as ClaspRun[];
}

describe('clasp itself, without a login', () => {
  let connecting: Awaited<ReturnType<typeof run>>;
  let atConnect = '';
  let creating: ClaspRun | undefined;
  let pushing: ClaspRun = { status: null, output: '' };
  let listing: ClaspRun | undefined;

  // connect gives clasp an empty folder, which is gone when connect ends; so all runs of clasp are made while it waits.
  beforeAll(async () => {
    writeFileSync(join(copy, '.clasp.json'), PLACEHOLDER);
    const connected = join(copy, 'connected');
    mkdirSync(connected);
    writeFileSync(join(connected, '.clasp.json'), CONNECTED);
    connecting = await run('connect', (folder, ...args) => {
      const [made, ...others] = runItself([
        { folder, args },
        { folder: copy, args: ['create', '--type', 'sheets', '--title', 'x'] },
        { folder: connected, args: ['push', '--force'] },
        { folder: ROOT, args: ['show-file-status', '--json'] },
      ]);
      [creating, pushing = pushing, listing] = others;
      return made ?? { status: null, output: 'clasp did not run' };
    });
    atConnect = readFileSync(join(copy, '.clasp.json'), 'utf8');
  }, 60_000);

  test('is the program that the tools run', () => {
    const { bin } = JSON.parse(readFileSync(join(ROOT, 'node_modules/@google/clasp/package.json'), 'utf8'));
    expect(CLASP_SCRIPT).toBe(join('node_modules/@google/clasp', bin.clasp));
  });

  test('makes nothing where a .clasp.json stands, and ends with 0: the reason for connect', () => {
    expect(creating).toEqual({ status: 0, output: 'Project file already exists.' });
  });

  // So clasp looks for no .clasp.json above the empty folder given by --project: there is one.
  test('connect says how to log in, and leaves the placeholder', () => {
    expect(connecting.status).toBe(1);
    expect(connecting.stdout).toContain(USER_SETTINGS);
    expect(connecting.stderr).toContain('npx clasp login');
    expect(atConnect).toBe(PLACEHOLDER);
  });

  test('deploy fails, and says how to log in', async () => {
    writeFileSync(join(copy, '.clasp.json'), CONNECTED);
    const { status, stdout, stderr } = await run('deploy', () => pushing);
    expect(status).toBe(1);
    expect(stdout).toContain(USER_SETTINGS);
    expect(stderr).toContain('Nothing was pushed.');
    expect(stderr).toContain('npx clasp login');
  });

  test('would push what is in dist/, and nothing else', () => {
    const { filesToPush, untrackedFiles } = JSON.parse(listing?.output ?? '');
    expect(filesToPush.sort()).toEqual([
      'dist/Code.js',
      'dist/appsscript.json',
      'dist/sidebar.html',
      'dist/viewer.html',
    ]);
    // The release offers it for download.
    expect(untrackedFiles).toEqual(['dist/viewer.sha256']);
  });
});

describe('npm run connect', () => {
  test('starts clasp as its own process, and ends with code 1 where it is refused', () => {
    const { status, stdout } = runTool('connect', MADE);
    expect([status, stdout]).toEqual([0, expect.stringContaining('Next: npm run deploy')]);
    expect(projectFile()).toEqual({ scriptId: SCRIPT, rootDir: 'dist' });
    const again = runTool('connect', MADE);
    expect([again.status, again.stderr]).toEqual([1, expect.stringMatching(/^connect: /)]);
  });

  test('makes a spreadsheet, and fills in its script', async () => {
    const printed = `${MADE}\n└─ appsscript.json\nCloned one file.`;
    const { status, stdout } = await run('connect', says(printed));
    expect(status).toBe(0);
    expect(stdout).toContain(`https://drive.google.com/open?id=${SPREADSHEET}`);
    expect(projectFile()).toEqual({ scriptId: SCRIPT, rootDir: 'dist' });
  });

  test('starts clasp in an empty folder, which is gone afterwards: dist stays as it is', async () => {
    let used = '';
    const { status } = await run('connect', (folder) => {
      expect(readdirSync(folder)).toEqual([]);
      writeFileSync(join(folder, 'appsscript.json'), '{}');
      used = folder;
      return { status: 0, output: MADE };
    });
    expect(status).toBe(0);
    expect(readFileSync(join(copy, 'appsscript.json'), 'utf8')).toContain('oauthScopes');
    expect(existsSync(used)).toBe(false);
  });

  test('where the Apps Script API is off: says where it is switched on', async () => {
    const error = `User has not enabled the Apps Script API. Enable it by visiting ${USER_SETTINGS} then retry.`;
    const { status, stderr } = await run('connect', says(error, 1));
    expect(status).toBe(1);
    expect(stderr).toContain(`Switch it on at ${USER_SETTINGS}`);
    expect(stderr).toContain('empty spreadsheet');
  });

  test('where clasp ends with 0 but made nothing: fails', async () => {
    const { status, stderr } = await run('connect', says('Project file already exists.'));
    expect(status).toBe(1);
    expect(stderr).toContain('Project file already exists.');
  });

  test.each([
    SCRIPT,
    `https://script.google.com/d/${SCRIPT}/edit?usp=sharing`,
    `https://script.google.com/u/0/home/projects/${SCRIPT}/edit`,
  ])('takes the script of a spreadsheet: %s', async (given) => {
    expect((await run('connect', undefined, given)).status).toBe(0);
    expect(projectFile().scriptId).toBe(SCRIPT);
  });

  test.each([SPREADSHEET, `https://docs.google.com/spreadsheets/d/${SPREADSHEET}/edit`, 'my script', '"},{'])(
    'refuses what is no script: %s',
    async (given) => {
      const { status, stderr } = await run('connect', undefined, given);
      expect(status).toBe(1);
      expect(stderr).toContain('Project settings');
      expect(readFileSync(join(copy, '.clasp.json'), 'utf8')).toBe(PLACEHOLDER);
    },
  );

  test('makes no second spreadsheet', async () => {
    await run('connect', undefined, SCRIPT);
    const { status, stderr } = await run('connect');
    expect(status).toBe(1);
    expect(stderr).toContain(SCRIPT);
    expect(calls).toEqual([]);
  });
});

describe('npm run deploy', () => {
  test('builds dist/, and starts clasp in the folder as its own process', () => {
    writeFileSync(join(copy, '.clasp.json'), CONNECTED);
    const { status, stdout } = runTool('deploy', 'Pushed 4 files');
    expect(status).toBe(0);
    expect(stdout).toContain(`\nPushed 4 files push --force in ${realpathSync(copy)}\n`);
    expect(readFileSync(join(copy, 'dist/Code.js'), 'utf8')).toContain('function onOpen(');
  });

  test.each(['the placeholder', 'no file'])(
    'refuses %s before it builds, and says what to do',
    async (state) => {
      if (state === 'no file') rmSync(join(copy, '.clasp.json'));
      const { status, stderr } = await run('deploy');
      expect(status).toBe(1);
      expect(stderr).toContain('npm run connect');
      expect(calls).toEqual([]);
    },
  );

  test('says so where .clasp.json cannot be read', async () => {
    writeFileSync(join(copy, '.clasp.json'), '{ "scriptId": ');
    const { status, stderr } = await run('deploy');
    expect(status).toBe(1);
    expect(stderr).toContain('.clasp.json cannot be read');
  });

  test.each([
    ['Pushed 4 files at 10:00:00 AM.\n└─ dist/appsscript.json', 'Pushed 4 files'],
    ['Pushed one file at 10:00:00.', 'Pushed one file'],
    ['Script is already up to date.', 'Google has this version already.'],
  ])('succeeds after “%s”, and explains the warning of Google', async (printed, said) => {
    writeFileSync(join(copy, '.clasp.json'), CONNECTED);
    const { status, stdout } = await run('deploy', says(printed));
    expect(status).toBe(0);
    expect(stdout).toContain(said);
    expect(stdout).toContain('hasn’t verified this app');
    expect(calls).toEqual(['build', 'push --force']);
  });

  test.each([
    ['Skipping push.', 0],
    ['Pushed no files at 10:00:00.', 0],
    ['', 0],
    ['Pushed 4 files at 10:00:00.', 1],
    ['Request contains an invalid argument.', 1],
  ])('fails after “%s” with exit code %i', async (printed, code) => {
    writeFileSync(join(copy, '.clasp.json'), CONNECTED);
    const { status, stderr } = await run('deploy', says(printed, code));
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing was pushed.');
    expect(stderr).toContain(`clasp says: ${printed || 'nothing'}`);
  });
});
