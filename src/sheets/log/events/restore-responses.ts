import * as z from 'zod/mini';
import { plural } from '../../../rules/base/words.ts';
import { count } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';

/** Responses are restored from the forms: tabs that were deleted are replaced by new ones, and `filled` rows are added to other tabs (H22). */
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
