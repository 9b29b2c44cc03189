import { plural } from '../../rules/base/words.ts';
import type { Value } from '../../sheets/panel-api/calls.ts';
import type { Answer, PanelState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { failureDetails } from '../logic/match-words.ts';
import { useAction } from '../session/action.ts';
import type { Caller } from '../session/server.ts';
import { ButtonRow } from './button.tsx';
import { Report } from './report.tsx';

interface Props {
  readonly outbox: PanelState['outbox'];
  readonly players: SeasonState['players'];
}

/** Finds the files and forms whose delivery failed. The panel delivers all other waiting files and forms automatically. */
export function lateOf(outbox: PanelState['outbox']): PanelState['outbox'] {
  return outbox.filter(({ error }) => error !== '');
}

/** Box about files and forms whose delivery failed. A button tries the deliveries again. */
export function OutboxBox({ outbox, players }: Props) {
  const action = useAction<'deliverOutbox' | 'renewForms'>('writes');
  const nameOf = (to: string) => players.find(({ id }) => id === to)?.name ?? to;
  return (
    <section class="box warn" aria-label="Not up to date yet">
      <h2>Not up to date yet</h2>
      <p class="small">The round is saved. These pages and forms do not show the round yet:</p>
      <ul>
        {outbox.map(({ to, match, error, tries }) => (
          <li key={`${match} ${to}`}>
            {nameOf(to)}
            {error !== '' && (
              <span class="soft small">
                {error} ({plural(tries, 'try', 'tries')})
              </span>
            )}
          </li>
        ))}
      </ul>
      <Report
        of={action}
        done={({ failed }) =>
          failed.length > 0 ? `${plural(failed.length, 'page')} still cannot be renewed.` : ''
        }
        details={failureDetails}
      />
      <ButtonRow onPress={() => action.work('Renewing the pages', (call) => deliverAll(call, outbox))}>
        Try these again
      </ButtonRow>
    </section>
  );
}

/** Tries all deliveries to files again, and then all deliveries to forms. The answer counts the failures of both groups. */
async function deliverAll(
  call: Caller<'deliverOutbox' | 'renewForms'>,
  outbox: PanelState['outbox'],
): Promise<Answer<Value<'deliverOutbox'>>> {
  const isDue = (forms: boolean) => outbox.some(({ isForm }) => isForm === forms);
  const none = { ok: true, value: { sent: 0, failed: [], waiting: 0, wait: 0 } } as const;
  const files = isDue(false) ? await call('deliverOutbox') : none;
  if (!files.ok || !isDue(true)) return files;
  const forms = await call('renewForms');
  if (!forms.ok) return forms;
  const [first, second] = [files.value, forms.value];
  return {
    ok: true,
    value: {
      sent: first.sent + second.sent,
      failed: [...first.failed, ...second.failed],
      waiting: first.waiting + second.waiting,
      wait: Math.max(first.wait, second.wait),
    },
  };
}

interface ProgressNoteProps {
  /** Text about the automatic work that the panel is doing now, or ''. */
  readonly doing: string;
  /** Number of files that the add-on still has to write. */
  readonly files: number;
}

/** Shows the panel's automatic work, and the number of files that are left. */
export function ProgressNote({ doing, files }: ProgressNoteProps) {
  return (
    <div role="status">
      {doing !== '' && (
        <p class="working small">
          <span class="spinner" aria-hidden="true" />
          {doing} …
        </p>
      )}
      {files > 0 && (
        <p class="soft small">
          {plural(files, 'file')} still to be written. Google takes 60 writes a minute; the panel continues
          automatically.
        </p>
      )}
    </div>
  );
}
