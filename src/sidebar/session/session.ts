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

/** Milliseconds between two reads of the state; fewer while work is going on, to show its progress. */
const PAUSE = 20_000;
const BUSY_PAUSE = 4_000;

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
  const lastRead = useRef(0);

  const refresh = useCallback(async () => {
    const before = writes.current;
    lastRead.current = Date.now();
    const answer = await server.call('getState');
    // A call that writes has ended meanwhile: this answer may be older than that, and a newer one is coming.
    if (before !== writes.current) return;
    if (!answer.ok) return setStale(answer.problem);
    offset.current = Date.parse(answer.value.now) - Date.now();
    setStale(undefined);
    setState(answer.value);
  }, [server]);

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
      const pause = busy.current ? BUSY_PAUSE : PAUSE;
      if (document.visibilityState === 'visible' && Date.now() - lastRead.current >= pause) void refresh();
    };
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);

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
