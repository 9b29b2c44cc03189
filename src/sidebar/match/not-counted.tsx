import { useEffect, useRef } from 'preact/hooks';
import { plural } from '../../rules/base/words.ts';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { earlierLateWords } from '../logic/match-words.ts';
import { Report } from '../parts/report.tsx';
import { type Action, useAction } from '../session/action.ts';
import { LetCount } from './let-count.tsx';
import { Stranger } from './stranger.tsx';

/** Submissions that do not count: late ones, and those of unknown senders. */
export function NotCounted({ match }: { readonly match: MatchState }) {
  const action = useAction<'acceptLate'>('writes');
  const naming = useAction<'nameSender'>('writes');
  const { late, unreadable, changed, number, round, clock } = match;
  const strangers = match.strangers.filter(({ aside }) => !aside);
  /** The open round when an order was last accepted. */
  const acceptedIn = useRef({ round: 0, name: '' });
  useEffect(() => {
    // The round may resolve automatically right then, with the order: the message stays correct after that, too.
    // An undo makes it untrue.
    if (round > acceptedIn.current.round || round < acceptedIn.current.round - 1) action.clear();
    naming.clear();
  }, [round]);
  const accept = (id: string) => {
    acceptedIn.current = { round: round + 1, name: late.find((one) => one.id === id)?.name ?? '' };
    void action.start('Accepting', (call) => call('acceptLate', number, id));
  };
  const done = (
    <>
      <Report
        of={action}
        done={() =>
          `Accepted: the order of ${acceptedIn.current.name} counts in round ${acceptedIn.current.round}.`
        }
      />
      <Report
        of={naming}
        done={() =>
          'Noted. A response assigned to a player counts, unless it came late. A response set aside does not count.'
        }
      />
    </>
  );
  const aside = <SetAside match={match} action={naming} />;
  // The result for the last submission is shown in its place.
  if (late.length + strangers.length + unreadable.length + changed.length === 0)
    return (
      <>
        {done}
        {aside}
      </>
    );
  return (
    <section class="box warn" aria-label="Not counted">
      {late.length > 0 && (
        <>
          <h2>Late orders</h2>
          <p class="small">They do not count unless you accept them. {earlierLateWords(match)}</p>
          {clock.waitsFor.length > 0 && (
            <p class="small">
              Once one counts, the round may resolve by itself at once: to wait for others, pause the match
              first.
            </p>
          )}
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
                <LetCount match={match} id={id} onPress={accept} />
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
      {changed.length > 0 && (
        <>
          <h2>Changed in the tab of responses</h2>
          <p class="small">
            To change what a player sent, use “Enter or change an order” under “This match”: the player reads
            of it, and so does whoever checks the match.
          </p>
          <ul class="rows">
            {changed.map((text) => (
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
          <p class="small">
            They do not count until you assign them to a player. Set a response aside if it belongs to no
            player.
          </p>
          <ul class="rows">
            {strangers.map((stranger) => (
              <Stranger key={stranger.id} match={match} stranger={stranger} action={naming} />
            ))}
          </ul>
        </>
      )}
      {aside}
    </section>
  );
}

interface AsideProps {
  readonly match: MatchState;
  readonly action: Action<'nameSender'>;
}

/** The responses that the host set aside, folded away. */
function SetAside({ match, action }: AsideProps) {
  const aside = match.strangers.filter((stranger) => stranger.aside);
  if (aside.length === 0) return null;
  return (
    <details>
      <summary>{plural(aside.length, 'response')} set aside as nobody’s</summary>
      <ul class="rows">
        {aside.map((stranger) => (
          <Stranger key={stranger.id} match={match} stranger={stranger} action={action} />
        ))}
      </ul>
    </details>
  );
}
