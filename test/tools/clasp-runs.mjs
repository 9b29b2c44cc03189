// Runs clasp's program once for each job of a list, all in this process, because loading the program takes
// most of a run. `node clasp-runs.mjs PROGRAM JOBS`: the jobs are JSON, each a folder and arguments. It
// prints JSON, for each job an exit code and an output.
import { pathToFileURL } from 'node:url';

const [program, jobs] = process.argv.slice(2);
const print = process.stdout.write.bind(process.stdout);
const runs = [];
for (const [at, { folder, args }] of JSON.parse(jobs).entries()) {
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'])
    process[stream].write = (text) => {
      said[stream] += text;
      return true;
    };
  process.chdir(folder);
  process.argv = [process.execPath, program, ...args];
  process.exitCode = 0;
  // Node runs a program again under another address; its imports are loaded once.
  await import(`${pathToFileURL(program)}?run=${at}`);
  runs.push({ status: process.exitCode, output: `${said.stdout}${said.stderr}`.trim() });
}
process.exitCode = 0;
print(JSON.stringify(runs));
