/** The point of a match after a round, in words; 0 is before the first. */
export function momentWords(round: number): string {
  return round === 0 ? 'Before round 1' : `After round ${round}`;
}

interface Props {
  readonly round: number;
  readonly rounds: number;
  onRound(round: number): void;
}

/** Chooses a round by a slider, or a step at a time. */
export function RoundPicker({ round, rounds, onRound }: Props) {
  return (
    <div class="rounds">
      <button
        type="button"
        aria-label="One round back"
        disabled={round === 0}
        onClick={() => onRound(round - 1)}
      >
        ◀
      </button>
      <label>
        {momentWords(round)}
        {rounds > 0 && ` of ${rounds}`}
        <input
          type="range"
          min={0}
          max={rounds}
          value={round}
          onInput={({ currentTarget }) => onRound(Number(currentTarget.value))}
        />
      </label>
      <button
        type="button"
        aria-label="One round on"
        disabled={round === rounds}
        onClick={() => onRound(round + 1)}
      >
        ▶
      </button>
    </div>
  );
}
