import { makeGame, Refusal, readArguments } from './new-game/make-game.ts';

try {
  const request = readArguments(process.argv.slice(2));
  for (const file of makeGame(request)) process.stdout.write(`${file}\n`);
  process.stdout.write(`
For now its rules are those of “${request.template.title}”. It can be played: npm start
Change it file by file, as docs/new-game.md says, and test it: npm run test-game -- ${request.id}
`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`new-game: ${error.message}\n`);
  process.exitCode = 2;
}
