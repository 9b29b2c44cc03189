import type { PanelState } from '../../sheets/panel-api/panel.ts';
import { useBackground } from './background.ts';

type Outbox = PanelState['outbox'];

/** The files that wait for Google’s limit of writes per minute to end, or whose delivery was broken off. */
export function waitingFiles(outbox: Outbox): Outbox {
  return outbox.filter(({ isForm, error }) => !isForm && error === '');
}

/**
 * Does by itself what waits: files, receipts that a wake-up left to others, forms whose questions changed, notes
 * beside players. What has failed is
 * left to “Try these again”. Gives what it does right now, or ''.
 */
export function usePanelWork({ outbox, receiptsWait, season, handingOver }: PanelState): string {
  const files = namesOf(waitingFiles(outbox));
  const forms = namesOf(outbox.filter(({ isForm, error }) => isForm && error === ''));
  const deliveries = [...files, ...(receiptsWait ? ['receipts'] : [])];
  const delivery = useBackground(
    'deliverOutbox',
    files.length > 0 ? 'Writing the files' : 'Sending confirmations',
    deliveries.join(),
  );
  const renewal = useBackground('renewForms', 'Renewing the forms for the open round', forms.join());
  const marks = useBackground('markRoster', 'Noting what to correct', season?.marks ?? '');
  const places = useBackground('finishHandOvers', 'Handing over the files', handingOver.join());
  return places.doing || delivery.doing || renewal.doing || marks.doing;
}

function namesOf(outbox: Outbox): readonly string[] {
  return outbox.map(({ to, match }) => `${match} ${to}`);
}
