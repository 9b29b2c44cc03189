import { PLAYED, wordsOfGame } from '../test/sheets/page-words.ts';

/** Prints how many words the pages and forms have in round 3, for each game and each ready-made game of a host. */
export function benchPages(isJson: boolean): void {
  const words = Object.fromEntries(PLAYED.map((played) => [played.title, wordsOfGame(played)]));
  if (isJson) console.log(JSON.stringify(words, undefined, 2));
  else console.table(words);
}
