import { useState } from 'preact/hooks';
import type { SeasonState } from '../../sheets/panel-api/panel.ts';
import { type AwardDraft, awardFrom, awardWords, missingInAward, NO_AWARD } from '../logic/award-draft.ts';
import { ButtonRow } from '../parts/button.tsx';
import { Choice, TextField, Tick } from '../parts/inputs.tsx';
import { Page } from '../parts/page.tsx';
import { Alert, Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

const GOODS = [
  ['garnets', 'Garnets'],
  ['bellflowers', 'Bellflowers'],
  ['tokensOfLife', 'Tokens of Life'],
] as const;

/** Page on which the host gives or takes garnets, bellflowers and Tokens of Life outside a match. */
export function AwardPage({ season, onBack }: { readonly season: SeasonState; onBack(): void }) {
  const { players } = season;
  const action = useAction<'award'>('writes');
  const [draft, setDraft] = useState<AwardDraft>(NO_AWARD);
  const [missing, setMissing] = useState('');
  const [written, setWritten] = useState('');

  const change = (changed: Partial<AwardDraft>) => {
    setMissing('');
    setDraft({ ...draft, ...changed });
  };

  const give = async () => {
    const why = missingInAward(draft);
    setMissing(why);
    if (why !== '') return;
    const request = awardFrom(draft);
    const names = players.filter((player) => draft.players.includes(player.key)).map(({ name }) => name);
    const answer = await action.start('Writing the award', 'award', request);
    if (!answer?.ok) return;
    setWritten(awardWords(names, request));
    setDraft(NO_AWARD);
  };

  return (
    <Page title="Award or fine" onBack={onBack}>
      <p>Here you give a prize or a gift, or take a fine, outside a game. Negative numbers take away.</p>
      <AwardPlayers
        players={players}
        chosen={draft.players}
        onChoose={(chosen) => change({ players: chosen })}
      />
      <div class="three">
        {GOODS.map(([key, label]) => (
          <TextField
            key={key}
            type="number"
            label={label}
            value={draft[key]}
            onChange={(value) => change({ [key]: value })}
          />
        ))}
      </div>
      <Choice
        label="For"
        value={draft.kind}
        choices={[
          ['minigame', 'a minigame'],
          ['death match', 'a Death Match'],
          ['', 'something else'],
        ]}
        onChange={(kind) => change({ kind })}
      />
      <TextField label="Why" maxLength={500} value={draft.why} onChange={(value) => change({ why: value })} />
      <Report of={{ ...action, again: action.again && (() => void give()) }} done={() => written} />
      <Alert of={missing} />
      <ButtonRow kind="main" onPress={give}>
        Save in the ledger
      </ButtonRow>
    </Page>
  );
}

interface AwardPlayersProps {
  readonly players: SeasonState['players'];
  /** Keys of the ticked players. */
  readonly chosen: readonly string[];
  onChoose(keys: readonly string[]): void;
}

/** Lets the host tick the players for an award. Each player's purse is shown. */
export function AwardPlayers({ players, chosen, onChoose }: AwardPlayersProps) {
  const keys = players.map(({ key }) => key);
  const all = players.filter(({ out }) => out === '').map(({ key }) => key);
  const isAll = all.length > 0 && all.every((key) => chosen.includes(key));
  const toggle = (key: string) =>
    onChoose(keys.filter((one) => (one === key ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset>
      <legend>Players</legend>
      <p class="help">
        Every ticked player gets the same amount. The numbers on the right are the player’s garnets /
        bellflowers / Tokens of Life now.
      </p>
      <Tick isOn={isAll} onChange={() => onChoose(isAll ? [] : all)}>
        <span class="who">
          <strong>Everyone still in the season</strong>
        </span>
      </Tick>
      {players.map(({ key, name, out, garnets, bellflowers, tokensOfLife }, i) => (
        <Tick key={key} isOn={chosen.includes(key)} onChange={() => toggle(key)}>
          <span class="who">
            {name || `Row ${i + 1} (no name)`}
            {out !== '' && <span class="soft"> · out</span>}
          </span>
          <span class="soft small">
            {garnets} / {bellflowers} / {tokensOfLife}
          </span>
        </Tick>
      ))}
    </fieldset>
  );
}
