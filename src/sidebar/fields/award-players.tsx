import type { SeasonState } from '../../sheets/panel-api/panel.ts';
import { playerKey } from '../logic/drafts/match-draft.ts';

interface Props {
  readonly players: SeasonState['players'];
  /** The keys of the chosen players. */
  readonly chosen: readonly string[];
  onChoose(keys: readonly string[]): void;
}

/** The choice of the players who get an award, each with the purse. */
export function AwardPlayers({ players, chosen, onChoose }: Props) {
  const keys = players.map(playerKey);
  const all = players.filter(({ out }) => out === '').map(playerKey);
  const isAll = all.length > 0 && all.every((key) => chosen.includes(key));
  const toggle = (key: string) =>
    onChoose(keys.filter((one) => (one === key ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset>
      <legend>Players</legend>
      <p class="help">
        Each ticked player gets the same. At the right: garnets / bellflowers / Tokens of Life now.
      </p>
      <label class="choice tight">
        <input type="checkbox" checked={isAll} onChange={() => onChoose(isAll ? [] : all)} />
        <span class="who">
          <strong>Everyone who is not out</strong>
        </span>
      </label>
      {players.map((player, i) => {
        const key = keys[i] as string;
        return (
          <label class="choice tight" key={key}>
            <input type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} />
            <span class="who">
              {player.name || `Row ${i + 1}, no name`}
              {player.out !== '' && <span class="soft"> · out</span>}
            </span>
            <span class="soft small">
              {player.garnets} / {player.bellflowers} / {player.tokensOfLife}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
