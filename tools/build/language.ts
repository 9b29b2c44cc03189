/** The language that Apps Script accepts: ES2019, and of later versions `?.` and `??`, which Google’s own scripts use (docs/google.md, G2). */
export const LANGUAGE = {
  target: 'es2019',
  supported: { 'optional-chain': true, 'nullish-coalescing': true },
} as const;
