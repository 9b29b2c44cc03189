import type { MatchState } from '../../../sheets/panel-api/panel.ts';
import { Button } from '../../parts/button.tsx';
import type { Action } from '../../session/action.ts';

interface Props {
  /** The number of the match. */
  readonly match: number;
  readonly late: MatchState['late'][number];
  readonly naming: Action<'nameSender'>;
  /** Is told what is said of the order, in words. */
  onSay?(words: string): void;
}

/** The button that sets a late order aside, or takes that back (X2). */
export function SetAside({ match, late: { id, name, aside }, naming, onSay }: Props) {
  const say = () => {
    onSay?.(
      aside
        ? `The order of ${name} is no longer set aside.`
        : `Set aside: the late order of ${name} does not count.`,
    );
    void naming.start('Writing', (call) =>
      call('nameSender', { match, response: id, player: '', aside: !aside, remember: false }),
    );
  };
  return (
    <Button onPress={say}>
      {aside ? 'Ask about it again' : 'Set it aside'}
      <span class="visually-hidden"> (the late order of {name})</span>
    </Button>
  );
}
