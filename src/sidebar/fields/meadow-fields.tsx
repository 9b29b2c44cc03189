import { listed } from '../../rules/base/words.ts';
import type { GameChoice } from '../../sheets/panel-api/panel.ts';
import { asksMeadows, type MatchDraft, type RosterPlayer } from '../logic/match-draft.ts';
import {
  beginsWords,
  isSuggested,
  type MeadowDraft,
  meadowOf,
  needsMeadows,
  offeredMeadows,
} from '../logic/meadow-draft.ts';
import { ButtonRow } from '../parts/button.tsx';
import { asChoices, Select } from '../parts/inputs.tsx';
import { Lines } from '../parts/lines.tsx';

interface Props {
  readonly game: GameChoice;
  readonly draft: MatchDraft;
  /** The players of the match, in seat order. */
  readonly seated: readonly RosterPlayer[];
  /** Receives the meadows that the host changed. The keys are player keys. */
  onChoose(meadows: MeadowDraft): void;
}

/**
 * Lets the host choose each player's meadow. The fields are folded if the game needs no meadows, and absent if the game
 * never uses meadows.
 */
export function MeadowFields(props: Props) {
  const { game, draft, seated, onChoose } = props;
  if (seated.length === 0 || !asksMeadows(game)) return null;
  if (needsMeadows(game))
    return (
      <fieldset>
        <legend>Meadows</legend>
        <p class="help">
          {meadowWords(game)}
          {Object.keys(draft.meadows).length === 0 &&
            isSuggested(game, seated) &&
            ' The list shows the meadows of the last match. Check these meadows.'}
        </p>
        <Choices {...props} />
      </fieldset>
    );
  const used = [
    ...new Set(seated.map((player) => meadowOf(draft.meadows, game, seated, player)).filter(Boolean)),
  ];
  const earlier = Object.fromEntries(seated.map(({ key, meadow }) => [key, meadow]));
  return (
    <>
      <details>
        <summary>
          Meadows <span class="soft">({listed(used) || 'none'})</span>
        </summary>
        <div class="inside">
          <p class="help">
            A meadow is a group of players. Meadows matter in this match only if the rules or your options
            mention them.
          </p>
          {seated.some(({ meadow }) => meadow !== '') && (
            <ButtonRow isFree onPress={() => onChoose(earlier)}>
              Use the meadows of the last match
            </ButtonRow>
          )}
          <Choices {...props} />
        </div>
      </details>
      <Lines lines={beginsWords(draft.meadows, game, seated)} />
    </>
  );
}

/** Explains what a meadow is in a game that needs meadows. */
function meadowWords({ meadows: { names, count } }: GameChoice): string {
  return names.length > 0
    ? 'A meadow is a group of players who belong together in this game.'
    : `A meadow is a group of players. The ${count} meadows are the teams of this game. You choose their names.`;
}

function Choices({ game, draft, seated, onChoose }: Props) {
  const none = needsMeadows(game) ? [] : [['', 'none'] as const];
  const choices = [...none, ...asChoices(offeredMeadows(game, seated))];
  return (
    <ul class="slots">
      {seated.map((player) => (
        <li key={player.key}>
          <label>
            <span class="who">{player.name}</span>
            <Select
              value={meadowOf(draft.meadows, game, seated, player)}
              choices={choices}
              onChange={(meadow) => onChoose({ [player.key]: meadow })}
            />
          </label>
        </li>
      ))}
    </ul>
  );
}
