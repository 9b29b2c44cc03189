import { listed } from '../../rules/base/words.ts';
import type { MatchState, Substitution } from '../../sheets/panel-api/panel.ts';

type Player = { readonly name: string; readonly email: string };
type Playing = Pick<MatchState, 'title' | 'round' | 'over'>;

/**
 * What a substitution changed, for the host who pressed: who has the place of `old` now and from which round on, or the new name and address.
 * `now` is the player afterwards; `matches` are those with the place.
 */
export function substitutedWords(
  person: Substitution['person'],
  old: Player,
  now: Player,
  matches: readonly Playing[],
): string {
  if (person === 'same')
    return [
      now.name === old.name ? '' : `${old.name} is called ${now.name} now.`,
      now.email === old.email ? '' : `The address of ${now.name} was changed.`,
    ]
      .filter(Boolean)
      .join(' ');
  const rounds = matches
    .filter(({ over }) => !over)
    .map(({ title, round }) => `in ${title} from round ${round + 1} on`);
  if (rounds.length === 0) return `${now.name} has the place of ${old.name} now.`;
  return `${now.name} plays for ${old.name} ${listed(rounds)}.`;
}
