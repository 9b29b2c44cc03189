import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILES = 'node_modules/@fontsource/arimo/files';

/**
 * Styles that give every machine an Arial: its own, or Arimo, whose letters are exactly as wide. Pages are laid out by these
 * widths, since Google Sheets shows Arial everywhere; in another font their texts would be cut.
 */
export function fontStyles(): string {
  return [
    face(400, 'normal', ''),
    face(400, 'italic', ' Italic'),
    face(700, 'normal', ' Bold'),
    face(700, 'italic', ' Bold Italic'),
  ].join('\n');
}

/** One face; `suffix` follows the family in its full name, as installed fonts are named. */
function face(weight: number, style: string, suffix: string): string {
  const arimo = readFileSync(resolve(FILES, `arimo-latin-${weight}-${style}.woff2`)).toString('base64');
  const known = ['Arial', 'Liberation Sans'].map((family) => `local('${family}${suffix}')`);
  const sources = [...known, `url(data:font/woff2;base64,${arimo}) format('woff2')`].join(', ');
  return `@font-face { font-family: Arial; font-weight: ${weight}; font-style: ${style}; src: ${sources}; }`;
}
