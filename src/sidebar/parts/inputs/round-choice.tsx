interface Props {
  readonly label: string;
  /** The first and the last round that can be chosen. */
  readonly first: number;
  readonly last: number;
  readonly round: number;
  onChoose(round: number): void;
}

/** The choice of a resolved round, the newest first. */
export function RoundChoice({ label, first, last, round, onChoose }: Props) {
  const rounds = Array.from({ length: last - first + 1 }, (_, i) => last - i);
  return (
    <label class="field">
      {label}
      <select value={round} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
        {rounds.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
