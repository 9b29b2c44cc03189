import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILES = 'node_modules/@fontsource/arimo/files';

/**
 * Gives styles that define a font for Arial on every machine. The font is Arial itself or Arimo, whose letters have the
 * same widths. Google Sheets shows Arial everywhere, so a font with other widths would cut texts.
 */
export function fontStyles(): string {
  return [
    face(400, 'normal', ''),
    face(400, 'italic', ' Italic'),
    face(700, 'normal', ' Bold'),
    face(700, 'italic', ' Bold Italic'),
  ].join('\n');
}

/** Writes the CSS for one font face. `suffix` is the part of an installed font's full name after the family. */
function face(weight: number, style: string, suffix: string): string {
  const arimo = readFileSync(resolve(FILES, `arimo-latin-${weight}-${style}.woff2`)).toString('base64');
  const known = ['Arial', 'Liberation Sans'].map((family) => `local('${family}${suffix}')`);
  const sources = [...known, `url(data:font/woff2;base64,${arimo}) format('woff2')`].join(', ');
  return `@font-face { font-family: Arial; font-weight: ${weight}; font-style: ${style}; src: ${sources}; }`;
}
