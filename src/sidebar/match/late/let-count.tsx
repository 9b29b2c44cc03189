import type { MatchState } from '../../../sheets/panel-api/panel.ts';
import { newerWords } from '../../logic/match-words.ts';
import { Button } from '../../parts/button.tsx';

interface Props {
  readonly match: MatchState;
  /** The late order. */
  readonly id: string;
  onPress(id: string): void;
}

/** The button that lets a late order count in the open round (X2), or why it would change nothing. */
export function LetCount({ match, id, onPress }: Props) {
  const late = match.late.find((one) => one.id === id);
  if (!late) return null;
  const newer = newerWords(match.seats, late);
  if (newer !== '') return <span class="soft small">{newer}</span>;
  return (
    <Button onPress={() => onPress(id)}>
      Let it count in round {match.round + 1}
      <span class="visually-hidden"> (the late order of {late.name})</span>
    </Button>
  );
}
