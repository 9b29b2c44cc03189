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
  /** The least number. */
  readonly min?: number;
}

/** A line of text, or a number as it is typed. */
export function TextField({ label, value, help, type = 'text', maxLength, min, onChange }: TextProps) {
  return (
    <label class="field">
      {label}
      <input
        // Preact's types want to know which kind it is.
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
  /** Each choice with its words. */
  readonly choices: readonly (readonly [value: T, words: ComponentChildren])[];
  readonly id?: string;
  readonly class?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  onChange(value: T): void;
}

/** One of a list, without a label. */
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

/** One of a list, with its label. */
export function Choice<T extends string | number>({ label, help, ...select }: Field<T> & SelectProps<T>) {
  return (
    <label class="field">
      {label}
      <Select {...select} />
      {help && <span class="help">{help}</span>}
    </label>
  );
}

/** Words as choices that stand for themselves. */
export function asChoices(words: readonly string[]) {
  return words.map((one) => [one, one] as const);
}

interface TickProps {
  readonly isOn: boolean;
  /** Cannot be ticked now. */
  readonly isOff?: boolean;
  /** The group of boxes; only one of them can be ticked. */
  readonly group?: string;
  /** Has lines of explanation. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
  onChange(isOn: boolean): void;
}

/** A box to tick. */
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
  /** The name of the group in the page. */
  readonly name: string;
  /** Each choice with its label, and what it means; '' if the label says it. */
  readonly choices: readonly (readonly [value: T, label: string, help: string])[];
  readonly chosen: T | undefined;
  /** Why a choice cannot be made now; '' if it can. */
  whyNot?(value: T): string;
  onChoose(value: T): void;
}

/** One of a few choices, each with a line that says what it means. */
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
  /** The first and the last round that can be chosen. */
  readonly first: number;
  readonly last: number;
}

/** The choice of a resolved round, the newest first. */
export function RoundChoice({ first, last, ...field }: RoundProps) {
  const rounds = Array.from({ length: last - first + 1 }, (_, i) => last - i);
  return <Choice {...field} choices={rounds.map((round) => [round, round])} />;
}

interface PersonProps extends Field<string> {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** The words for no choice. */
  readonly none?: string;
}

/** The choice of a player by the id; '' for none. */
export function PersonChoice({ people, none = 'Choose …', ...field }: PersonProps) {
  return <Choice {...field} choices={[['', none], ...people.map(({ id, name }) => [id, name] as const)]} />;
}

/** The choice of a player of a match by the name; '' for none. */
export function SeatChoice({
  seats,
  ...field
}: Omit<PersonProps, 'people'> & { readonly seats: readonly { readonly name: string }[] }) {
  return <PersonChoice {...field} people={seats.map(({ name }) => ({ id: name, name }))} />;
}
