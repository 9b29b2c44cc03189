import { render } from 'preact';
import { Panel } from './panel.tsx';
import { makeServer, type Runner } from './session/server.ts';

declare const google: { readonly script: { readonly run: Runner } } | undefined;

/**
 * Ignores the second click of a double click, except in inputs. After the first click, another button may be under the
 * pointer, and the second click would press that button.
 */
function ignoreSecondClick(event: MouseEvent): void {
  const isField = event.target instanceof Element && event.target.closest('input, textarea, select, label');
  if (event.detail < 2 || isField) return;
  event.preventDefault();
  event.stopPropagation();
}

const root = document.getElementById('panel');
const server = makeServer(() => (typeof google === 'undefined' ? undefined : google.script.run));
for (const what of ['mousedown', 'click'] as const) document.addEventListener(what, ignoreSecondClick, true);
if (root) render(<Panel server={server} />, root);
