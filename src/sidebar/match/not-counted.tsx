import { useEffect, useRef } from 'preact/hooks';
import { listed, plural } from '../../rules/base/words.ts';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { LateOrder, LateOrders, type LateProps } from './late.tsx';
import { UnknownSender } from './unknown-sender.tsx';

/** Submissions that do not count: late ones, and those of unknown senders. */
export function NotCounted({ match }: { readonly match: MatchState }) {
  const action = useAction<'acceptLate'>('writes');
  const naming = useAction<'nameSender'>('writes');
  const { unreadable, changed, number, round } = match;
  const late = match.late.filter(({ aside }) => !aside);
  const unknownSenders = match.unknownSenders.filter(({ aside }) => !aside);
  /** What the host last said of a response, in words. */
  const said = useRef('');
  /** The open round when orders were last accepted, and their players. */
  const acceptedIn = useRef({ round: 0, names: '' });
  useEffect(() => {
    action.clear();
    naming.clear();
  }, [round]);
  const accept = (ids: readonly string[]) => {
    const names = match.late.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    acceptedIn.current = { round: round + 1, names: listed(names) };
    void action.start('Accepting', 'acceptLate', number, ids);
  };
  const done = (
    <>
      <Report
        of={action}
        done={() =>
          acceptedIn.current.round === round + 1 &&
          `Accepted for round ${acceptedIn.current.round}: ${acceptedIn.current.names}.`
        }
      />
      <Report of={naming} done={() => said.current} />
    </>
  );
  const say = (words: string) => {
    said.current = words;
  };
  const aside = <AllSetAside match={match} naming={naming} onAccept={accept} onSay={say} />;
  // The result for the last submission is shown in its place.
  if (late.length + unknownSenders.length + unreadable.length + changed.length === 0)
    return (
      <>
        {done}
        {aside}
      </>
    );
  return (
    <>
      {done}
      <section class="box warn" aria-label="Not counted">
        {late.length > 0 && <LateOrders match={match} naming={naming} onAccept={accept} onSay={say} />}
        {unreadable.length > 0 && (
          <>
            <h2>Rows that cannot be read</h2>
            <SmallRows rows={unreadable} />
          </>
        )}
        {changed.length > 0 && (
          <>
            <h2>Changed in the tab of responses</h2>
            <p class="small">
              To change what a player sent, use “Enter or change an order” under “This match”: the player
              reads of it, and so does whoever checks the match.
            </p>
            <SmallRows rows={changed} />
          </>
        )}
        {unknownSenders.length > 0 && (
          <>
            <h2>Unknown senders</h2>
            <p class="small">
              They do not count until you assign them to a player. Set a response aside if it belongs to no
              player.
            </p>
            <ul class="rows">
              {unknownSenders.map((unknownSender) => (
                <UnknownSender
                  key={unknownSender.id}
                  match={match}
                  unknownSender={unknownSender}
                  action={naming}
                  onSay={say}
                />
              ))}
            </ul>
          </>
        )}
        {aside}
      </section>
    </>
  );
}

function SmallRows({ rows }: { readonly rows: readonly string[] }) {
  return (
    <ul class="rows">
      {rows.map((text) => (
        <li key={text}>
          <span class="small">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The responses that the host set aside, folded away. */
function AllSetAside(props: LateProps) {
  const { match, naming, onSay } = props;
  const unknownSenders = match.unknownSenders.filter(({ aside }) => aside);
  const late = match.late.filter(({ aside }) => aside);
  const words = [
    ...(unknownSenders.length > 0
      ? [`${plural(unknownSenders.length, 'response')} set aside as nobody’s`]
      : []),
    ...(late.length > 0 ? [`${plural(late.length, 'late order')} set aside`] : []),
  ];
  if (words.length === 0) return null;
  return (
    <details>
      <summary>{words.join(', ')}</summary>
      <ul class="rows">
        {unknownSenders.map((unknownSender) => (
          <UnknownSender
            key={unknownSender.id}
            match={match}
            unknownSender={unknownSender}
            action={naming}
            onSay={onSay}
          />
        ))}
        {late.map((one) => (
          <LateOrder key={one.id} {...props} late={one} />
        ))}
      </ul>
    </details>
  );
}
