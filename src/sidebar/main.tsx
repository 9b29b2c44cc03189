import { render } from 'preact';
import { Panel } from './panel.tsx';
import { makeServer, type Runner } from './session/server.ts';

declare const google: { readonly script: { readonly run: Runner } } | undefined;

const root = document.getElementById('panel');
const server = makeServer(() => (typeof google === 'undefined' ? undefined : google.script.run));
if (root) render(<Panel server={server} />, root);
