import type { Host } from '../../local/host/host.ts';
import type { PanelState } from '../../src/sheets/panel-api/panel.ts';
import { ask, HOST, stateOf } from '../../test/e2e/season.ts';

/** Time in milliseconds after which failed automatic work is tried again. */
const LATER = 31 * 60_000;

/** A kind of waiting work: a test whether there is such work, and a function that does it. */
interface Waiting {
  readonly isThere: (state: PanelState) => boolean;
  readonly work: (host: Host) => void;
}

/** All kinds of waiting work. The panel does the work automatically or asks the host. */
const WAITING: readonly Waiting[] = [
  {
    isThere: ({ job }) => job !== null,
    work(host) {
      while (!ask(host, 'continueWork').finished);
    },
  },
  { isThere: ({ handingOver }) => handingOver.length > 0, work: (host) => ask(host, 'finishHandOvers') },
  {
    isThere: ({ matches }) => matches.some(({ clock }) => clock.problem !== null),
    work(host) {
      host.clock.advance(LATER);
      host.call(HOST, 'onClock');
    },
  },
  {
    isThere: ({ matches, now }) => matches.some(({ clock }) => isDue(clock, now)),
    work: (host) => ask(host, 'runClock'),
  },
  {
    isThere: ({ outbox, receiptsWait }) => receiptsWait || outbox.some(({ isForm }) => !isForm),
    work(host) {
      const { wait } = ask(host, 'deliverOutbox');
      host.clock.advance(wait);
    },
  },
  {
    isThere: ({ outbox }) => outbox.some(({ isForm }) => isForm),
    work: (host) => ask(host, 'renewForms'),
  },
  {
    isThere: ({ season }) => season !== null && season.marks !== '',
    work: (host) => ask(host, 'markRoster'),
  },
  { isThere: ({ toRenew }) => toRenew.length > 0, work: (host) => ask(host, 'renewPages') },
  { isThere: ({ rehearsal }) => rehearsal?.isReady === false, work: (host) => ask(host, 'cleanRehearsal') },
  { isThere: ({ toPost }) => toPost.length > 0, work: (host) => ask(host, 'postAnnouncements') },
];

function isDue({ resolvesAt, waitsFor, problem }: PanelState['matches'][number]['clock'], now: string) {
  return (
    resolvesAt !== '' &&
    Date.parse(resolvesAt) <= Date.parse(now) &&
    waitsFor.length === 0 &&
    problem?.of !== 'resolve'
  );
}

/** Lets Google's clock start the add-on once more, if an alarm is set. */
export function wakeByAlarm(host: Host): void {
  if (host.world.triggers.some(({ alarm }) => alarm)) host.call(HOST, 'onClock');
}

/** Does all waiting work that the panel shows. Gives false if nothing waits. */
export function doWhatWaits(host: Host): boolean {
  const state = stateOf(host);
  if (!state.season) return false;
  // The panel does so whenever it opens.
  ask(host, 'checkTriggers');
  const waiting = WAITING.filter(({ isThere }) => isThere(state));
  for (const { work } of waiting) work(host);
  return waiting.length > 0;
}
