import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Problem } from '../../sheets/panel-api/panel.ts';
import { Button } from './button.tsx';
import { Details } from './details.tsx';

interface Props {
  readonly problem: Problem;
  readonly again?: (() => void) | undefined;
  /** True for the result of something that the host did: the box is scrolled into view. */
  readonly isNews?: boolean;
  readonly children?: ComponentChildren;
}

/** A problem: what happened, what is safe, what to do. */
export function ProblemBox({ problem, again, isNews = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isNews]);
  return (
    <div class="box bad" role="alert" ref={box}>
      <p>
        <strong>{problem.what}</strong>
      </p>
      <dl class="advice">
        <dt>Safe</dt>
        <dd>{problem.safe}</dd>
        <dt>To do</dt>
        <dd>{problem.todo}</dd>
      </dl>
      <Details of={problem.details} />
      {(again || children) && (
        <div class="buttons">
          {again && <Button onPress={again}>Try again</Button>}
          {children}
        </div>
      )}
    </div>
  );
}
