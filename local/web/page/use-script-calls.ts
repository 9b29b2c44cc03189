// Calls of the script that the page makes, and their effects: menus, the sidebar, messages, a log.
import { useCallback, useState } from 'preact/hooks';
import type { CallResult } from '../../host/script-runner.ts';
import { callScript } from '../server-api.ts';
import type { LoggedCall } from './call-log.tsx';

const LOG_LENGTH = 50;

export interface ScriptCalls {
  call(functionName: string, args?: unknown[]): Promise<CallResult>;
  menus: CallResult['ui']['menus'];
  /** Title of the open sidebar; undefined if the sidebar is closed. */
  sidebar: string | undefined;
  setSidebar(title: string | undefined): void;
  /** The latest calls, newest first. */
  log: readonly LoggedCall[];
}

export function useScriptCalls(onAlerts: (lines: readonly string[]) => void): ScriptCalls {
  const [menus, setMenus] = useState<CallResult['ui']['menus']>([]);
  const [sidebar, setSidebar] = useState<string | undefined>('Roundkeeper');
  const [log, setLog] = useState<LoggedCall[]>([]);
  const call = useCallback(async (functionName: string, args: unknown[] = []): Promise<CallResult> => {
    const result = await callScript(functionName, args);
    const { ui } = result;
    setLog((before) => [{ functionName, result }, ...before].slice(0, LOG_LENGTH));
    if (ui.sidebar) setSidebar(ui.sidebar.title || 'Sidebar');
    if (ui.menus.length > 0) setMenus(ui.menus);
    if (ui.alerts.length > 0) onAlerts(ui.alerts);
    return result;
  }, []);
  return { call, menus, sidebar, setSidebar, log };
}
