import { useEffect, useRef } from 'preact/hooks';
import { listed, plural, stopped } from '../../rules/base/words.ts';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { Report } from '../parts/report.tsx';
import { useRestoring } from '../parts/restore-responses.tsx';
import { useAction } from '../session/action.ts';
import { LateOrder, LateOrders } from './late.tsx';
import { MoreUnknown } from './more-unknown.tsx';
import { UnknownSender } from './unknown-sender.tsx';

/** Lists responses that do not count: late orders, and responses of unknown senders. */
export function NotCounted({ match }: { readonly match: MatchState }) {
  const action = useAction<'acceptLate'>('writes');
  const naming = useAction<'nameSender'>('writes');
  const restoring = useRestoring(match.number);
  const { unreadable, changed, lacking, number, round } = match;
  const [late, lateIgnored] = partition(match.late);
  const [unknownSenders, ignoredSenders] = partition(match.unknownSenders);
  /** Sentence about the last decision of the host on a response. */
  const said = useRef('');
  /** Number of the open round when the host last accepted late orders, and the names of the players who sent those orders. */
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
          stopped(`Accepted for round ${acceptedIn.current.round}: ${acceptedIn.current.names}`)
        }
      />
      <Report of={naming} done={() => said.current} />
      {restoring.report}
    </>
  );
  const say = (words: string) => {
    said.current = words;
  };
  const senderOf = (unknownSender: MatchState['unknownSenders'][number]) => (
    <UnknownSender
      key={unknownSender.id}
      match={match}
      unknownSender={unknownSender}
      action={naming}
      onSay={say}
    />
  );
  /** Heading of the folded list of ignored responses, with their number. */
  const ignoredWords = [
    ...(ignoredSenders.length > 0 ? [`${plural(ignoredSenders.length, 'ignored response')}`] : []),
    ...(lateIgnored.length > 0 ? [`${plural(lateIgnored.length, 'ignored late order')}`] : []),
  ];
  const ignored = ignoredWords.length > 0 && (
    <details>
      <summary>{ignoredWords.join(', ')}</summary>
      <ul class="rows">
        {ignoredSenders.map(senderOf)}
        {lateIgnored.map((one) => (
          <LateOrder key={one.id} match={match} late={one} naming={naming} onAccept={accept} onSay={say} />
        ))}
      </ul>
    </details>
  );
  const hasUnknown = unknownSenders.length + match.moreUnknown > 0;
  // When no response waits any more, the result for the last response is shown here.
  if (!hasUnknown && late.length + unreadable.length + changed.length === 0)
    return (
      <>
        {done}
        {ignored}
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
            <h2>Changed in the responses tab</h2>
            <p class="small">
              To change an order, use “Enter or change an order” below. The player and everyone who checks the
              match can then read the change.
            </p>
            <SmallRows rows={changed} />
            {lacking > 0 && <div class="buttons">{restoring.button}</div>}
          </>
        )}
        {hasUnknown && (
          <>
            <h2>Unknown senders</h2>
            <p class="small">
              These responses do not count until you assign them to a player. Ignore each response that
              belongs to no player.
            </p>
            <ul class="rows">{unknownSenders.map(senderOf)}</ul>
            <MoreUnknown match={match} senderOf={senderOf} />
          </>
        )}
        {ignored}
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

/** Splits responses into two lists: responses that wait for the host, and ignored responses. */
function partition<T extends { readonly ignored: boolean }>(of: readonly T[]) {
  return [of.filter(({ ignored }) => !ignored), of.filter(({ ignored }) => ignored)] as const;
}
