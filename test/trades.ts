import type { Answers } from '../src/rules/order/question.ts';
import { GAMES } from '../src/rules/registry.ts';
import { tradedThings } from '../src/sheets/responses/trades/traded-things.ts';

type Side = 'gives' | 'takes';

const THINGS = GAMES.flatMap(({ goods }) => tradedThings(goods));

/**
 * The answers to the trade form for one side of an offer that a test writes in words, such as “2 garnets,
 * coil 3”, by the ids of the questions. An unknown thing stays in the list unchanged.
 */
export function sideAnswers(side: Side, words: string): Answers {
  const parts = words.split(', ').filter((part) => part !== '');
  return Object.fromEntries(
    parts.flatMap((part, i) => {
      const [, many = '', name = part] = /^(\d+) (?:× )?(.+)$/.exec(part) ?? [];
      const { choice = part } = THINGS.find((thing) => [thing.words, thing.one].includes(name)) ?? {};
      const line = i === 0 ? '' : i + 1;
      return [
        [`${side}${line}`, choice],
        ...(choice !== part && many !== '' ? [[`${side}Many${line}`, many]] : []),
      ];
    }),
  );
}

const TITLES = { gives: ['I give', 'I also give'], takes: ['I get', 'I also get'] } as const;

/** The same for both sides, by the titles of the questions. */
export function offerAnswers(gives: string, takes: string): Readonly<Record<string, string>> {
  const answers = { ...sideAnswers('gives', gives), ...sideAnswers('takes', takes) };
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      const [, side, many, line] = /^(gives|takes)(Many)?(\d*)$/.exec(id) ?? [];
      const [first, further] = TITLES[side as Side];
      const title = line === '' ? first : `${further} (${line})`;
      return [many ? `${title}: how many? (empty means one)` : title, answer];
    }),
  );
}
