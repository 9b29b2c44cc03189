import type { Matches } from './season.ts';

/** A form of a match that goes on, the tab of its responses, and what it is in words. */
export interface LiveForm {
  readonly form: string;
  readonly tab: number;
  readonly what: string;
}

/** The forms into which players of a season send now. */
export function liveForms({ matches }: Matches): readonly LiveForm[] {
  return matches
    .filter(({ over }) => !over)
    .flatMap(({ title, form, formTab, trades, tradesTab }) => [
      { form, tab: formTab, what: `The order form of ${title}` },
      { form: trades, tab: tradesTab, what: `The trade form of ${title}` },
    ]);
}
