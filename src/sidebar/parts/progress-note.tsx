import { plural } from '../../rules/base/words.ts';

interface Props {
  /** The panel's current automatic work, or ''. */
  readonly doing: string;
  /** Files that are still to be written. */
  readonly files: number;
}

/** Shows the panel's automatic work, and the work still to come. */
export function ProgressNote({ doing, files }: Props) {
  return (
    <div role="status">
      {doing !== '' && (
        <p class="working small">
          <span class="spinner" aria-hidden="true" />
          {doing} …
        </p>
      )}
      {files > 0 && (
        <p class="soft small">
          {plural(files, 'file')} still to be written. Google takes 60 writes a minute; the panel goes on by
          itself.
        </p>
      )}
    </div>
  );
}
