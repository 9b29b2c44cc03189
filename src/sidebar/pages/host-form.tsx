import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Arguments } from '../../sheets/panel-api/calls.ts';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { AskedFields, type AskedValues, valuesOf } from '../fields/asked-fields.tsx';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { type Action, useAction } from '../session/action.ts';

type Form = 'orderForm' | 'amendForm' | 'tradeForm';
type Trial = 'tryOrder' | 'tryAmendment' | 'tryTrade';
type Write = 'giveOrder' | 'amendOrder' | 'correctTrade';

/**
 * State of a form that the host fills in for a player. The panel reads the form, previews the effects of the answers,
 * and then writes the answers.
 */
interface HostForm<F extends Form, T extends Trial, W extends Write> {
  readonly reading: Action<F>;
  readonly trying: Action<T>;
  readonly writing: Action<W>;
  readonly answers: AskedValues;
  /** The previewed request. Only this request can be written. */
  readonly tried: Arguments<T>[0] | undefined;
  /** Sets the answers in the form. Discards an earlier preview. */
  fill(answers: AskedValues): void;
  read(doing: string, name: F, ...given: Arguments<F>): Promise<void>;
  look(doing: string, name: T, request: Arguments<T>[0]): void;
  clear(): void;
}

export function useHostForm<F extends Form, T extends Trial, W extends Write>(): HostForm<F, T, W> {
  const reading = useAction<F>('reads');
  const trying = useAction<T>('reads');
  const writing = useAction<W>('writes');
  const [answers, setAnswers] = useState<AskedValues>({});
  const [tried, setTried] = useState<Arguments<T>[0]>();
  const fill = (values: AskedValues) => {
    trying.clear();
    setAnswers(values);
  };
  return {
    reading,
    trying,
    writing,
    answers,
    tried,
    fill,
    read: async (doing, name, ...given) => {
      trying.clear();
      const answer = await reading.start(doing, name, ...given);
      if (answer?.ok) setAnswers(valuesOf(answer.value.fields));
    },
    look: (doing, name, request) => {
      setTried(request);
      writing.clear();
      void trying.start(doing, name, ...([request] as unknown as Arguments<T>));
    },
    clear: () => {
      for (const action of [reading, trying, writing]) action.clear();
    },
  };
}

/** Shows the fields of a form, and the progress of the preview. */
export function HostFields<T extends Trial>({ of }: { readonly of: HostForm<Form, T, Write> }) {
  const { answers, reading, trying, fill } = of;
  return (
    <>
      <AskedFields
        fields={reading.value?.fields ?? []}
        values={answers}
        onChange={(key, value) => fill({ ...answers, [key]: value })}
      />
      <Report of={trying} />
    </>
  );
}

interface LookProps {
  /** The previewed effects of the change; empty before the preview. */
  readonly news: ComponentChildren;
  /** Reason why the change cannot be made; '' if the change can be made. `news` holds the reason, too. */
  readonly prevented: string | undefined;
  /** Label of the button that makes the change. */
  readonly label: string;
  /** Additional preview buttons. */
  readonly more?: ComponentChildren;
  onLook(): void;
  onDo(): void;
  onLeave(): void;
}

/**
 * Last part of a page that previews a change. First shows the preview buttons. After a preview, shows the effects, a
 * button that makes the change, and a button that leaves.
 */
export function LookFirst({ news, prevented = '', label, more, onLook, onDo, onLeave }: LookProps) {
  if (!news)
    return (
      <div class="buttons">
        <Button kind="main" onPress={onLook}>
          See what changes
        </Button>
        {more}
      </div>
    );
  return (
    <>
      {news}
      <Shown>
        {prevented === '' && (
          <Button kind="main" onPress={onDo}>
            {label}
          </Button>
        )}
        <Button isFree onPress={onLeave}>
          Cancel
        </Button>
      </Shown>
    </>
  );
}

/** Row of buttons that scrolls into view when it appears. */
function Shown({ children }: { readonly children: ComponentChildren }) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => buttons.current?.scrollIntoView({ block: 'end' }), []);
  return (
    <div class="buttons" ref={buttons}>
      {children}
    </div>
  );
}

/** Gives the first round that can be corrected. Rounds up to the last change of the position by hand cannot be corrected (H20). */
export function firstToCorrect({ taken, editedAfter }: MatchState): number {
  return Math.max(taken, editedAfter) + 1;
}

interface CorrectionProps {
  readonly title: string;
  readonly match: MatchState;
  /** Number of the last round that the page can correct. */
  readonly last: number;
  /** Input with which the host chooses the round, and the texts above this input. */
  readonly choice: ComponentChildren;
  readonly children: ComponentChildren;
  onBack(): void;
}

/** Page that corrects a round. If some rounds cannot be corrected, the page gives the reason. */
export function CorrectionPage({ title, match, last, choice, children, onBack }: CorrectionProps) {
  const { taken, editedAfter } = match;
  const canCorrect = firstToCorrect(match) <= last;
  return (
    <Page title={title} onBack={onBack}>
      {canCorrect && choice}
      {editedAfter > taken && (
        <p class="soft small">
          {editedAfter === taken + 1
            ? `Round ${editedAfter} cannot be corrected`
            : `Rounds ${taken + 1} to ${editedAfter} cannot be corrected`}
          : the position after round {editedAfter} was changed by hand. First undo round {editedAfter}, which
          also undoes that change.
        </p>
      )}
      {canCorrect && children}
    </Page>
  );
}
