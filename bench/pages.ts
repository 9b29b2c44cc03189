import { GAMES } from '../src/rules/registry.ts';
import { wordsOfGame } from '../test/sheets/page-words.ts';

/** Prints how many words each game's pages and forms have in round 3. */
export function benchPages(isJson: boolean): void {
  const words = Object.fromEntries(GAMES.map((game) => [game.id, wordsOfGame(game)]));
  if (isJson) console.log(JSON.stringify(words, undefined, 2));
  else console.table(words);
}
