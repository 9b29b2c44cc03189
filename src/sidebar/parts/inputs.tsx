import type { ComponentChildren } from 'preact';

interface Field<T> {
  readonly label: string;
  readonly value: T;
  readonly help?: ComponentChildren;
  onChange(value: T): void;
}

interface TextProps extends Field<string> {
  readonly type?: 'text' | 'email' | 'password' | 'number' | 'time';
  readonly maxLength?: number;
  /** Smallest number that the input allows. */
  readonly min?: number;
}

/** Text input with one line. A typed number stays text. */
export function TextField({ label, value, help, type = 'text', maxLength, min, onChange }: TextProps) {
  return (
    <label class="field">
      {label}
      <input
        // Preact's types need one exact type of input here.
        type={type as 'text'}
        {...(type === 'number' && { step: 1, min })}
        {...(type === 'password' && { autocomplete: 'off' })}
        {...(maxLength !== undefined && { maxLength })}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {help && <span class="help">{help}</span>}
    </label>
  );
}

interface SelectProps<T> {
  readonly value: T;
  /** Values to choose from. Each value has a text that the host reads. */
  readonly choices: readonly (readonly [value: T, words: ComponentChildren])[];
  readonly id?: string;
  readonly class?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  onChange(value: T): void;
}

/** Drop-down list without a label. */
export function Select<T extends string | number>({ choices, onChange, ...others }: SelectProps<T>) {
  const choose = (words: string) => {
    const chosen = choices.find(([one]) => String(one) === words);
    if (chosen) onChange(chosen[0]);
  };
  return (
    <select {...others} onChange={(event) => choose(event.currentTarget.value)}>
      {choices.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** Drop-down list with a label. */
export function Choice<T extends string | number>({ label, help, ...select }: Field<T> & SelectProps<T>) {
  return (
    <label class="field">
      {label}
      <Select {...select} />
      {help && <span class="help">{help}</span>}
    </label>
  );
}

/** Makes a choice from each text. The text is also the value. */
export function asChoices(words: readonly string[]) {
  return words.map((one) => [one, one] as const);
}

interface TickProps {
  readonly isOn: boolean;
  /** True if the box cannot be ticked now. */
  readonly isOff?: boolean;
  /** Name of a group of boxes in which only one can be ticked. */
  readonly group?: string;
  /** True if the label has additional lines of explanation. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
  onChange(isOn: boolean): void;
}

/** Checkbox with a label. With `group`, a radio button instead. */
export function Tick({ isOn, isOff = false, group, isWide = false, children, onChange }: TickProps) {
  return (
    <label class={`choice${isWide ? '' : ' tight'}${isOff && !isWide ? ' off' : ''}`}>
      <input
        type={group === undefined ? 'checkbox' : 'radio'}
        {...(group !== undefined && { name: group })}
        checked={isOn}
        disabled={isOff}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}

interface ExplainedProps<T extends string> {
  readonly legend: string;
  /** Name of the group of radio buttons. */
  readonly name: string;
  /** Values to choose from, each with a label and an explanation. The explanation is '' if the label is clear without it. */
  readonly choices: readonly (readonly [value: T, label: string, help: string])[];
  readonly chosen: T | undefined;
  /** Says why a value cannot be chosen now; '' if the value can be chosen. */
  whyNot?(value: T): string;
  onChoose(value: T): void;
}

/** Radio buttons. A line below each button explains the choice. */
export function ExplainedChoices<T extends string>(props: ExplainedProps<T>) {
  const { legend, name, choices, chosen, whyNot = () => '', onChoose } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(([value, label, help]) => (
        <Tick
          key={value}
          isWide
          group={name}
          isOn={chosen === value}
          isOff={whyNot(value) !== ''}
          onChange={() => onChoose(value)}
        >
          <span>
            {label}
            {help !== '' && <span class="help">{help}</span>}
            {whyNot(value) !== '' && <span class="help">Not now: {whyNot(value)}</span>}
          </span>
        </Tick>
      ))}
    </fieldset>
  );
}

interface RoundProps extends Field<number> {
  /** First round that can be chosen. */
  readonly first: number;
  readonly last: number;
}

/** Drop-down list of resolved rounds. The newest round comes first. */
export function RoundChoice({ first, last, ...field }: RoundProps) {
  const rounds = Array.from({ length: last - first + 1 }, (_, i) => last - i);
  return <Choice {...field} choices={rounds.map((round) => [round, round])} />;
}

interface PersonProps extends Field<string> {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** Text of the choice for nobody. */
  readonly none?: string;
}

/** Drop-down list of the season's players. The value is the id of a player, or '' for nobody. */
export function PersonChoice({ people, none = 'Choose …', ...field }: PersonProps) {
  return <Choice {...field} choices={[['', none], ...people.map(({ id, name }) => [id, name] as const)]} />;
}

/** Drop-down list of a match's players. The value is the name of a player, or '' for nobody. */
export function SeatChoice({
  seats,
  ...field
}: Omit<PersonProps, 'people'> & { readonly seats: readonly { readonly name: string }[] }) {
  return <PersonChoice {...field} people={seats.map(({ name }) => ({ id: name, name }))} />;
}
