import { useEffect } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { Button } from '../parts/button.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { Stranger } from './stranger.tsx';

/** Submissions that do not count: late ones, and those of unknown senders. */
export function NotCounted({ match }: { readonly match: MatchState }) {
  const action = useAction<'acceptLate'>('writes');
  const naming = useAction<'nameSender'>('writes');
  const { late, strangers, unreadable, number, round } = match;
  useEffect(() => {
    action.clear();
    naming.clear();
  }, [round]);
  const done = (
    <>
      <Report of={action} done={() => 'Accepted: the order counts now.'} />
      <Report of={naming} done={() => 'Noted: it counts as theirs, unless it came late.'} />
    </>
  );
  // What was done with the last of them is said where it stood.
  if (late.length + strangers.length + unreadable.length === 0) return done;
  return (
    <section class="box warn" aria-label="Not counted">
      {late.length > 0 && (
        <>
          <h2>Late orders</h2>
          <p class="small">They do not count unless you accept them.</p>
          <ul class="rows">
            {late.map(({ id, name, at, round: own, answers }) => (
              <li key={id}>
                <details>
                  <summary>
                    {name}{' '}
                    <span class="soft small">
                      {timeWords(at)}
                      {own <= round && ` · sent for round ${own}`}
                    </span>
                  </summary>
                  <ul>
                    {answers.map((answer, i) => (
                      <li key={i}>{answer}</li>
                    ))}
                  </ul>
                </details>
                <Button onPress={() => action.start('Accepting', (call) => call('acceptLate', number, id))}>
                  Accept<span class="visually-hidden"> the order of {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {done}
      {unreadable.length > 0 && (
        <>
          <h2>Rows that cannot be read</h2>
          <ul class="rows">
            {unreadable.map((text) => (
              <li key={text}>
                <span class="small">{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {strangers.length > 0 && (
        <>
          <h2>Unknown senders</h2>
          <p class="small">They do not count unless you say whose they are.</p>
          <ul class="rows">
            {strangers.map((stranger) => (
              <Stranger key={stranger.id} match={match} stranger={stranger} action={naming} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
