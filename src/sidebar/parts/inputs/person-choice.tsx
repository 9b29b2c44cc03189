interface Props {
  readonly label: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** The id of the chosen one; '' for none. */
  readonly chosen: string;
  /** The label for no choice. */
  readonly none?: string;
  readonly help?: string;
  onChoose(id: string): void;
}

/** The choice of a player. */
export function PersonChoice({ label, people, chosen, none = 'Choose …', help, onChoose }: Props) {
  return (
    <label class="field">
      {label}
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{none}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {help && <span class="help">{help}</span>}
    </label>
  );
}

/** The players of a match, each by the name. */
export function peopleByName(seats: readonly { readonly name: string }[]): Props['people'] {
  return seats.map(({ name }) => ({ id: name, name }));
}
