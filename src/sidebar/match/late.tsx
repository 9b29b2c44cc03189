import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { earlierLateWords, newerWords, newestLate } from '../logic/late-words.ts';

import { Button, ButtonRow } from '../parts/button.tsx';
import { Lines } from '../parts/lines.tsx';
import type { Action } from '../session/action.ts';

/** Props for the late orders of a match. */
export interface LateProps {
  readonly match: MatchState;
  readonly naming: Action<'nameSender'>;
  /** Receives the ids of the accepted late orders. */
  onAccept(ids: readonly string[]): void;
  /** Receives the host's decision as a sentence. */
  onSay(words: string): void;
}

/** Lists the late orders that the host has neither accepted nor ignored (X2). */
export function LateOrders(props: LateProps) {
  const { match } = props;
  const late = match.late.filter(({ ignored }) => !ignored);
  return (
    <>
      <h2>Late orders</h2>
      <p class="small">Late orders do not count unless you accept them. {earlierLateWords(match)}</p>
      {match.clock.waitsFor.length > 0 && (
        <p class="small">
          After you decide about the last late order, the round may resolve automatically at once. To wait for
          other orders, pause the match first.
        </p>
      )}
      <LetAllCount match={match} onAccept={props.onAccept} />
      <ul class="rows">
        {late.map((one) => (
          <LateOrder key={one.id} {...props} late={one} />
        ))}
      </ul>
    </>
  );
}

/** Shows a late order with its answers. Buttons accept or ignore the order, or undo this decision. */
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
        <Lines lines={answers} />
      </details>
      <div class="buttons">
        <LetCount match={match} id={id} onAccept={onAccept} />
        <Ignore match={match.number} late={late} naming={naming} onSay={onSay} />
      </div>
    </li>
  );
}

/** Button that accepts a late order for the open round. If accepting would change nothing, shows the reason instead (X2). */
export function LetCount({
  match,
  id,
  onAccept,
}: Pick<LateProps, 'match' | 'onAccept'> & { readonly id: string }) {
  const late = match.late.find((one) => one.id === id);
  if (!late) return null;
  const newer = newerWords(match.seats, late);
  if (newer !== '') return <span class="soft small">{newer}</span>;
  return (
    <Button onPress={() => onAccept([id])}>
      Accept for round {match.round + 1}
      <span class="visually-hidden"> (the late order of {late.name})</span>
    </Button>
  );
}

/** Button that accepts the late orders of several players for the open round (X2). */
export function LetAllCount({ match, onAccept }: Pick<LateProps, 'match' | 'onAccept'>) {
  const late = newestLate(match);
  if (late.length < 2) return null;
  return (
    <ButtonRow onPress={() => onAccept(late.map(({ id }) => id))}>
      Accept all {late.length} for round {match.round + 1}
    </ButtonRow>
  );
}

interface IgnoreProps {
  readonly match: number;
  readonly late: MatchState['late'][number];
  readonly naming: Action<'nameSender'>;
  /** Receives the host's decision as a sentence. */
  onSay?(words: string): void;
}

/** Button that ignores a late order, or stops ignoring the order (X2). */
export function Ignore({ match, late: { id, name, ignored }, naming, onSay }: IgnoreProps) {
  const say = () => {
    onSay?.(
      ignored
        ? `The order of ${name} is no longer ignored.`
        : `Ignored: the late order of ${name} does not count.`,
    );
    void naming.start('Writing', 'nameSender', {
      match,
      response: id,
      player: '',
      ignored: !ignored,
      remember: false,
    });
  };
  return (
    <Button onPress={say}>
      {ignored ? 'Stop ignoring it' : 'Ignore it'}
      <span class="visually-hidden"> (the late order of {name})</span>
    </Button>
  );
}
