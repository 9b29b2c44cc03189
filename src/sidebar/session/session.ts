import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Kind } from '../../sheets/panel-api/call.ts';
import type { Answer, PanelState, Problem } from '../../sheets/panel-api/panel.ts';
import type { Server } from './server.ts';

/** Data and functions that all parts of the panel share: the last known state, and functions that start work. */
export interface Session {
  readonly server: Server;
  readonly state: PanelState | undefined;
  /** Problem that may make the shown state outdated; undefined if the state is up to date. */
  readonly stale: Problem | undefined;
  /** True while work of the host runs. The panel then starts no other work. */
  readonly isBusy: boolean;
  /** True while work of the host or automatic work of the panel runs. New work of the host waits for the automatic work. */
  readonly isWorking: boolean;
  /** Remembers for each fold whether the host opened it (true) or closed it (false). The keys are the titles of the folds. */
  readonly folds: Map<string, boolean>;
  /** Gives the server's time in milliseconds. */
  now(): number;
  /** Gives the number of times that the host has started work that writes. */
  presses(): number;
  /** Reads the state from the add-on. */
  refresh(match?: number): Promise<void>;
  /**
   * Runs a task. Reads the state again afterwards if the task writes. The host's tasks wait for the panel's automatic
   * work. Gives undefined if other work of the host is running.
   */
  run<T>(kind: Kind, task: () => Promise<Answer<T>>, more?: RunOptions): Promise<Answer<T> | undefined>;
}

interface RunOptions {
  /** True if the task is automatic work of the panel. */
  readonly isOwn?: boolean;
  /** Called as soon as it is certain that the task will run. */
  begin?(): void;
}

/**
 * Time in milliseconds between two polls. During work, polls are more frequent, to show progress. While the panel is
 * hidden, polls are less frequent.
 */
const PAUSE = 20_000;
const BUSY_PAUSE = 4_000;
const HIDDEN_PAUSE = 120_000;
/** Time in milliseconds after which the panel reads the whole workbook again, because somebody may have typed into a tab. */
const READ_PAUSE = 100_000;
/** Time in milliseconds. If the last read was longer ago, the panel reads the workbook when the host returns to the panel. */
const FOCUS_PAUSE = 5_000;

export const SessionContext = createContext<Session | undefined>(undefined);

/** Gives the session of the panel that contains this component. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('outside the panel');
  return session;
}

/** Makes the panel's session. Reads the state at once, and then regularly while the panel is visible. */
export function useMakeSession(server: Server): Session {
  const [state, setState] = useState<PanelState>();
  const [stale, setStale] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const offset = useRef(0);
  const [isOwnBusy, setOwnBusy] = useState(false);
  const busy = useRef(false);
  /** Promise of the automatic work that the panel is doing now. The promise never rejects. */
  const ownWork = useRef<Promise<unknown> | undefined>(undefined);
  const writes = useRef(0);
  const presses = useRef(0);
  const folds = useRef(new Map<string, boolean>()).current;
  const version = useRef('');
  /** Time of the last poll, in milliseconds. */
  const lastPoll = useRef(0);
  const lastRead = useRef(0);
  const reading = useRef<Promise<void> | undefined>(undefined);
  /** True if the last answer was a problem. The panel then reads the whole state again, because a problem can end without any write. */
  const hasFailed = useRef(false);

  /** Asks the add-on for the whole state, or only whether the state has changed. */
  const ask = useCallback(
    async (wantsWhole: boolean, match?: number) => {
      const isWhole = wantsWhole || hasFailed.current;
      const before = writes.current;
      lastPoll.current = Date.now();
      if (isWhole) lastRead.current = Date.now();
      const answer = isWhole
        ? await server.call('getState', ...(match === undefined ? [] : [match]))
        : await server.call('poll', version.current);
      // A call that writes has ended meanwhile. This answer may be older than the change, and a newer answer is coming.
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

  /** Waits until the running request is answered, then sends the next request. */
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

/** Runs automatic work of the panel. `noted` stores the work that is running now. */
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

/** Gives the time in milliseconds until the next poll. */
function pauseOf(isBusy: boolean): number {
  if (!isVisible()) return HIDDEN_PAUSE;
  return isBusy ? BUSY_PAUSE : PAUSE;
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
