import * as z from 'zod/mini';
import { plural } from '../../../rules/base/words.ts';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { inMatch } from '../season-facts.ts';

/**
 * Event: responses were restored from the forms (H22). `orders` and `trades` are the sheet ids of new tabs that replace
 * deleted tabs. `filled` is the number of rows that were added to existing tabs. `forms` are new forms that replace the
 * forms of a former host (H23).
 */
export const RESTORE_RESPONSES = defineEvent({
  schema: z.strictObject({
    orders: z.exactOptional(count()),
    trades: z.exactOptional(count()),
    filled: z.exactOptional(count()),
    forms: z.exactOptional(
      z.strictObject({ form: text(), formUrl: text(), trades: text(), tradesUrl: text() }),
    ),
  }),
  row: (row, { orders = row.formTab, trades = row.tradesTab, forms }) => ({
    ...row,
    ...forms,
    formTab: orders,
    tradesTab: trades,
  }),
  season: (facts, { forms }, { match, who }) => (forms ? inMatch(facts, match, { formsBy: who }) : facts),
  changesPublicPage: false,
  words: {
    everyone: ({ orders, trades, forms, filled = 0 }) =>
      [
        ...(forms ? ['The match has new forms, with all responses so far. The old forms are closed.'] : []),
        ...(forms || (orders ?? trades) === undefined
          ? []
          : ['A deleted tab of responses was restored from its form.']),
        ...(filled > 0
          ? [
              `${plural(filled, 'response')} that a tab lacked ${filled === 1 ? 'was' : 'were'} restored from the form.`,
            ]
          : []),
      ].join(' '),
  },
});
