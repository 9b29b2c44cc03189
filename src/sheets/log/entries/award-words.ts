import type { EventData } from './events.ts';

type AwardKind = NonNullable<EventData<'award'>['kind']>;

const WORDS: Readonly<Record<AwardKind, string>> = { minigame: 'Minigame', 'death match': 'Death Match' };

/** What an award was for and why, for the ledger and its player. */
export function awardWhy({ kind, why }: Pick<EventData<'award'>, 'kind' | 'why'>): string {
  return kind === undefined ? why : `${WORDS[kind]}: ${why}`;
}
