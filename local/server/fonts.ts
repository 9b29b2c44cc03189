import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILES = 'node_modules/@fontsource/arimo/files';

/**
 * Gives styles with a font for Arial on every machine: Arial itself or Arimo, whose letters have the same widths. Pages
 * are laid out for the widths of Arial, which Google Sheets shows everywhere; another font would cut texts.
 */
export function fontStyles(): string {
  return [
    face(400, 'normal', ''),
    face(400, 'italic', ' Italic'),
    face(700, 'normal', ' Bold'),
    face(700, 'italic', ' Bold Italic'),
  ].join('\n');
}

/** Writes one font face. `suffix` follows the family in the full name of installed fonts. */
function face(weight: number, style: string, suffix: string): string {
  const arimo = readFileSync(resolve(FILES, `arimo-latin-${weight}-${style}.woff2`)).toString('base64');
  const known = ['Arial', 'Liberation Sans'].map((family) => `local('${family}${suffix}')`);
  const sources = [...known, `url(data:font/woff2;base64,${arimo}) format('woff2')`].join(', ');
  return `@font-face { font-family: Arial; font-weight: ${weight}; font-style: ${style}; src: ${sources}; }`;
}
