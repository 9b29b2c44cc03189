import { plural } from '../logic/words.ts';

interface Props {
  /** What the panel does by itself right now, or ''. */
  readonly doing: string;
  /** Files that are still to be written. */
  readonly files: number;
}

/** Says what the panel does by itself, and what is still to come. */
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
