import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Kind } from '../../sheets/panel-api/call.ts';
import type { Answer, PanelState, Problem } from '../../sheets/panel-api/panel.ts';
import type { Server } from './server.ts';

/** What all parts of the panel share: the state as last read, and the one way to start work. */
export interface Session {
  readonly server: Server;
  readonly state: PanelState | undefined;
  /** Why the state shown may be old. */
  readonly stale: Problem | undefined;
  /** Work is going on; no other work starts. */
  readonly isBusy: boolean;
  /** The server's time, in milliseconds. */
  now(): number;
  refresh(): Promise<void>;
  /** Runs a task, and reads the state again after one that writes. Undefined when other work is going on. */
  run<T>(kind: Kind, task: () => Promise<Answer<T>>): Promise<Answer<T> | undefined>;
}

/** Milliseconds between two polls; fewer while work is going on, to show its progress, and more while nobody sees the panel. */
const PAUSE = 20_000;
const BUSY_PAUSE = 4_000;
const HIDDEN_PAUSE = 120_000;
/** Milliseconds after which the workbook is read though no call changed it: somebody may have typed into a tab. */
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
  const busy = useRef(false);
  const writes = useRef(0);
  const version = useRef('');
  /** When the state was asked for last, and when the workbook was read last. */
  const lastPoll = useRef(0);
  const lastRead = useRef(0);
  const reading = useRef<Promise<void> | undefined>(undefined);

  /** Asks for the state: all of it, or only whether it is another one. */
  const ask = useCallback(
    async (isWhole: boolean) => {
      const before = writes.current;
      lastPoll.current = Date.now();
      if (isWhole) lastRead.current = Date.now();
      const answer = isWhole ? await server.call('getState') : await server.call('poll', version.current);
      // A call that writes has ended meanwhile: this answer may be older than that, and a newer one is coming.
      if (before !== writes.current) return;
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

  /** Asks once no other answer is under way. */
  const askNext = useCallback(
    async (isWhole: boolean) => {
      while (reading.current) await reading.current;
      const asking = ask(isWhole).finally(() => {
        reading.current = undefined;
      });
      reading.current = asking;
      await asking;
    },
    [ask],
  );

  const refresh = useCallback(() => askNext(true), [askNext]);

  const run = useCallback<Session['run']>(
    async (kind, task) => {
      if (busy.current) return undefined;
      busy.current = true;
      setBusy(true);
      try {
        const answer = await task();
        if (kind === 'writes') {
          writes.current++;
          await refresh();
        }
        return answer;
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
      if (reading.current || Date.now() - lastPoll.current < pauseOf(busy.current)) return;
      const isOld = Date.now() - lastRead.current >= READ_PAUSE;
      void askNext(isOld && isVisible() && !busy.current);
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
    now: () => Date.now() + offset.current,
    refresh,
    run,
  };
}

/** Milliseconds until the next poll. */
function pauseOf(isBusy: boolean): number {
  if (!isVisible()) return HIDDEN_PAUSE;
  return isBusy ? BUSY_PAUSE : PAUSE;
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
