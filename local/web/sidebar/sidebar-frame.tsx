// The add-on's sidebar in a sandboxed frame of 300 pixels; google.script.run works by messages.
import { useEffect, useRef } from 'preact/hooks';
import type { CallResult } from '../../host/script-runner.ts';
import { failureText } from '../server-api.ts';

export interface SidebarFrameProps {
  title: string;
  offset: number;
  call(functionName: string, args: unknown[]): Promise<CallResult>;
  onClose(): void;
  /** Called when a link to one of Google's addresses is clicked. */
  onOpen(href: string): void;
}

interface Message {
  kind: 'call' | 'close' | 'focus' | 'open';
  id: number;
  functionName: string;
  args: unknown[];
  href: string;
}

export function SidebarFrame({ title, offset, call, onClose, onOpen }: SidebarFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const send = (message: object) => frame.current?.contentWindow?.postMessage(message, '*');

  const answerCall = async ({ id, functionName, args }: Message) => {
    try {
      const { value, error } = await call(functionName, args);
      send(error ? { kind: 'answer', id, error: failureText(error) } : { kind: 'answer', id, value });
    } catch {
      send({ kind: 'answer', id, error: 'NetworkError: Connection failure due to HTTP 0' });
    }
  };
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = event.data as Message;
      if (message.kind === 'close') onClose();
      if (message.kind === 'open') onOpen(message.href);
      if (message.kind === 'call') void answerCall(message);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [call]);
  useEffect(() => send({ kind: 'clock', offset }), [offset]);

  return (
    <aside class="sidebar" aria-label="Sidebar of the add-on">
      <div class="sidebar-title">
        <h2>{title}</h2>
        <button type="button" class="quiet" aria-label="Close the sidebar" onClick={onClose}>
          ✕
        </button>
      </div>
      <iframe
        ref={frame}
        title={title}
        src="/sidebar"
        sandbox="allow-scripts allow-forms allow-modals allow-popups allow-downloads"
      />
    </aside>
  );
}
