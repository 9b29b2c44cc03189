import * as z from 'zod/mini';
import { matching, TEXT, textList } from '../request-shapes.ts';

// Schemas of calls' arguments. The schemas of an action's request are beside the action.

export const FLAG = z.boolean();
/** Schema of a list with one or more response ids. */
export const RESPONSES = textList().check(z.refine((ids) => ids.length > 0));
/** Schema of the changes by hand that the panel showed to the host. */
export const SHOWN = z.readonly(z.array(TEXT).check(z.minLength(1), z.maxLength(20_000)));
/** Schema of the id of a button press: 128 random bits in hexadecimal. */
export const REQUEST = matching(/^[0-9a-f]{32}$/);
export const IDENTITY = z.literal(['email', 'code']);
