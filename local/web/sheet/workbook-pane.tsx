// A workbook with its tabs, as the person looking sees it.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { get, post } from '../server-api.ts';
import type { OpenedFile, Tab, WorkbookView } from '../views.ts';
import { cssColor } from './cell-style.ts';
import { Grid } from './grid.tsx';

export interface WorkbookPaneProps {
  opened: OpenedFile;
  who: string;
  /** Goes up whenever anything has changed. */
  version: number;
  menu: ComponentChildren;
  onSwitch(): void;
}

export function WorkbookPane({ opened, who, version, menu, onSwitch }: WorkbookPaneProps) {
  const [view, setView] = useState<WorkbookView>();
  const [refusal, setRefusal] = useState<string>();
  const [tab, setTab] = useState<number>();

  useEffect(() => {
    const query = {
      id: opened.fileId,
      as: who,
      published: opened.isPublished ? '1' : undefined,
      tab: tab === undefined ? undefined : String(tab),
    };
    let isLate = false;
    get<WorkbookView>('/api/workbook', query).then(
      (next) => {
        if (isLate) return;
        setView(next);
        setRefusal(undefined);
      },
      (error: Error) => isLate || setRefusal(error.message),
    );
    return () => {
      isLate = true;
    };
  }, [opened.fileId, opened.isPublished, who, version, tab]);

  if (refusal !== undefined)
    return (
      <div class="refusal" role="alert">
        <p>{refusal}</p>
        <button type="button" onClick={onSwitch}>
          Look as the host
        </button>
      </div>
    );
  if (!view) return <p class="loading">Loading…</p>;
  const fail = (error: Error) => alert(error.message);
  const { id: fileId, sheet } = view;
  const deleteTab = (one: Tab) => {
    if (confirm(`Delete the tab "${one.title}"?`))
      post('/api/delete-tab', { as: who, fileId, sheetId: one.sheetId }).catch(fail);
  };
  const shown = view.tabs.find((one) => one.sheetId === sheet.sheetId);

  return (
    <div class="workbook">
      <div class="title-bar">
        <h2>{view.name}</h2>
        <span class="right">
          {opened.isPublished ? 'Published to the web' : view.canEdit ? '' : 'View only'}
        </span>
        {menu}
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
          post('/api/cell', { as: who, fileId, sheetId: sheet.sheetId, row, column, text }).catch(fail)
        }
      />
      <div class="tabs" role="tablist" aria-label="Tabs">
        {view.tabs.map((one) => (
          <button
            key={one.sheetId}
            type="button"
            role="tab"
            aria-selected={one.sheetId === sheet.sheetId}
            class={one.hidden ? 'is-hidden' : ''}
            title={one.hidden ? 'A hidden tab' : one.formId ? 'Receives a form’s responses' : undefined}
            onClick={() => setTab(one.sheetId)}
          >
            {one.title}
            {one.hidden && ' (hidden)'}
            {one.tabColorStyle?.rgbColor && (
              <span class="tab-color" style={{ background: cssColor(one.tabColorStyle.rgbColor) ?? '' }} />
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
