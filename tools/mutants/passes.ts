import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(end));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** The limit in real time, as a multiple of the limit in processor time: other work can share the machine. */
const MOST_SHARED = 15;

/**
 * Whether the exit code of a command is 0. The limit is in seconds of processor time per process, so that other work on the machine
 * does not count. The command runs with low priority. Its child processes end with it.
 */
export function passes(cwd: string, command: readonly string[], seconds: number): Promise<boolean> {
  return new Promise((done) => {
    const limited = ['-c', `ulimit -t ${seconds}; exec nice "$@"`, 'sh', ...command];
    const child = spawn('sh', limited, { cwd, stdio: 'ignore', detached: true });
    running.add(child);
    const timer = setTimeout(() => end(child), seconds * 1000 * MOST_SHARED);
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      done(code === 0);
    });
  });
}

/** Ends a command and its child processes: they are one process group. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}
