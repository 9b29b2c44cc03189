import { CopyText } from './copy-text.tsx';
import { Download } from './download.tsx';

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
      <CopyText label="The file’s text" text={text} />
    </>
  );
}
