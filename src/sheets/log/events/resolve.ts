import * as z from 'zod/mini';
import { own } from '../../../rules/base/json.ts';
import { unusable } from '../../../rules/base/unusable.ts';
import { listed } from '../../../rules/base/words.ts';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { resolve } from '../playback/play.ts';
import { inMatch, withKey } from '../season-facts.ts';
import { type RoundData, round } from '../shapes.ts';

/** Checks that the payments in `paid` add up to each player's credits. Throws an Unusable error if a sum differs. */
function withSources<R extends RoundData>(input: R): R {
  const { credits, paid = [] } = input;
  for (const name of new Set([...Object.keys(credits), ...paid.flatMap(({ to }) => Object.keys(to))])) {
    for (const of of ['garnets', 'bellflowers'] as const) {
      const sum = paid.reduce((all, { to }) => all + (own(to, name)?.[of] ?? 0), 0);
      const credit = own(credits, name)?.[of] ?? 0;
      if (sum !== credit)
        unusable('paid', `entries paid ${sum} ${of} to ${name}, but the credit is ${credit}`);
    }
  }
  return input;
}

/** Event: a round was resolved. `position` is the hash of the resulting position. */
export const RESOLVE = defineEvent({
  schema: z.strictObject({ ...round, position: text() }),
  match: (playback, data, at) => resolve(playback, withSources(data), at),
  playsRounds: true,
  receiptFrom: (_, { match }) => match.position.round,
  row: (row, { next = row.deadline }) => ({ ...row, deadline: next }),
  season: (facts, { deadline }, { match, number, time }) =>
    inMatch(facts, match, (known) => ({
      ...known,
      deadlines: withKey(known.deadlines, number, deadline),
      playedAt: time,
      resolvedBy: number,
      isUndone: false,
    })),
  changesPublicPage: true,
  words: {
    whole({ uncounted = {} }, { at, shownAs }) {
      const late = Object.entries(uncounted).filter(([, { newest }]) =>
        newest.some(({ fate }) => fate === 'late'),
      );
      if (late.length === 0) return '';
      return `Late orders that did not count in round ${at.round}: ${listed(late.map(([name]) => shownAs(name)))}.`;
    },
  },
});
