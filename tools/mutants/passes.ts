import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(end));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Whether a command ends well in time. It runs with low priority; what it started ends with it. */
export function passes(
  cwd: string,
  [program = '', ...args]: readonly string[],
  seconds: number,
): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn('nice', [program, ...args], { cwd, stdio: 'ignore', detached: true });
    running.add(child);
    const timer = setTimeout(() => end(child), seconds * 1000);
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
