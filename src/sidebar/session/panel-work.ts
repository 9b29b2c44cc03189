import { useEffect, useRef, useState } from 'preact/hooks';
import type { Value } from '../../sheets/panel-api/calls.ts';
import type { ClockState, PanelState } from '../../sheets/panel-api/panel.ts';
import { type Action, useAction } from './action.ts';
import type { Caller } from './server.ts';
import { useSession } from './session.ts';

/** Time in milliseconds between two checks for work that is due. */
const TICK = 10_000;

type Outbox = PanelState['outbox'];

/**
 * Finds the files that still have to be written. Such a file waits because of Google's limit of writes per minute, or
 * its delivery was interrupted.
 */
export function waitingFiles(outbox: Outbox): Outbox {
  return outbox.filter(({ isForm, error }) => !isForm && error === '');
}

/**
 * Does waiting work automatically, such as overdue resolves, files, confirmations and changed forms. Does not repeat
 * failed work: the host presses “Try these again”. Returns the text about the running work, or ''.
 */
export function usePanelWork({
  outbox,
  receiptsWait,
  season,
  handingOver,
  toPost,
  toRenew,
  matches,
  rehearsal,
  who,
}: PanelState): string {
  const { now } = useSession();
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), TICK);
    return () => clearInterval(timer);
  }, []);
  const due = matches.filter(({ clock }) => isDue(clock, now())).map(({ number }) => number);
  const clock = useBackground('runClock', 'Resolving a round that was due', due.join());
  const files = namesOf(waitingFiles(outbox));
  const forms = namesOf(outbox.filter(({ isForm, error }) => isForm && error === ''));
  const deliveries = [...files, ...(receiptsWait ? ['receipts'] : [])];
  const delivery = useBackground(
    'deliverOutbox',
    files.length > 0 ? 'Writing the files' : 'Sending confirmations',
    deliveries.join(),
  );
  const isOpen = outbox.some(
    ({ isForm, match }) => isForm && matches.some((one) => one.number === match && !one.over),
  );
  const renewal = useBackground(
    'renewForms',
    isOpen ? 'Renewing the forms for the open round' : 'Closing the forms',
    forms.join(),
  );
  const marks = useBackground('markRoster', 'Marking what to correct', season?.marks ?? '');
  const places = useBackground('finishHandOvers', 'Handing over the files', handingOver.join());
  // The account that began the rehearsal cleans up, because the rehearsal's file is hidden from other accounts.
  const isLeft = rehearsal?.isReady === false && (rehearsal.who === '' || rehearsal.who === who);
  const rest = useBackground(
    'cleanRehearsal',
    'Cleaning up after a rehearsal',
    isLeft ? rehearsal.title : '',
  );
  const posts = useBackground('postAnnouncements', 'Posting to the channel', toPost.join());
  const pages = useBackground('renewPages', 'Renewing the page for everyone', toRenew.join());
  const all = [posts, clock, places, delivery, renewal, marks, pages, rest];
  return all.find(({ doing }) => doing !== '')?.doing ?? '';
}

/** Says whether an automatic resolve is overdue. Gives false if the resolve has already failed. */
function isDue({ resolvesAt, waitsFor, problem }: ClockState, now: number): boolean {
  return (
    resolvesAt !== '' && Date.parse(resolvesAt) <= now && waitsFor.length === 0 && problem?.of !== 'resolve'
  );
}

function namesOf(outbox: Outbox): readonly string[] {
  return outbox.map(({ to, match }) => `${match} ${to}`);
}

/** Names of calls that the panel makes automatically. Most answers say how long the panel must wait because of Google's limit. */
type Name =
  | 'renewForms'
  | 'deliverOutbox'
  | 'markRoster'
  | 'runClock'
  | 'cleanRehearsal'
  | 'finishHandOvers'
  | 'postAnnouncements'
  | 'renewPages';

/** Time in milliseconds after which the panel tries the same work again. */
const PAUSE = 20_000;

/**
 * Starts waiting work automatically. `waiting` describes this work, or is '' if there is none. Waits until no other work
 * runs and Google's limit allows writes.
 */
export function useBackground<N extends Name>(name: N, doing: string, waiting: string): Action<N> {
  const { state, isWorking } = useSession();
  const action = useAction<N>('writes', true);
  const tried = useRef({ what: '', at: 0 });
  /** Time in milliseconds at which Google's limit allows writes again. */
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
    void action.work(doing, task);
  }, [waiting, isWorking, state, moments]);
  return action;
}

/** Checks whether Google still runs the triggers. The check runs in the background when the panel opens. */
export function useTriggerCheck({ matches }: PanelState): void {
  const { server, refresh } = useSession();
  const isLive = matches.some(({ over }) => !over);
  useEffect(() => {
    if (!isLive) return;
    void server.call('checkTriggers').then((answer) => {
      // The state shows the problem among the warnings.
      if (answer.ok && answer.value) void refresh();
    });
  }, [isLive, server]);
}

/**
 * Checks whether players can open their files, and whether somebody changed a form. The check runs in the background at
 * most once a day, when the panel opens.
 */
export function useFilesCheck({ filesDue, matches }: PanelState): void {
  const { server, refresh } = useSession();
  useEffect(() => {
    if (!filesDue) return;
    const check = async () => {
      const answers = [await server.call('checkFiles')];
      // Each call checks one match, so that nobody waits long for the lock.
      for (const { number, over } of matches)
        if (!over) answers.push(await server.call('checkForms', number));
      // The state shows the problem among the warnings.
      if (answers.some((answer) => answer.ok && answer.value.length > 0)) void refresh();
    };
    void check();
  }, [filesDue, server]);
}
