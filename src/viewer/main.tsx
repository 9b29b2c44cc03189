import { options, render } from 'preact';
import { replay } from '../rules/play/replay.ts';
import { RECORD_GAMES } from '../rules/registry.ts';
import { App } from './app.tsx';

declare global {
  /** The rules engine of this page, for use in the browser's console. */
  var roundkeeper: {
    /** Replays a record (docs/record.md). A fault throws an error at its path. */
    replay(record: unknown): unknown;
  };
}

// The page is drawn at once, because a browser that is about to print does not wait.
options.debounceRendering = (draw) => draw();

globalThis.roundkeeper = { replay: (record) => replay(RECORD_GAMES, record) };

const root = document.getElementById('viewer');
const enclosed = document.getElementById('match')?.textContent?.trim() ?? '';
if (root) render(<App enclosed={enclosed} />, root);
