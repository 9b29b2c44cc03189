// A workbook with its tabs, as the account sees it.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { get, post } from '../server-api.ts';
import type { OpenedFile, Tab, WorkbookView } from '../views.ts';
import { cssColor } from './cell-style.ts';
import { Grid } from './grid.tsx';

export interface WorkbookPaneProps {
  opened: OpenedFile;
  /** Id of the tab that the host or the add-on opened last; null if no tab was opened yet. */
  activeTab: number | null;
  account: string;
  /** Number that grows with every change on the server. */
  version: number;
  menu: ComponentChildren;
  onSwitchToHost(): void;
}

export function WorkbookPane({
  opened,
  activeTab,
  account,
  version,
  menu,
  onSwitchToHost,
}: WorkbookPaneProps) {
  const [tab, setTab] = useState(activeTab ?? undefined);
  useEffect(() => {
    if (activeTab !== null) setTab(activeTab);
  }, [activeTab]);
  /** The tab that was deleted last. The host can undo this deletion. */
  const [deleted, setDeleted] = useState<{ readonly fileId: string; readonly title: string }>();
  const choose = (sheetId: number) => {
    setTab(sheetId);
    // The add-on may ask which tab the host looks at.
    if (!opened.isPublished) post('/api/look', { fileId: opened.fileId, sheetId }).catch(() => {});
  };
  const { view, refusal } = useWorkbook(opened, account, tab, version);

  if (refusal !== undefined)
    return (
      <div class="refusal" role="alert">
        <p>{refusal}</p>
        <button type="button" onClick={onSwitchToHost}>
          Look as the host
        </button>
      </div>
    );
  if (!view) return <p class="loading">Loading…</p>;
  const fail = (error: Error) => alert(error.message);
  const { id: fileId, sheet } = view;
  const deleteTab = (one: Tab) => {
    if (confirm(`Delete the tab "${one.title}"?`))
      post('/api/delete-tab', { as: account, fileId, sheetId: one.sheetId }).then(
        () => setDeleted({ fileId, title: one.title }),
        fail,
      );
  };
  const undo = () =>
    post('/api/undo-deletion', { as: account, fileId }).then(() => setDeleted(undefined), fail);
  const shown = view.tabs.find((one) => one.sheetId === sheet.sheetId);

  return (
    <div class="workbook">
      <div class="title-bar">
        <h2>{view.name}</h2>
        <span class="right">
          {opened.isPublished ? 'Published to the web' : view.canEdit ? '' : 'View only'}
        </span>
        {menu}
        {deleted?.fileId === fileId && (
          <button type="button" class="quiet" onClick={undo}>
            Undo: put “{deleted.title}” back
          </button>
        )}
        {view.canEdit && shown && (
          <button type="button" class="quiet" onClick={() => deleteTab(shown)}>
            Delete this tab
          </button>
        )}
      </div>
      <Grid
        key={sheet.sheetId}
        sheet={sheet}
        canEdit={view.canEdit}
        onType={(row, column, text) =>
          post('/api/cell', { as: account, fileId, sheetId: sheet.sheetId, row, column, text }).catch(fail)
        }
      />
      <TabBar tabs={view.tabs} shown={sheet.sheetId} onChoose={choose} />
    </div>
  );
}

/** Reads the workbook as the account sees it, or the reason why Google refuses it. Reads again after every change. */
function useWorkbook(opened: OpenedFile, account: string, tab: number | undefined, version: number) {
  const [view, setView] = useState<WorkbookView>();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    const query = {
      id: opened.fileId,
      as: account,
      published: opened.isPublished ? '1' : undefined,
      tab: tab === undefined ? undefined : String(tab),
    };
    let isOutdated = false;
    get<WorkbookView>('/api/workbook', query).then(
      (next) => {
        if (isOutdated) return;
        setView(next);
        setRefusal(undefined);
      },
      (error: Error) => isOutdated || setRefusal(error.message),
    );
    return () => {
      isOutdated = true;
    };
  }, [opened.fileId, opened.isPublished, account, version, tab]);
  return { view, refusal };
}

interface TabBarProps {
  tabs: readonly Tab[];
  /** Sheet id of the shown tab. */
  shown: number;
  onChoose(sheetId: number): void;
}

function TabBar({ tabs, shown, onChoose }: TabBarProps) {
  return (
    <div class="tabs" role="tablist" aria-label="Tabs">
      {tabs.map((one) => (
        <button
          key={one.sheetId}
          type="button"
          role="tab"
          aria-selected={one.sheetId === shown}
          class={one.hidden ? 'is-hidden' : ''}
          title={one.hidden ? 'A hidden tab' : one.formId ? 'Receives a form’s responses' : undefined}
          onClick={() => onChoose(one.sheetId)}
        >
          {one.title}
          {one.hidden && ' (hidden)'}
          {one.tabColorStyle?.rgbColor && (
            <span class="tab-color" style={{ background: cssColor(one.tabColorStyle.rgbColor) ?? '' }} />
          )}
        </button>
      ))}
    </div>
  );
}
