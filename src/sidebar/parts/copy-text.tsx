import { useRef, useState } from 'preact/hooks';
import { oneStop } from '../../rules/base/words.ts';
import { ButtonRow } from './button.tsx';

export function CopyText({ label, text }: { readonly label: string; readonly text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const copy = () => {
    area.current?.select();
    // Google does not allow navigator.clipboard in the panel's frame.
    setNote(document.execCommand('copy') ? 'Copied.' : 'Copying did not work. Press Ctrl+C now.');
  };
  return (
    <>
      <label class="field">
        {label}
        <textarea class="code" rows={6} readOnly value={oneStop(text)} ref={area} />
      </label>
      <ButtonRow isFree onPress={copy}>
        Copy
      </ButtonRow>
      <p role="status">{note}</p>
    </>
  );
}

interface DownloadProps {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly kind: 'main' | 'plain';
  readonly children: string;
}

/** Link that looks like a button and downloads a text as a file. */
export function Download({ name, type, text, kind, children }: DownloadProps) {
  return (
    <a
      class={`button ${kind}`}
      download={name}
      href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
    >
      {children}
    </a>
  );
}
