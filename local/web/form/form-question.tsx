// One question of a form.

import type { Answer } from '../../google/world/answer.ts';
import type { FormItem } from '../../google/world/form.ts';

export interface FormQuestionProps {
  item: FormItem;
  answer: Answer | undefined;
  onAnswer(answer: Answer): void;
}

export function FormQuestion(props: FormQuestionProps) {
  const { item } = props;
  if (item.kind === 'text' || item.kind === 'paragraph' || item.kind === 'list')
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside, in a component of its own
      <label>
        <Title item={item} />
        <Field {...props} />
      </label>
    );
  return (
    <fieldset>
      <legend>
        <Title item={item} />
      </legend>
      <ChoiceField {...props} />
    </fieldset>
  );
}

function Title({ item }: { item: FormItem }) {
  return (
    <>
      <span class="question">
        {item.title}
        {item.required && <span class="required"> *</span>}
      </span>
      {item.help && <span class="help">{item.help}</span>}
    </>
  );
}

function Field({ item, answer, onAnswer }: FormQuestionProps) {
  const text = typeof answer === 'string' ? answer : '';
  if (item.kind === 'list')
    return (
      <select value={text} onChange={(event) => onAnswer(event.currentTarget.value)}>
        <option value="">Choose</option>
        {item.choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    );
  if (item.kind === 'paragraph')
    return <textarea rows={3} value={text} onInput={(event) => onAnswer(event.currentTarget.value)} />;
  const isNumber = item.validation !== undefined && item.validation.kind !== 'pattern';
  return (
    <input
      type="text"
      inputMode={isNumber ? 'numeric' : 'text'}
      autocomplete="off"
      placeholder="Your answer"
      value={text}
      onInput={(event) => onAnswer(event.currentTarget.value)}
    />
  );
}

function ChoiceField({ item, answer, onAnswer }: FormQuestionProps) {
  const chosen = answer === undefined ? [] : typeof answer === 'string' ? [answer] : answer;
  const isMany = item.kind === 'checkbox';
  const toggle = (choice: string) => {
    if (!isMany) return onAnswer(choice);
    onAnswer(chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice]);
  };
  return (
    <>
      {item.choices.map((choice) => (
        <label key={choice} class="choice">
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={`item${item.id}`}
            checked={chosen.includes(choice)}
            onChange={() => toggle(choice)}
          />
          <span>{choice}</span>
        </label>
      ))}
    </>
  );
}
