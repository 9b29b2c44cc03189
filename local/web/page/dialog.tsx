// A message in a modal dialog.
import { useEffect, useRef } from 'preact/hooks';

export interface DialogProps {
  title: string;
  lines: readonly string[];
  onClose(): void;
}

export function Dialog({ title, lines, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <form method="dialog">
        <button type="submit">OK</button>
      </form>
    </dialog>
  );
}
