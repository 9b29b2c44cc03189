import { PALETTE } from '../../draw.ts';
import { own } from '../../kit.ts';
import { signsOf } from './vocabulary.ts';

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

/** Look of a player’s colour, with its letter. */
export type Paint = ReturnType<typeof paintsOf>[number];
export type Player = Paint & { readonly name: string };

/** Gives the look of each seat's colour, in seat order. All looks differ. */
export function paintsOf(colours: readonly string[]) {
  const signs = signsOf(colours);
  const fills: string[] = [];
  const claim = (fillOf: (colour: string) => string | undefined) => {
    colours.forEach((colour, seat) => {
      const fill = fillOf(colour);
      if (fill !== undefined && !fills.includes(fill)) fills[seat] ??= fill;
    });
  };
  // Exact names first: “blue” is drawn blue, even if “sky blue” has an earlier seat.
  claim((colour) => known(colour.trim().toLowerCase()));
  claim((colour) => {
    const words = colour.toLowerCase().split(/[^a-z]+/);
    return words.map(known).filter(Boolean).pop();
  });
  claim(() => SPARE.map(known).find((fill) => fill !== undefined && !fills.includes(fill)));
  return colours.map((colour, seat) => {
    const fill = fills[seat]!;
    return { colour, sign: signs[seat]!, fill, ink: inkOn(fill) };
  });
}

function known(name: string): string | undefined {
  return own(FILLS, name);
}

function inkOn(fill: string): string {
  const light = (at: number) => Number.parseInt(fill.slice(at, at + 2), 16);
  return light(1) * 0.3 + light(3) * 0.59 + light(5) * 0.11 < 125 ? '#ffffff' : PALETTE.ink;
}
