import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(end));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** How much longer than on a machine of its own a command may take. */
const MOST_SHARED = 15;

/**
 * Whether a command ends well. Each of its processes may take so many seconds of the processor, so that other work on the machine
 * makes no difference. It runs with low priority; what it started ends with it.
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

/** Ends a command with all that it started: it leads a process group of its own. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}
