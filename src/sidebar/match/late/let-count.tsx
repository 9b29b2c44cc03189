import type { MatchState } from '../../../sheets/panel-api/panel.ts';
import { newerWords, newestLate } from '../../logic/match-words.ts';
import { Button } from '../../parts/button.tsx';

interface Props {
  readonly match: MatchState;
  /** The late order. */
  readonly id: string;
  /** Gets the ids of late orders. */
  onPress(ids: readonly string[]): void;
}

/** The button that lets a late order count in the open round (X2), or why it would change nothing. */
export function LetCount({ match, id, onPress }: Props) {
  const late = match.late.find((one) => one.id === id);
  if (!late) return null;
  const newer = newerWords(match.seats, late);
  if (newer !== '') return <span class="soft small">{newer}</span>;
  return (
    <Button onPress={() => onPress([id])}>
      Let it count in round {match.round + 1}
      <span class="visually-hidden"> (the late order of {late.name})</span>
    </Button>
  );
}

/** The button that lets the late orders of several players count at once in the open round (X2). */
export function LetAllCount({ match, onPress }: Omit<Props, 'id'>) {
  const late = newestLate(match);
  if (late.length < 2) return null;
  return (
    <div class="buttons">
      <Button onPress={() => onPress(late.map(({ id }) => id))}>
        Let all {late.length} count in round {match.round + 1}
      </Button>
    </div>
  );
}
