// The two html documents: the page, and the sidebar that it shows in a frame.
import type { Host } from '../host/host.ts';
import type { WebAssets } from './web-assets.ts';

export const pageHtml = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roundkeeper – local host</title>
<link rel="stylesheet" href="/app.css">
<link rel="icon" href="data:,">
</head>
<body><div id="app"></div><script src="/app.js"></script></body>
</html>
`;

/** Gives the HTML of the sidebar. Inserts fonts, and google.script.run before the sidebar's own scripts. */
export function sidebarHtml(host: Host, { bridge, fonts }: WebAssets): string {
  const setup = JSON.stringify({ offset: host.world.offset, functions: host.entryPoints() });
  const inserted = `<base target="_blank"><script>window.__local=${setup.replaceAll('<', '\\u003c')};${bridge.replaceAll('</script', '<\\/script')}</script><style>${fonts}</style>`;
  const head = /<head[^>]*>/i.exec(host.sidebar);
  if (!head) return inserted + host.sidebar;
  const at = head.index + head[0].length;
  return host.sidebar.slice(0, at) + inserted + host.sidebar.slice(at);
}
