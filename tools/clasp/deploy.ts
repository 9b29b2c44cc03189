import {
  API_SWITCH,
  type ClaspRun,
  connectedScript,
  explain,
  type Place,
  PROJECT_FILE,
  Refusal,
} from './clasp.ts';

/** Builds dist/ and uploads it to Google. Throws a Refusal if the folder is not connected or if nothing was uploaded. */
export async function deploy(
  { folder, clasp, print }: Place,
  build: () => Promise<unknown>,
): Promise<readonly string[]> {
  const scriptId = connectedScript(folder);
  if (!scriptId)
    throw new Refusal(
      `${PROJECT_FILE} names no script yet. Make a spreadsheet with one: npm run connect\n` +
        'Or take the script of a spreadsheet of yours: npm run connect -- ID',
    );
  print(`The Apps Script API must be on for your Google account: ${API_SWITCH}\n`);
  await build();
  // Without --force, clasp asks whether to overwrite the manifest. Without an answer it pushes nothing, and its exit code is 0.
  const pushed = readPush(clasp(folder, 'push', '--force'));
  return [
    pushed,
    'Now open the spreadsheet, or load it again. Then it has a menu Roundkeeper: Open the panel.',
    'At the first time Google asks for permission and says “Google hasn’t verified this app”. The app is the copy of your own',
    'that you just pushed, and only you can use it. Choose Advanced, then “Go to …”, then allow.',
    `The script: https://script.google.com/d/${scriptId}/edit`,
  ];
}

/**
 * Reads from clasp's output which files were uploaded. Throws a Refusal unless files were uploaded or Google already had
 * the same files.
 */
function readPush(run: ClaspRun): string {
  const { status, output } = run;
  if (status === 0 && /Script is already up to date/.test(output)) return 'Google has this version already.';
  const pushed = /^Pushed (?!no files).*$/m.exec(output)?.[0];
  if (status === 0 && pushed) return pushed;
  throw explain('Nothing was pushed.', run);
}
