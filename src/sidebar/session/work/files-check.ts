import { useEffect } from 'preact/hooks';
import type { PanelState } from '../../../sheets/panel-api/panel.ts';
import { useSession } from '../session.ts';

/** Checks once a day, when the panel is opened, whether players can find their files, in the background. */
export function useFilesCheck({ filesDue }: PanelState): void {
  const { server, refresh } = useSession();
  useEffect(() => {
    if (!filesDue) return;
    void server.call('checkFiles').then((answer) => {
      // The state has it among the warnings.
      if (answer.ok && answer.value.length > 0) void refresh();
    });
  }, [filesDue, server]);
}
