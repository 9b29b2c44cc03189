import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The first needs half the time of the others: it has no windows and no extensions. */
const PLACES = [
  process.env.CHROMIUM,
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'].map((name) => `/usr/bin/${name}`),
];

/** Where Chromium is on this machine, if it is. */
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
