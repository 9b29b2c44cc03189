// A form to fill in, similar to Google Forms.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Submission } from '../../google/forms/submit-response.ts';
import type { Answer } from '../../google/world/answer.ts';
import { get, post } from '../server-api.ts';
import type { FormView } from '../views.ts';
import { FormQuestion } from './form-question.tsx';

export interface FormPageProps {
  publicId: string;
  account: string;
  /** Prefilled answers. The keys are question ids. */
  prefilled: Record<string, string>;
}

type Answers = Record<string, Answer>;

export function FormPage({ publicId, account, prefilled }: FormPageProps) {
  const [form, setForm] = useState<FormView>();
  const [answers, setAnswers] = useState<Answers>({});
  const [typedEmail, setTypedEmail] = useState(account);
  const [sent, setSent] = useState<Submission>();
  const [failure, setFailure] = useState<string>();
  const page = useRef<HTMLFormElement>(null);

  const load = () =>
    get<FormView>('/api/form', { publicId, id: publicId, as: account }).then(
      (next) => {
        setForm(next);
        setAnswers(prefilledAnswers(next, prefilled));
        setSent(undefined);
      },
      (error: Error) => setFailure(error.message),
    );
  useEffect(() => void load(), [publicId, account]);
  // The first question with a problem may be far above the button.
  useEffect(() => {
    const card = page.current?.querySelector('.has-problem');
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  }, [sent]);

  if (failure) return <Card title="Form" text={failure} />;
  if (!form) return <p class="loading">Loading…</p>;
  if (form.closed) return <Card title={form.title} text={form.closed} />;
  if (sent?.recorded)
    return (
      <div class="form">
        <div class="card title-card" role="status">
          <h2>{form.title}</h2>
          <p class="text">{sent.confirmation}</p>
          {form.showAgain && (
            <button type="button" class="link" onClick={load}>
              Submit another response
            </button>
          )}
        </div>
      </div>
    );

  const problems = sent && !sent.recorded ? sent.problems : [];
  const problemOf = (itemId: number | undefined) => problems.find((one) => one.itemId === itemId)?.message;
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      const given = { as: account, formId: form.id, answers, typedEmail };
      const done = await post<Submission>('/api/submit', given);
      setSent(done);
      if (!done.recorded && done.problems.length === 0) await load();
    } catch (error) {
      setFailure((error as Error).message);
    }
  };

  return (
    <form class="form" noValidate onSubmit={submit} ref={page}>
      <div class="card title-card">
        <h2>{form.title}</h2>
        {form.description && <p class="text">{form.description}</p>}
        {form.emails === 'VERIFIED' && (
          <p class="account">
            <b>{account}</b> — this address is recorded with your response
          </p>
        )}
        {form.items.some((item) => item.required) && <p class="required">* Indicates required question</p>}
      </div>
      {form.emails === 'RESPONDER_INPUT' && (
        <div class={`card${problemOf(undefined) ? ' has-problem' : ''}`}>
          <label>
            <span class="question">
              Email<span class="required"> *</span>
            </span>
            <input
              type="email"
              value={typedEmail}
              onInput={(event) => setTypedEmail(event.currentTarget.value)}
            />
          </label>
          <Message text={problemOf(undefined)} />
        </div>
      )}
      {form.items.map((item) => (
        <div key={item.id} class={`card${problemOf(item.id) ? ' has-problem' : ''}`}>
          <FormQuestion
            item={item}
            answer={answers[String(item.id)]}
            onAnswer={(answer) => setAnswers({ ...answers, [String(item.id)]: answer })}
          />
          <Message text={problemOf(item.id)} />
        </div>
      ))}
      <div class="form-end">
        <button type="submit" class="primary">
          Submit
        </button>
        <button type="button" class="link" onClick={() => setAnswers({})}>
          Clear form
        </button>
      </div>
    </form>
  );
}

function Card({ title, text }: { title: string; text: string }) {
  return (
    <div class="form">
      <div class="card title-card" role="alert">
        <h2>{title}</h2>
        <p class="text">{text}</p>
      </div>
    </div>
  );
}

const Message = ({ text }: { text: string | undefined }) =>
  text ? (
    <p class="problem" role="alert">
      {text}
    </p>
  ) : null;

function prefilledAnswers(form: FormView, prefilled: Record<string, string>): Answers {
  const answers: Answers = {};
  for (const item of form.items) {
    const text = prefilled[String(item.questionIds[0])];
    if (text !== undefined) answers[String(item.id)] = item.kind === 'checkbox' ? [text] : text;
  }
  return answers;
}
