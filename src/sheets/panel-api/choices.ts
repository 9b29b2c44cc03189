import { COMMON_OPTIONS, type OptionSet } from '../../rules/declare/option.ts';
import { GAMES } from '../../rules/registry.ts';
import type { GameChoice } from './panel.ts';

/** The games that a host can choose, with their options. */
export function gameChoices(games = GAMES): readonly GameChoice[] {
  return games.map(({ id, title, pitch, seating, options, dealKeys }) => ({
    id,
    title,
    pitch,
    seating: seating.words,
    deal: Object.entries(dealKeys as Record<string, string>).map(([key, help]) => ({ key, help })),
    options: Object.entries<OptionSet[string]>({ ...(options as OptionSet), ...COMMON_OPTIONS }).map(
      ([name, option]) => {
        const input = option.input;
        return {
          name,
          label: option.label,
          help: option.help,
          ruling: option.ruling,
          kind: input.kind,
          choices: input.kind === 'choice' ? input.choices : [],
          min: input.kind === 'whole' ? input.min : 0,
          fallback: input.kind === 'text' ? input.toText(option.fallback) : option.fallback,
        };
      },
    ),
  }));
}
