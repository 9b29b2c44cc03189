import { useEffect, useRef } from 'preact/hooks';
import type { PanelState } from '../../sheets/panel-api/panel.ts';
import { type Action, useAction } from './action.ts';
import { useSession } from './session.ts';

/** Milliseconds until a renewal that could not be made is tried again. */
const PAUSE = 20_000;

/** The forms that wait for their renewal and have not failed at it. */
export function waitingForms(outbox: PanelState['outbox']): PanelState['outbox'] {
  return outbox.filter(({ isForm, error }) => isForm && error === '');
}

/**
 * Renews the forms by itself as soon as the outbox says so, after a resolve or at the panel’s next look. It starts only when
 * no other work is going on. A form that failed is left to “Deliver again”.
 */
export function useFormRenewal(outbox: PanelState['outbox']): Action<'renewForms'> {
  const { isBusy } = useSession();
  const action = useAction<'renewForms'>('writes');
  const tried = useRef({ what: '', at: 0 });
  const waiting = waitingForms(outbox)
    .map(({ to, match }) => `${match} ${to}`)
    .join();
  useEffect(() => {
    if (waiting === '') tried.current = { what: '', at: 0 };
    if (waiting === '' || isBusy) return;
    const { what, at } = tried.current;
    if (what === waiting && Date.now() - at < PAUSE) return;
    tried.current = { what: waiting, at: Date.now() };
    void action.start('Renewing the forms', (call) => call('renewForms'));
  }, [waiting, isBusy, outbox]);
  return action;
}
