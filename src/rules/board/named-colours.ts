import { own } from '../base/json.ts';

/** Colours of a team or a meadow: for its name on a board, and pale paper for dark text. */
const COLOURS = {
  red: { fill: '#b3261e', ink: '#ffffff', paper: '#fbe0de' },
  green: { fill: '#1f6b35', ink: '#ffffff', paper: '#dcf0e0' },
  blue: { fill: '#1d4f9c', ink: '#ffffff', paper: '#dde8fa' },
  yellow: { fill: '#e5b91c', ink: '#20242c', paper: '#fcf3cf' },
  black: { fill: '#2c2f36', ink: '#ffffff', paper: '#dfe1e5' },
  white: { fill: '#ffffff', ink: '#20242c', paper: '#ffffff' },
  orange: { fill: '#c65d07', ink: '#ffffff', paper: '#fde6d2' },
  purple: { fill: '#6a3ea1', ink: '#ffffff', paper: '#ebe0f7' },
  pink: { fill: '#b8397c', ink: '#ffffff', paper: '#fadfec' },
};

/** The colours of a team or a meadow that is called like a colour: “Red” or “red”; undefined for another name. */
export function coloursNamed(name: string) {
  return own<typeof COLOURS.red>(COLOURS, name.toLowerCase());
}
