import * as z from 'zod/mini';
import { plural } from '../../../rules/base/words.ts';
import { count } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';

/**
 * Event: responses were restored from the forms (H22). `orders` and `trades` are the new tabs that replace deleted ones;
 * `filled` counts rows added to tabs that were still there.
 */
export const RESTORE_RESPONSES = defineEvent({
  schema: z.strictObject({
    orders: z.exactOptional(count()),
    trades: z.exactOptional(count()),
    filled: z.exactOptional(count()),
  }),
  row: (row, { orders = row.formTab, trades = row.tradesTab }) => ({
    ...row,
    formTab: orders,
    tradesTab: trades,
  }),
  changesPublicPage: false,
  words: {
    everyone: ({ orders, trades, filled = 0 }) =>
      [
        ...((orders ?? trades) === undefined
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
