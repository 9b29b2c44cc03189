interface Props {
  readonly label: string;
  /** The last round that can be chosen; the first is 1. */
  readonly last: number;
  readonly round: number;
  onChoose(round: number): void;
}

/** The choice of a resolved round, the newest first. */
export function RoundChoice({ label, last, round, onChoose }: Props) {
  const rounds = Array.from({ length: last }, (_, i) => last - i);
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
