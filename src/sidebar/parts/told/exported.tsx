import { CopyText } from './copy-text.tsx';
import { Download } from './download.tsx';

interface Props {
  /** The match as JSON. */
  readonly text: string;
  /** A page that shows the match, where there is one. */
  readonly page: string | undefined;
  /** What the files are called, without their endings. */
  readonly name: string;
  /** It holds only public information. */
  readonly isForEveryone: boolean;
}

/** An exported match in two ways: a page that opens by itself, and a file for a viewer, which can be copied too. */
export function Exported({ text, page, name, isForEveryone }: Props) {
  return (
    <>
      {page !== undefined && (
        <>
          <h2>As a page</h2>
          <p class="help">
            It opens by itself in any browser, also on a phone, and shows each round and what was checked.{' '}
            {isForEveryone ? 'Anyone may have it.' : 'Do not publish it: it tells everything.'}
          </p>
          <div class="buttons">
            <Download name={`${name}.html`} type="text/html" text={page} kind="main">
              Download the page (.html)
            </Download>
          </div>
          <h2>As a file for a viewer</h2>
          <p class="help">
            For those who check it with a viewer of their own: they open the viewer, and choose this file
            there.
          </p>
        </>
      )}
      <div class="buttons">
        <Download name={`${name}.json`} type="application/json" text={text} kind="plain">
          Download the file (.json)
        </Download>
      </div>
      <CopyText label="The file’s text" text={text} />
    </>
  );
}
