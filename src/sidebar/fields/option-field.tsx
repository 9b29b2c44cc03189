import type { OptionChoice } from '../../sheets/panel-api/panel.ts';
import { isChanged, type MatchDraft, shownValue } from '../logic/match-draft.ts';
import { Select } from '../parts/inputs.tsx';

interface Props {
  readonly option: OptionChoice;
  readonly draft: MatchDraft;
  onChange(value: string | boolean): void;
}

/** Shows the input of one game option, with the option's explanation and default. */
export function OptionField({ option, draft, onChange }: Props) {
  const { name, label, help, kind } = option;
  const id = `option-${name}`;
  const described = `${id}-help`;
  const usual = fallbackWords(option);
  const input = <Input option={option} value={shownValue(draft, option)} id={id} onChange={onChange} />;
  return (
    <div class="field">
      {kind === 'flag' ? (
        <label class="choice tight" for={id}>
          {input}
          <span>{label}</span>
        </label>
      ) : (
        <>
          <label for={id}>{label}</label>
          {input}
        </>
      )}
      <span class="help" id={described}>
        {help} {isChanged(draft, option) ? <strong>Default: {usual}.</strong> : <>Default: {usual}.</>}
      </span>
    </div>
  );
}

function fallbackWords({ choices, fallback }: OptionChoice) {
  if (typeof fallback === 'boolean') return fallback ? 'yes' : 'no';
  return choices.find(({ value }) => value === fallback)?.words ?? fallback;
}

interface InputProps {
  readonly option: OptionChoice;
  readonly value: string | boolean;
  readonly id: string;
  onChange(value: string | boolean): void;
}

function Input({ option, value, id, onChange }: InputProps) {
  const common = { id, 'aria-describedby': `${id}-help` };
  if (typeof value === 'boolean')
    return (
      <input
        {...common}
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  if (option.kind === 'choice')
    return (
      <Select<string>
        {...common}
        value={value}
        choices={option.choices.map(({ value: choice, words }) => [choice, words])}
        onChange={onChange}
      />
    );
  const type =
    option.kind === 'whole'
      ? ({ type: 'number', min: option.least, step: 1 } as const)
      : ({ type: 'text' } as const);
  return (
    <input {...common} {...type} value={value} onInput={(event) => onChange(event.currentTarget.value)} />
  );
}
