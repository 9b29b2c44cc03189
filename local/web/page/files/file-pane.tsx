// The opened file in the middle of the page: a form, a workbook, or nothing yet.
import type { ComponentChildren } from 'preact';
import { FormPage } from '../../form/form-page.tsx';
import { WorkbookPane } from '../../sheet/workbook-pane.tsx';
import type { OpenedFile, StateView } from '../../views.ts';

export interface FilePaneProps {
  state: StateView;
  opened: OpenedFile | undefined;
  account: string;
  /** Number that grows with every change on the server. */
  version: number;
  menu: ComponentChildren;
  onSwitchToHost(): void;
}

export function FilePane({ state, opened, account, version, menu, onSwitchToHost }: FilePaneProps) {
  const file = state.files.find((one) => one.id === opened?.fileId);
  if (file?.kind === 'form' && file.publicId)
    return (
      <div class="form-area">
        <p class="form-link">
          <a href={`/forms/d/e/${file.publicId}/viewform`} target="_blank" rel="noreferrer">
            Open this form on its own
          </a>
        </p>
        <FormPage key={`${file.id} ${account}`} publicId={file.publicId} account={account} prefilled={{}} />
      </div>
    );
  if (!opened) return <p class="refusal">Choose a file from the list.</p>;
  return (
    <WorkbookPane
      key={`${opened.fileId} ${opened.isPublished}`}
      opened={opened}
      activeTab={opened.isPublished || opened.fileId !== state.activeWorkbook ? null : state.activeTab}
      account={account}
      version={version}
      menu={menu}
      onSwitchToHost={onSwitchToHost}
    />
  );
}
