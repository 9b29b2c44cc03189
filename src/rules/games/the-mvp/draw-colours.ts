import { own } from '../../kit.ts';

/** Colours of the teams. `fill` and `ink` are for a team's name. `paper` is a pale colour behind dark text. */
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

/** Gives a team’s colours. If the team has the name of a colour, it gets this colour. */
export function coloursOf(teams: readonly string[], team = '') {
  const other = teams[0] === team ? COLOURS.blue : COLOURS.orange;
  return own<typeof other>(COLOURS, team.toLowerCase()) ?? other;
}

export const SUIT_STYLES = {
  apple: { fill: '#fde3e1', ink: '#9b1c1c' },
  lemon: { fill: '#fdf3c4', ink: '#665000' },
  pear: { fill: '#e3f1cc', ink: '#3d590e' },
  grape: { fill: '#ebe0f8', ink: '#53298a' },
} as const;
