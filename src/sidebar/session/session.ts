import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Answer, PanelState } from '../../sheets/panel-api/panel.ts';
import type { Problem } from '../../sheets/problem.ts';
import type { Server } from './server.ts';

type Task<T> = () => Promise<Answer<T>>;

/** What every part of the panel shares: the state as last read, and the one place where work is begun. */
export interface Session {
  readonly server: Server;
  readonly state: PanelState | undefined;
  /** Why the state shown may be old. */
  readonly stale: Problem | undefined;
  /** Something is at work; no other work begins. */
  readonly isBusy: boolean;
  /** The server's time, in milliseconds. */
  now(): number;
  refresh(): Promise<void>;
  /** Does what changes nothing. Undefined when something else is at work. */
  read<T>(task: Task<T>): Promise<Answer<T> | undefined>;
  /** Does what may change something, and reads the state again, whatever came of it. */
  write<T>(task: Task<T>): Promise<Answer<T> | undefined>;
}

const POLL = 20_000;
/** While something long is at work its progress is read more often. */
const WATCH = 4_000;

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the panel around a component. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('outside the panel');
  return session;
}

/** The panel's session: reads the state now, and again and again while somebody is looking. */
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
    // Something was written meanwhile: this answer may be from before it, and a newer one is on its way.
    if (before !== writes.current) return;
    if (!answer.ok) return setStale(answer.problem);
    offset.current = Date.parse(answer.value.now) - Date.now();
    setStale(undefined);
    setState(answer.value);
  }, [server]);

  const work = useCallback(
    async <T>(task: Task<T>, isWriting: boolean) => {
      if (busy.current) return undefined;
      busy.current = true;
      setBusy(true);
      try {
        const answer = await task();
        if (isWriting) {
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
      const pause = busy.current ? WATCH : POLL;
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
    read: (task) => work(task, false),
    write: (task) => work(task, true),
  };
}
