/** TypeScript goes through esbuild; nothing else is needed. */
export const config = {
  testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'],
  transform: { '\\.(ts|tsx|js|mjs)$': '<rootDir>/tools/jest/esbuild.mjs' },
  // canonicalize has only an “import” entry, which jest’s resolver does not take.
  moduleNameMapper: { '^canonicalize$': '<rootDir>/node_modules/canonicalize/lib/canonicalize.js' },
  transformIgnorePatterns: ['/node_modules/(?!(canonicalize|@noble/hashes|zod|preact)/)'],
  maxWorkers: 2,
  testEnvironment: '<rootDir>/tools/jest/environment.mjs',
};
// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default config;
