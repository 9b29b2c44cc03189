import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../../src/rules/game.ts';
import { GAMES } from '../../src/rules/registry.ts';
import { type Cast, FACTS, GIFT } from '../rules/law/facts.ts';
import { randomMeadows } from '../rules/law/seats.ts';
import { makeRecord } from './record.ts';
import { storyOf } from './story.ts';

/* One whole match per game, written for people to read, in test/golden. The records are kept, so that a change of the simulated players does not change a story. UPDATE_GOLDEN=1 writes the stories again, UPDATE_GOLDEN=records the records too: read the difference before you commit it. */
const UPDATE = process.env.UPDATE_GOLDEN;
const FOLDER = join(__dirname, '..', 'golden');
test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s tells its golden match as before; UPDATE_GOLDEN=1 writes it again',
  (id, game) => {
    const recordFile = join(FOLDER, `${id}.json`);
    const storyFile = join(FOLDER, `${id}.txt`);
    if (UPDATE === 'records' || !existsSync(recordFile))
      writeFileSync(recordFile, `${printRecord(makeRecord(game, FACTS[id]?.cast ?? anyCast(game)))}\n`);
    const story = storyOf(game, JSON.parse(readFileSync(recordFile, 'utf8')));
    if (UPDATE || !existsSync(storyFile)) writeFileSync(storyFile, story);
    // Compared line by line, so that the difference shows its line.
    expect(story.split('\n')).toEqual(readFileSync(storyFile, 'utf8').split('\n'));
  },
);

test.each(GAMES.map((game) => [game.id, game] as const))(
  'H3 %s parts names with commas by semicolons, in what it tells and where its pages list them',
  (id, game) => {
    const text = readFileSync(join(FOLDER, `${id}.json`), 'utf8');
    const record = JSON.parse(text.replace(/"(Ann|Bob|Cat|Dan|Eve|Fay|Gus|Hal|Ida|Jon)"/g, '"$1, Jr"'));
    const story = storyOf(game, record);
    const told = story
      .split('\n\n')
      .filter((part) => /^(What happened|What their pages say)/.test(part))
      .flatMap((part) => {
        const [title = '', ...lines] = part.split('\n');
        return lines.map((line) => `${makerOf(title, line)}: ${line.trim()}`);
      });
    expect(told).not.toEqual([]);
    // Use `joined` or `listed` in the function that is named.
    expect(told.filter((line) => /, [A-Z][a-z]{2}, Jr/.test(line))).toEqual([]);
  },
);

/** Seats for a game whose facts name no cast: as few as it takes. */
function anyCast({ seating }: AnyGame): Cast {
  return { meadows: randomMeadows(seating.rule, () => 0), random: 1, trades: GIFT };
}

/** The functions of a game that made a line of its story, for the message of a failure. */
function makerOf(title: string, line: string): string {
  if (title.startsWith('What happened')) return '`tell` in `resolve` or `outcome`';
  return /\bRound \d+: /.test(line)
    ? '`recap`, or `publicPoints` without it'
    : '`standing`, or `publicPoints` without it';
}

/** A record with one line for each player and each round. */
function printRecord(record: object): string {
  const entries = Object.entries(record).map(([key, value]) => {
    if (!Array.isArray(value)) return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const items = value.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
    return `  ${JSON.stringify(key)}: [\n${items}\n  ]`;
  });
  return `{\n${entries.join(',\n')}\n}`;
}
