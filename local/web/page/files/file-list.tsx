// All files in groups; those that the account may not open are marked.
import type { FileEntry, OpenedFile, StateView } from '../../views.ts';
import { fileGroups } from './file-groups.ts';

export interface FileListProps {
  state: StateView;
  opened: OpenedFile | undefined;
  onOpen(opened: OpenedFile): void;
}

export function FileList({ state, opened, onOpen }: FileListProps) {
  const groups = fileGroups(state.files);
  return (
    <nav class="files" aria-label="Files">
      {groups.map(([title, files]) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {files.map((file) => (
              <FileLine key={file.id} file={file} opened={opened} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
      {state.mails.length > 0 && (
        <section>
          <h2>Mails sent</h2>
          <ul>
            {state.mails.map(({ to, subject, body }, i) => (
              <li key={i}>
                <details>
                  <summary>
                    {to}: {subject}
                  </summary>
                  <p class="mail">{body}</p>
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
    </nav>
  );
}

function FileLine({ file, opened, onOpen }: { file: FileEntry } & Pick<FileListProps, 'opened' | 'onOpen'>) {
  const isHere = (isPublished: boolean) => opened?.fileId === file.id && opened.isPublished === isPublished;
  if (file.kind === 'page') return <PageLine file={file} />;
  const canOpen = file.right !== null || (file.kind === 'form' && file.isOpen);
  return (
    <li>
      <button
        type="button"
        class={`file is-${file.kind}${isHere(false) ? ' is-open' : ''}${canOpen ? '' : ' is-shut'}`}
        aria-current={isHere(false) ? 'page' : undefined}
        onClick={() => onOpen({ fileId: file.id, isPublished: false })}
      >
        <span class="icon" aria-hidden="true" />
        <span class="name">{file.name}</span>
        {!canOpen && <span class="state">no access</span>}
        {canOpen && file.kind === 'form' && (
          <span class="state">{file.isOpen ? `${file.responses} sent` : 'closed'}</span>
        )}
        {canOpen && file.kind === 'workbook' && file.right === 'reader' && <span class="state">view</span>}
      </button>
      {file.isPublished && (
        <button
          type="button"
          class={`file is-published${isHere(true) ? ' is-open' : ''}`}
          aria-current={isHere(true) ? 'page' : undefined}
          onClick={() => onOpen({ fileId: file.id, isPublished: true })}
        >
          <span class="name">as published to the web</span>
        </button>
      )}
    </li>
  );
}

function PageLine({ file: { id, name, isForAnyone } }: { readonly file: FileEntry }) {
  return (
    <li>
      {isForAnyone ? (
        <a class="file is-page" href={`/uc?export=download&id=${id}`}>
          <span class="icon" aria-hidden="true" />
          <span class="name">{name}</span>
        </a>
      ) : (
        <span class="file is-page is-shut">
          <span class="icon" aria-hidden="true" />
          <span class="name">{name}</span>
          <span class="state">no access</span>
        </span>
      )}
    </li>
  );
}
