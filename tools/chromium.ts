import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Possible paths of Chromium. The headless shell comes first, because it has no windows or extensions and needs half the time. */
const PLACES = [
  process.env.CHROMIUM,
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'].map((name) => `/usr/bin/${name}`),
];

/** Path of Chromium on this machine; undefined if Chromium is not installed. */
export const CHROMIUM = PLACES.find((path) => path !== undefined && path !== '' && existsSync(path));

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts headless Chromium. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM ?? '', args: ARGUMENTS });
}
