import type { PanelState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { useAction } from '../session/action.ts';
import { count } from '../session/words.ts';
import { Button } from './button.tsx';
import { Report } from './report.tsx';

interface Props {
  readonly outbox: PanelState['outbox'];
  readonly players: SeasonState['players'];
}

/** What has not reached its file yet. */
export function OutboxBox({ outbox, players }: Props) {
  const action = useAction<'deliverOutbox'>('writes');
  const nameOf = (to: string) => players.find(({ id }) => id === to)?.name ?? to;
  return (
    <section class="box warn" aria-label="Not delivered yet">
      <h2>Not delivered yet</h2>
      <p class="small">The round is safe in this workbook. These files have not heard of it:</p>
      <ul>
        {outbox.map(({ to, match, error, tries }) => (
          <li key={`${match} ${to}`}>
            {nameOf(to)}
            {error !== '' && (
              <span class="soft small">
                {error} ({count(tries, 'try', 'tries')})
              </span>
            )}
          </li>
        ))}
      </ul>
      <Report
        of={action}
        done={(failed) =>
          failed.length > 0 ? `${count(failed.length, 'file')} could not be delivered again.` : ''
        }
      />
      <div class="buttons">
        <Button onPress={() => action.start('Delivering', (call) => call('deliverOutbox'))}>
          Deliver again
        </Button>
      </div>
    </section>
  );
}
