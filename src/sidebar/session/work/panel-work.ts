import { useEffect, useState } from 'preact/hooks';
import type { ClockState, PanelState } from '../../../sheets/panel-api/panel.ts';
import { useSession } from '../session.ts';
import { useBackground } from './background.ts';

/** Milliseconds between two looks at the clock. */
const TICK = 10_000;

type Outbox = PanelState['outbox'];

/** The files that wait for Google’s limit of writes per minute to end, or whose delivery was broken off. */
export function waitingFiles(outbox: Outbox): Outbox {
  return outbox.filter(({ isForm, error }) => !isForm && error === '');
}

/**
 * Does waiting work automatically: overdue automatic resolves, files, receipts left over by a wake-up, forms whose questions changed, notes
 * beside players. Failed work is left to “Try these again”. Returns the current work in words, or ''.
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
  const marks = useBackground('markRoster', 'Noting what to correct', season?.marks ?? '');
  const places = useBackground('finishHandOvers', 'Handing over the files', handingOver.join());
  // The account that began it cleans up; its file is hidden from other accounts.
  const isLeft = rehearsal?.isReady === false && (rehearsal.who === '' || rehearsal.who === who);
  const rest = useBackground(
    'cleanRehearsal',
    'Cleaning up after a rehearsal',
    isLeft ? rehearsal.title : '',
  );
  const posts = useBackground('postAnnouncements', 'Posting in the channel', toPost.join());
  const pages = useBackground('renewPages', 'Renewing the page for everyone', toRenew.join());
  const all = [posts, clock, places, delivery, renewal, marks, pages, rest];
  return all.find(({ doing }) => doing !== '')?.doing ?? '';
}

/** Is an automatic resolve overdue? A failed one is not repeated from here. */
function isDue({ resolvesAt, waitsFor, problem }: ClockState, now: number): boolean {
  return (
    resolvesAt !== '' && Date.parse(resolvesAt) <= now && waitsFor.length === 0 && problem?.of !== 'resolve'
  );
}

function namesOf(outbox: Outbox): readonly string[] {
  return outbox.map(({ to, match }) => `${match} ${to}`);
}
