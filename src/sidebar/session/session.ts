import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Kind } from '../../sheets/panel-api/call.ts';
import type { Answer, PanelState, Problem } from '../../sheets/panel-api/panel.ts';
import type { Server } from './server.ts';

/** The part that all of the panel shares: the state as last read, and the function to start work. */
export interface Session {
  readonly server: Server;
  readonly state: PanelState | undefined;
  /** Why the state shown may be old. */
  readonly stale: Problem | undefined;
  /** Work that the host asked for is going on; no other work starts. */
  readonly isBusy: boolean;
  /** True also for the panel's automatic work: a press waits until that ends. */
  readonly isWorking: boolean;
  /** The folds that the host opened or closed, by their titles. */
  readonly folds: Map<string, boolean>;
  /** The server's time, in milliseconds. */
  now(): number;
  /** Number of times that the host has started work that writes. */
  presses(): number;
  /** Reads the state. */
  refresh(match?: number): Promise<void>;
  /**
   * Runs a task, and reads the state again after a task that writes. Undefined if other work is going on; the host's tasks wait for the panel's
   * automatic work.
   */
  run<T>(kind: Kind, task: () => Promise<Answer<T>>, more?: RunOptions): Promise<Answer<T> | undefined>;
}

interface RunOptions {
  /** The panel's automatic work. */
  readonly isOwn?: boolean;
  /** Called as soon as it is certain that the task will run. */
  begin?(): void;
}

/** Milliseconds between two polls; fewer while work is going on, to show its progress, and more while nobody sees the panel. */
const PAUSE = 20_000;
const BUSY_PAUSE = 4_000;
const HIDDEN_PAUSE = 120_000;
/** Milliseconds after which the workbook is read although no call changed it: somebody may have typed into a tab. */
const READ_PAUSE = 100_000;
/** The same when the host comes to the panel, perhaps from a tab. */
const FOCUS_PAUSE = 5_000;

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the panel that a component is in. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('outside the panel');
  return session;
}

/** Makes the panel's session: it reads the state now, and regularly while the panel is visible. */
export function useMakeSession(server: Server): Session {
  const [state, setState] = useState<PanelState>();
  const [stale, setStale] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const offset = useRef(0);
  const [isOwnBusy, setOwnBusy] = useState(false);
  const busy = useRef(false);
  /** The panel's own work, while it goes on; it never fails. */
  const ownWork = useRef<Promise<unknown> | undefined>(undefined);
  const writes = useRef(0);
  const presses = useRef(0);
  const folds = useRef(new Map<string, boolean>()).current;
  const version = useRef('');
  /** When the state was asked for last, and when the workbook was read last. */
  const lastPoll = useRef(0);
  const lastRead = useRef(0);
  const reading = useRef<Promise<void> | undefined>(undefined);
  /** The last answer was a problem: that nothing was written since does not say that it is gone. */
  const hasFailed = useRef(false);

  /** Asks for the state: all of it, or only whether it is another one. */
  const ask = useCallback(
    async (wantsWhole: boolean, match?: number) => {
      const isWhole = wantsWhole || hasFailed.current;
      const before = writes.current;
      lastPoll.current = Date.now();
      if (isWhole) lastRead.current = Date.now();
      const answer = isWhole
        ? await server.call('getState', ...(match === undefined ? [] : [match]))
        : await server.call('poll', version.current);
      // A call that writes has ended meanwhile: this answer may be older than that, and a newer one is coming.
      if (before !== writes.current) return;
      hasFailed.current = !answer.ok;
      if (!answer.ok) return setStale(answer.problem);
      setStale(undefined);
      const found = answer.value;
      if (!found) return;
      version.current = found.version;
      lastRead.current = lastPoll.current;
      offset.current = Date.parse(found.now) - Date.now();
      setState(found);
    },
    [server],
  );

  /** Waits until a running request is answered, then asks the server. */
  const askNext = useCallback(
    async (isWhole: boolean, match?: number) => {
      while (reading.current) await reading.current;
      const asking = ask(isWhole, match).finally(() => {
        reading.current = undefined;
      });
      reading.current = asking;
      await asking;
    },
    [ask],
  );

  const refresh = useCallback((match?: number) => askNext(true, match), [askNext]);

  const run = useCallback<Session['run']>(
    async (kind, task, { isOwn = false, begin } = {}) => {
      if (busy.current || (isOwn && ownWork.current)) return undefined;
      const work = async () => {
        const answer = await task();
        if (kind === 'writes') {
          writes.current++;
          await refresh();
        }
        return answer;
      };
      if (isOwn) return runOwn(work, ownWork, setOwnBusy);
      busy.current = true;
      if (kind === 'writes') presses.current++;
      setBusy(true);
      begin?.();
      try {
        await ownWork.current;
        return await work();
      } finally {
        busy.current = false;
        setBusy(false);
      }
    },
    [refresh],
  );

  useEffect(() => {
    void refresh();
  }, [refresh]);

  useEffect(() => {
    const look = () => {
      if (reading.current || Date.now() - lastPoll.current < pauseOf(busy.current || !!ownWork.current))
        return;
      const isOld = Date.now() - lastRead.current >= READ_PAUSE;
      void askNext(isOld && isVisible() && !busy.current && !ownWork.current);
    };
    const lookAgain = () => {
      const isOld = Date.now() - lastRead.current >= FOCUS_PAUSE;
      if (isOld && isVisible() && !reading.current) void askNext(true);
    };
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('focus', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('focus', lookAgain);
    };
  }, [askNext]);

  return {
    server,
    state,
    stale,
    isBusy,
    folds,
    isWorking: isBusy || isOwnBusy,
    now: () => Date.now() + offset.current,
    presses: () => presses.current,
    refresh,
    run,
  };
}

/** Runs the panel's own work, and notes it while it goes on. */
async function runOwn<T>(
  work: () => Promise<T>,
  noted: { current: Promise<unknown> | undefined },
  setOwnBusy: (isBusy: boolean) => void,
): Promise<T> {
  const going = work();
  noted.current = going.catch(() => undefined);
  setOwnBusy(true);
  try {
    return await going;
  } finally {
    noted.current = undefined;
    setOwnBusy(false);
  }
}

/** Milliseconds until the next poll. */
function pauseOf(isBusy: boolean): number {
  if (!isVisible()) return HIDDEN_PAUSE;
  return isBusy ? BUSY_PAUSE : PAUSE;
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
