import type { MatchState } from '../../../sheets/panel-api/panel.ts';
import { timeWords } from '../../logic/clock.ts';
import { earlierLateWords } from '../../logic/match-words.ts';
import type { Action } from '../../session/action.ts';
import { LetAllCount, LetCount } from './let-count.tsx';
import { SetAside } from './set-aside.tsx';

/** What the host does with late orders. */
export interface LateProps {
  readonly match: MatchState;
  readonly naming: Action<'nameSender'>;
  /** Gets the ids of late orders. */
  onAccept(ids: readonly string[]): void;
  /** Is told what is said of a response, in words. */
  onSay(words: string): void;
}

/** The late orders about which the host has said nothing yet (X2). */
export function LateOrders(props: LateProps) {
  const { match } = props;
  const late = match.late.filter(({ aside }) => !aside);
  return (
    <>
      <h2>Late orders</h2>
      <p class="small">They do not count unless you accept them. {earlierLateWords(match)}</p>
      {match.clock.waitsFor.length > 0 && (
        <p class="small">
          Once you have decided on all of them, the round may resolve by itself at once: to wait for others,
          pause the match first.
        </p>
      )}
      <LetAllCount match={match} onPress={props.onAccept} />
      <ul class="rows">
        {late.map((one) => (
          <LateOrder key={one.id} {...props} late={one} />
        ))}
      </ul>
    </>
  );
}

/** A late order with its answers: the host lets it count, sets it aside, or takes that back. */
export function LateOrder({
  match,
  late,
  naming,
  onAccept,
  onSay,
}: LateProps & { readonly late: MatchState['late'][number] }) {
  const { id, name, at, round: own, answers } = late;
  return (
    <li class="response">
      <details>
        <summary>
          {name}{' '}
          <span class="soft small">
            {timeWords(at)}
            {own <= match.round && ` · sent for round ${own}`}
          </span>
        </summary>
        <ul>
          {answers.map((answer, i) => (
            <li key={i}>{answer}</li>
          ))}
        </ul>
      </details>
      <div class="buttons">
        <LetCount match={match} id={id} onPress={onAccept} />
        <SetAside match={match.number} late={late} naming={naming} onSay={onSay} />
      </div>
    </li>
  );
}
