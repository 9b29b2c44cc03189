// The desk: files on the left, the chosen one in the middle, the add-on's sidebar on the right.
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { ResponseResult } from '../../demo/rehearsal.ts';
import type { CallResult } from '../../host/script-runner.ts';
import { FormPage } from '../form/form-page.tsx';
import { callScript, failureText, get, localAddress, onChange, post } from '../server-api.ts';
import { WorkbookPane } from '../sheet/workbook-pane.tsx';
import { SidebarFrame } from '../sidebar/sidebar-frame.tsx';
import type { OpenedFile, StateView } from '../views.ts';
import { rememberWho, whoWas } from './account.ts';
import { WhoSelect } from './account-select.tsx';
import { AddOnMenu } from './add-on-menu.tsx';
import { CallLog, type LoggedCall } from './call-log.tsx';
import { Clock } from './clock.tsx';
import { Dialog } from './dialog.tsx';
import { FileList } from './file-list.tsx';

export function App({ start }: { start: OpenedFile | undefined }) {
  const [who, setWho] = useState(() => whoWas('host@example.com'));
  const [state, setState] = useState<StateView>();
  const [opened, setOpened] = useState(start);
  const [version, setVersion] = useState(0);
  const [menus, setMenus] = useState<CallResult['ui']['menus']>([]);
  const [sidebar, setSidebar] = useState<string | undefined>('Roundkeeper');
  const [logged, setLogged] = useState<LoggedCall[]>([]);
  const [notice, setNotice] = useState<{ title: string; lines: string[] }>();
  const [isBusy, setBusy] = useState(false);

  const refresh = useCallback(() => setVersion((one) => one + 1), []);
  useEffect(() => onChange(refresh), []);
  useEffect(() => {
    get<StateView>('/api/state', { as: who }).then(setState, (error: Error) =>
      setNotice({ title: 'The local host does not answer', lines: [error.message] }),
    );
  }, [who, version]);

  const isHost = state !== undefined && who === state.hostEmail;
  const chosen =
    opened ??
    (isHost && state.activeWorkbook ? { fileId: state.activeWorkbook, isPublished: false } : undefined);
  const file = state?.files.find((one) => one.id === chosen?.fileId);
  const isAddOnOpen = isHost && chosen?.fileId === state.activeWorkbook && !chosen?.isPublished;

  const call = useCallback(async (functionName: string, args: unknown[] = []): Promise<CallResult> => {
    const result = await callScript(functionName, args);
    setLogged((before) => [{ functionName, result }, ...before].slice(0, 50));
    if (result.ui.sidebar) setSidebar(result.ui.sidebar.title || 'Sidebar');
    if (result.ui.menus.length > 0) setMenus(result.ui.menus);
    if (result.ui.alerts.length > 0) setNotice({ title: 'Message of the add-on', lines: result.ui.alerts });
    return result;
  }, []);

  // Opening the workbook is what builds the menu.
  useEffect(() => {
    if (isAddOnOpen && menus.length === 0) void call('onOpen', [{ authMode: 'NONE' }]);
  }, [isAddOnOpen]);

  const run = async (functionName: string) => {
    const { error } = await call(functionName);
    if (error) setNotice({ title: `${functionName} failed`, lines: [failureText(error)] });
  };
  const rehearse = async () => {
    setBusy(true);
    try {
      const filled = await post<ResponseResult[]>('/api/rehearse', {});
      setNotice({ title: 'Simulated players', lines: rehearsalLines(filled) });
    } catch (error) {
      setNotice({ title: 'Simulated players', lines: [(error as Error).message] });
    }
    setBusy(false);
  };
  const choose = (email: string) => {
    rememberWho(email);
    setWho(email);
  };

  if (!state) return <p class="loading">Loading…</p>;
  return (
    <div class="desk">
      <header class="bar">
        <h1>
          Roundkeeper <span>local host</span>
        </h1>
        <button type="button" onClick={rehearse} disabled={isBusy || !isHost}>
          {isBusy ? 'Sending…' : 'Let simulated players send orders'}
        </button>
        <Clock offset={state.offset} />
        <WhoSelect state={state} who={who} onChoose={choose} />
      </header>
      <FileList state={state} who={who} opened={chosen} onOpen={setOpened} />
      <main class="middle" aria-label="File">
        {file?.kind === 'form' && file.publicId ? (
          <div class="form-area">
            <p class="form-link">
              <a href={`/forms/d/e/${file.publicId}/viewform`} target="_blank" rel="noreferrer">
                Open this form on its own
              </a>
            </p>
            <FormPage key={`${file.id} ${who}`} publicId={file.publicId} who={who} prefilled={{}} />
          </div>
        ) : chosen ? (
          <WorkbookPane
            key={`${chosen.fileId} ${chosen.isPublished}`}
            opened={chosen}
            who={who}
            version={version}
            menu={isAddOnOpen && <AddOnMenu menus={menus} onRun={run} />}
            onSwitch={() => choose(state.hostEmail)}
          />
        ) : (
          <p class="refusal">Choose a file on the left.</p>
        )}
        <CallLog calls={logged} />
      </main>
      {isAddOnOpen && sidebar !== undefined && (
        <SidebarFrame
          title={sidebar}
          offset={state.offset}
          call={call}
          onClose={() => setSidebar(undefined)}
          onOpen={(href) => window.open(localAddress(href), '_blank')}
        />
      )}
      {isAddOnOpen && sidebar === undefined && (
        <button type="button" class="show-sidebar" onClick={() => setSidebar('Roundkeeper')}>
          Sidebar
        </button>
      )}
      {notice && <Dialog title={notice.title} lines={notice.lines} onClose={() => setNotice(undefined)} />}
    </div>
  );
}

function rehearsalLines(filled: readonly ResponseResult[]): string[] {
  if (filled.length === 0) return ['Everyone has sent already, or no form is open.'];
  const taken = filled.filter((one) => one.refused === undefined);
  const refused = filled.filter((one) => one.refused !== undefined);
  const forms = [...new Set(taken.map((one) => one.form))];
  return [
    ...forms.map((form) => {
      const people = taken.filter((one) => one.form === form).map((one) => one.person);
      return `${form}: ${people.join(', ')}`;
    }),
    ...refused.map((one) => `${one.form}, ${one.person}: ${one.refused}`),
  ];
}
