interface Props<T extends string> {
  readonly legend: string;
  /** The name of the group in the page. */
  readonly name: string;
  /** Each choice with its label, and what it means. */
  readonly choices: readonly (readonly [value: T, label: string, help: string])[];
  readonly chosen: T | undefined;
  onChoose(value: T): void;
}

/** One of a few choices, each with a line that says what it means. */
export function ExplainedChoices<T extends string>({ legend, name, choices, chosen, onChoose }: Props<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(([value, label, help]) => (
        <label key={value} class="choice">
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>
            {label}
            <span class="help">{help}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
