import { useRef, useState } from 'preact/hooks';
import { Button } from './button.tsx';

interface Props {
  /** The match as JSON. */
  readonly text: string;
  /** A page that shows the match, where there is one. */
  readonly page: string | undefined;
  /** What the files are called, without their endings. */
  readonly name: string;
}

/** An exported match, to download as a page or as a file, or to copy. */
export function Exported({ text, page, name }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const copy = () => {
    area.current?.select();
    // Google does not allow navigator.clipboard in the panel's frame.
    setNote(document.execCommand('copy') ? 'Copied.' : 'Could not copy: press Ctrl+C now.');
  };
  return (
    <>
      {page !== undefined && (
        <>
          <div class="buttons">
            <Download name={`${name}.html`} type="text/html" text={page} kind="main">
              Download as a page
            </Download>
          </div>
          <p class="help">One file for any browser, also on a phone: each round, and what was checked.</p>
        </>
      )}
      <div class="buttons">
        <Download name={`${name}.json`} type="application/json" text={text} kind="plain">
          Download the file
        </Download>
      </div>
      <p class="help">For those who want to check it with a viewer of their own.</p>
      <label class="field">
        The file’s text
        <textarea class="code" rows={6} readOnly value={text} ref={area} />
      </label>
      <div class="buttons">
        <Button isFree onPress={copy}>
          Copy
        </Button>
      </div>
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

function Download({ name, type, text, kind, children }: DownloadProps) {
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
