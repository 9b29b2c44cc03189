import { own } from '../base/json.ts';
import { PALETTE } from './grid.ts';

/** Fills of the colours that are known by their names. */
const FILLS: Readonly<Record<string, string>> = {
  red: '#ee8585',
  blue: '#86b4f4',
  yellow: '#f8dc6b',
  green: '#8bd096',
  orange: '#f6ab63',
  purple: '#b79cf0',
  violet: '#a58cf0',
  pink: '#f7abd2',
  teal: '#63c7bf',
  turquoise: '#74dccf',
  cyan: '#86dcec',
  white: '#ffffff',
  black: '#2c2f36',
  brown: '#bb8f6a',
  gray: '#b6bcc4',
  grey: '#b6bcc4',
  gold: '#e6bf50',
  silver: '#cfd5dc',
  lime: '#c3e266',
  navy: '#4158a6',
  magenta: '#e267c4',
  indigo: '#7173d8',
  maroon: '#9e414c',
  olive: '#aeab52',
  lavender: '#cfc4f6',
  coral: '#f99579',
  crimson: '#dc4c67',
  mint: '#adeccc',
  peach: '#fcd2ac',
};
/** Spare paints for colours whose name is unknown, and for two colours that would look the same. */
const SPARE = ['silver', 'peach', 'mint', 'lime', 'cyan', 'gold', 'pink', 'lavender'] as const;

/** Gives a look for each colour’s name. All looks differ, also for names that no colour has. */
export function paintsOf(names: readonly string[]) {
  const fills: string[] = [];
  const claim = (fillOf: (name: string) => string | undefined) => {
    names.forEach((name, i) => {
      const fill = fillOf(name.toLowerCase());
      if (fill !== undefined && !fills.includes(fill)) fills[i] ??= fill;
    });
  };
  // Exact names first: “blue” is drawn blue, even if “sky blue” comes earlier.
  claim((name) => own(FILLS, name.trim()));
  claim((name) => {
    const words = name.split(/[^a-z]+/);
    return words.flatMap((word) => own(FILLS, word) ?? []).pop();
  });
  claim(() => SPARE.map((name) => FILLS[name]).find((fill) => fill !== undefined && !fills.includes(fill)));
  return names.map((_, i) => ({ fill: fills[i] as string, ink: inkOn(fills[i] as string) }));
}

function inkOn(fill: string): string {
  const light = (at: number) => Number.parseInt(fill.slice(at, at + 2), 16);
  return light(1) * 0.3 + light(3) * 0.59 + light(5) * 0.11 < 125 ? '#ffffff' : PALETTE.ink;
}

/** Mixes a colour with white, for a pale fill behind dark text. */
export function pale(fill: string): string {
  const parts = [1, 3, 5].map((at) => 255 - (255 - Number.parseInt(fill.slice(at, at + 2), 16)) * 0.3);
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
