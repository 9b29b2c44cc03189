import type { AskedField } from '../../sheets/panel-api/panel.ts';
import { asChoices, Select, Tick } from '../parts/inputs.tsx';

/** The host's answers in a form. The keys are the keys of the fields. */
export type AskedValues = Readonly<Record<string, string>>;

interface Props {
  readonly fields: readonly AskedField[];
  readonly values: AskedValues;
  /** Words of a choice that is not made yet. */
  readonly empty?: string;
  onChange(key: string, value: string): void;
}

/** Shows the fields that the add-on describes. `after` names another field: the field appears once that field is filled in. */
export function AskedFields({ fields, values, empty = '— (left empty)', onChange }: Props) {
  const isShown = ({ key, after }: AskedField) => !after || Boolean(values[after] || values[key]);
  return (
    <>
      {fields.filter(isShown).map((field) => (
        <OneField
          key={field.key}
          field={field}
          value={values[field.key] ?? ''}
          empty={empty}
          onChange={(value) => onChange(field.key, value)}
        />
      ))}
    </>
  );
}

/** Gives each field's initial value, by field key. A choice that the field no longer offers becomes ''. */
export function valuesOf(fields: readonly AskedField[]): AskedValues {
  const held = fields.map(({ key, kind, choices, value }) => {
    const isKept = kind !== 'choice' || choices.includes(value);
    return [key, isKept ? value : ''] as const;
  });
  return Object.fromEntries(held);
}

interface OneProps {
  readonly field: AskedField;
  readonly value: string;
  readonly empty: string;
  onChange(value: string): void;
}

function OneField({ field, value, empty, onChange }: OneProps) {
  const { key, label, help } = field;
  const id = `asked-${key}`;
  const described = help === '' ? {} : { 'aria-describedby': `${id}-help` };
  const note = help !== '' && (
    <span class="help" id={`${id}-help`}>
      {help}
    </span>
  );
  if (field.kind === 'ticks')
    return (
      <fieldset class="field" {...described}>
        <legend>{label}</legend>
        <Ticks choices={field.choices} value={value} onChange={onChange} />
        {note}
      </fieldset>
    );
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Input {...{ field, value, empty, onChange, id, described }} />
      {note}
    </div>
  );
}

interface InputProps extends OneProps {
  readonly id: string;
  readonly described: { readonly 'aria-describedby'?: string };
}

function Input({ field: { kind, choices }, value, empty, onChange, id, described }: InputProps) {
  const common = { id, ...described, value };
  if (kind === 'choice')
    return <Select {...common} choices={[['', empty], ...asChoices(choices)]} onChange={onChange} />;
  if (kind === 'lines')
    return <textarea {...common} rows={4} onInput={(event) => onChange(event.currentTarget.value)} />;
  return (
    <input
      {...common}
      type="text"
      inputMode={kind === 'whole' ? 'numeric' : 'text'}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Greatest length of a choice, in characters, if choices are to stand side by side. */
const SHORT = 12;

interface TicksProps {
  readonly choices: readonly string[];
  readonly value: string;
  onChange(value: string): void;
}

/** Checkboxes for a field with several answers. The value is the list of ticked choices, such as “Ann, Bob”. */
function Ticks({ choices, value, onChange }: TicksProps) {
  const ticked = value.split(', ');
  const widest = Math.max(...choices.map(({ length }) => length));
  const toggle = (choice: string) => {
    const isOn = (one: string) => ticked.includes(one) !== (one === choice);
    onChange(choices.filter(isOn).join(', '));
  };
  return (
    <div class={widest <= SHORT ? 'side-by-side' : ''} style={`--widest: ${widest}ch`}>
      {choices.map((choice) => (
        <Tick key={choice} isOn={ticked.includes(choice)} onChange={() => toggle(choice)}>
          <span>{choice}</span>
        </Tick>
      ))}
    </div>
  );
}
