import { useEffect, useRef, useState } from 'preact/hooks';
import type { Value } from '../../../sheets/panel-api/calls.ts';
import { type Action, useAction } from '../action.ts';
import type { Caller } from '../server/server.ts';
import { useSession } from '../session.ts';

/** Calls that the panel makes by itself; most say how long Google’s limit delays the rest. */
type Name =
  | 'renewForms'
  | 'deliverOutbox'
  | 'markRoster'
  | 'runClock'
  | 'cleanRehearsal'
  | 'finishHandOvers'
  | 'postAnnouncements'
  | 'renewPages';

/** Milliseconds until the same is tried again. */
const PAUSE = 20_000;

/**
 * Work that the panel starts by itself as long as something waits for it: `waiting` names that, or is ''. It starts only when
 * no other work is going on, and not before Google takes more.
 */
export function useBackground<N extends Name>(name: N, doing: string, waiting: string): Action<N> {
  const { state, isWorking } = useSession();
  const action = useAction<N>('writes', true);
  const tried = useRef({ what: '', at: 0 });
  /** When Google takes more, in milliseconds; and how often that moment has come. */
  const notBefore = useRef(0);
  const [moments, setMoments] = useState(0);

  const task = async (call: Caller<N>) => {
    const answer = await call(name, ...([] as never));
    const wait = answer.ok ? ((answer.value as Value<Name>)?.wait ?? 0) : 0;
    if (wait > 0) {
      notBefore.current = Date.now() + wait;
      tried.current = { what: '', at: 0 };
      setTimeout(() => setMoments((count) => count + 1), wait);
    }
    return answer;
  };

  useEffect(() => {
    if (waiting === '') tried.current = { what: '', at: 0 };
    if (waiting === '' || isWorking || Date.now() < notBefore.current) return;
    const { what, at } = tried.current;
    if (what === waiting && Date.now() - at < PAUSE) return;
    tried.current = { what: waiting, at: Date.now() };
    void action.start(doing, task);
  }, [waiting, isWorking, state, moments]);
  return action;
}
