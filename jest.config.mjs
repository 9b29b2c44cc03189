/** TypeScript goes through esbuild. */
// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default {
  testEnvironment: 'node',
  // Else jest takes apart what a file has put into globals, such as the pages of happy-dom.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  transform: { '\\.(ts|tsx|js|mjs)$': '<rootDir>/tools/esbuild-jest.mjs' },
  // canonicalize has only an “import” entry, which jest’s resolver does not take.
  moduleNameMapper: { '^canonicalize$': '<rootDir>/node_modules/canonicalize/lib/canonicalize.js' },
  transformIgnorePatterns: [
    '/node_modules/(?!(canonicalize|@ironcalc/wasm|@noble/hashes|zod|preact|happy-dom|entities)/)',
  ],
  maxWorkers: 2,
  // A process that has run hundreds of files keeps their memory; a new one takes its place.
  workerIdleMemoryLimit: '1GB',
  // Many tests let a port fail on purpose, and what the add-on logs of it is long: `npx jest FILE --silent=false` shows it.
  silent: true,
};
