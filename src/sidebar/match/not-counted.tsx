import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { Button } from '../parts/button.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

/** Submissions that do not count: late ones, and those of unknown senders. */
export function NotCounted({ match }: { readonly match: MatchState }) {
  const action = useAction<'acceptLate'>('writes');
  const { late, strangers, number } = match;
  if (late.length === 0 && strangers.length === 0 && !action.problem) return null;
  return (
    <section class="box warn" aria-label="Not counted">
      {late.length > 0 && (
        <>
          <h2>Late orders</h2>
          <ul class="rows">
            {late.map(({ row, name, at }) => (
              <li key={row}>
                <span>
                  {name}
                  <span class="soft small">{timeWords(at)}</span>
                </span>
                <Button onPress={() => action.start('Accepting', (call) => call('acceptLate', number, row))}>
                  Accept<span class="visually-hidden"> the order of {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Report of={action} />
      {strangers.length > 0 && (
        <>
          <h2>Unknown senders</h2>
          <p class="small">Kept in the submissions tab, never applied.</p>
          <ul class="rows">
            {strangers.map(({ row, claimed, at }) => (
              <li key={row}>
                <span>
                  {claimed || 'No name given'}
                  <span class="soft small">
                    {timeWords(at)} · row {row}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
