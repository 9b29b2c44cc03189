import * as z from 'zod/mini';
import { count } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';

/** Tabs of responses that were deleted are replaced by new ones (H22). */
export const RESTORE_RESPONSES = defineEvent({
  schema: z.strictObject({ orders: z.exactOptional(count()), trades: z.exactOptional(count()) }),
  row: (row, { orders = row.formTab, trades = row.tradesTab }) => ({
    ...row,
    formTab: orders,
    tradesTab: trades,
  }),
  changesPublicPage: false,
  words: { everyone: () => 'A deleted tab of responses was restored from its form.' },
});
