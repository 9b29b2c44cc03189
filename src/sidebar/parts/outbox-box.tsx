import type { PanelState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { plural } from '../logic/words.ts';
import { useAction } from '../session/action.ts';
import { Button } from './button.tsx';
import { Report } from './report.tsx';

interface Props {
  readonly outbox: PanelState['outbox'];
  readonly players: SeasonState['players'];
}

/** Deliveries that have not reached their file. */
export function OutboxBox({ outbox, players }: Props) {
  const action = useAction<'deliverOutbox'>('writes');
  const nameOf = (to: string) => players.find(({ id }) => id === to)?.name ?? to;
  return (
    <section class="box warn" aria-label="Not delivered yet">
      <h2>Not delivered yet</h2>
      <p class="small">The round is saved in this workbook. These files do not show it yet:</p>
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
        done={(failed) =>
          failed.length > 0 ? `${plural(failed.length, 'file')} could not be delivered again.` : ''
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
