// The page: files on the left, the opened one in the middle, the add-on's sidebar on the right.
import { useEffect, useState } from 'preact/hooks';
import { failureText, localAddress, post } from '../server-api.ts';
import { SidebarFrame } from '../sidebar/sidebar-frame.tsx';
import type { OpenedFile, StateView } from '../views.ts';
import { useAccount } from './account.ts';
import { AccountSelect } from './account-select.tsx';
import { AddOnMenu } from './add-on-menu.tsx';
import { CallLog } from './call-log.tsx';
import { Clock } from './clock.tsx';
import { Dialog } from './dialog.tsx';
import { FileList } from './files/file-list.tsx';
import { FilePane } from './files/file-pane.tsx';
import { RehearseButton } from './rehearse-button.tsx';
import { type ScriptCalls, useScriptCalls } from './use-script-calls.ts';
import { useServerState } from './use-server-state.ts';

interface Notice {
  title: string;
  lines: readonly string[];
}

export function App({ start }: { start: OpenedFile | undefined }) {
  const [account, setAccount] = useAccount();
  const [notice, setNotice] = useState<Notice>();
  const [chosen, setChosen] = useState(start);
  const { state, version } = useServerState(account, ({ message }) =>
    setNotice({ title: 'The local host does not answer', lines: [message] }),
  );
  const script = useScriptCalls((lines) => setNotice({ title: 'Message of the add-on', lines }));

  const isHost = state !== undefined && account === state.hostEmail;
  const opened = chosen ?? (isHost ? hostWorkbook(state) : undefined);
  const book = state?.files.find(({ id, isHostBook }) => isHostBook && id === opened?.fileId);
  const isAddOnOpen = isHost && opened?.fileId === state.activeWorkbook && !opened?.isPublished;

  // Each workbook has a script of its own: the one that is open runs.
  useEffect(() => {
    if (isHost && book && book.id !== state?.activeWorkbook)
      void post('/api/use-workbook', { as: account, fileId: book.id });
  }, [isHost, book?.id]);

  // Opening the workbook builds the menu, as on Google.
  useEffect(() => {
    if (isAddOnOpen && script.menus.length === 0) void script.call('onOpen', [{ authMode: 'NONE' }]);
  }, [isAddOnOpen]);

  const beginEmpty = async () => {
    const { fileId } = await post<{ fileId: string }>('/api/new-workbook', {});
    setChosen({ fileId, isPublished: false });
  };
  const runMenuItem = async (functionName: string) => {
    const { error } = await script.call(functionName);
    if (error) setNotice({ title: `${functionName} failed`, lines: [failureText(error)] });
  };

  if (!state) return <p class="loading">Loading…</p>;
  return (
    <div class="page">
      <header class="bar">
        <h1>
          Roundkeeper <span>local host</span>
        </h1>
        <AccountSelect state={state} account={account} onChoose={setAccount} />
        <RehearseButton
          isEnabled={isHost}
          onDone={(lines) => setNotice({ title: 'Simulated players', lines })}
        />
        <button type="button" disabled={!isHost} onClick={() => void beginEmpty()}>
          New empty workbook
        </button>
        <a class="viewer-link" href="/viewer" target="_blank" rel="noreferrer">
          Viewer
        </a>
        <Clock offset={state.offset} alarms={state.alarms} />
      </header>
      <FileList state={state} opened={opened} onOpen={setChosen} />
      <main class="middle" aria-label="File">
        <FilePane
          state={state}
          opened={opened}
          account={account}
          version={version}
          menu={isAddOnOpen && <AddOnMenu menus={script.menus} onRun={runMenuItem} />}
          onSwitchToHost={() => setAccount(state.hostEmail)}
        />
        <CallLog calls={script.log} />
      </main>
      {isAddOnOpen && <Sidebar key={opened?.fileId} script={script} offset={state.offset} />}
      {notice && <Dialog title={notice.title} lines={notice.lines} onClose={() => setNotice(undefined)} />}
    </div>
  );
}

const hostWorkbook = ({ activeWorkbook }: StateView): OpenedFile | undefined =>
  activeWorkbook ? { fileId: activeWorkbook, isPublished: false } : undefined;

/** The add-on's sidebar, or a button that reopens it. */
function Sidebar({ script, offset }: { script: ScriptCalls; offset: number }) {
  if (script.sidebar === undefined)
    return (
      <button type="button" class="show-sidebar" onClick={() => script.setSidebar('Roundkeeper')}>
        Sidebar
      </button>
    );
  return (
    <SidebarFrame
      title={script.sidebar}
      offset={offset}
      call={script.call}
      onClose={() => script.setSidebar(undefined)}
      onOpen={(href) => window.open(localAddress(href), '_blank')}
    />
  );
}
