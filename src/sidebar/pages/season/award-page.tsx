import { useState } from 'preact/hooks';
import type { SeasonState } from '../../../sheets/panel-api/panel.ts';
import { AwardPlayers } from '../../fields/award-players.tsx';
import {
  type AwardDraft,
  awardFrom,
  awardWords,
  missingInAward,
  NO_AWARD,
} from '../../logic/drafts/award-draft.ts';
import { playerKey } from '../../logic/drafts/match-draft.ts';
import { Button } from '../../parts/button.tsx';
import { Page } from '../../parts/page.tsx';
import { Report } from '../../parts/report.tsx';
import { useAction } from '../../session/action.ts';

interface Props {
  readonly season: SeasonState;
  onBack(): void;
}

const GOODS = [
  ['garnets', 'Garnets'],
  ['bellflowers', 'Bellflowers'],
  ['tokensOfLife', 'Tokens of Life'],
] as const;

/** Gives or takes garnets, bellflowers and Tokens of Life outside a game. */
export function AwardPage({ season, onBack }: Props) {
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
    const names = players
      .filter((player) => draft.players.includes(playerKey(player)))
      .map(({ name }) => name);
    const answer = await action.start('Writing the award', (call) => call('award', request));
    if (!answer?.ok) return;
    setWritten(awardWords(names, request));
    setDraft(NO_AWARD);
  };

  return (
    <Page title="Award or fine" onBack={onBack}>
      <p>A prize, a gift or a fine outside a game. Negative numbers take away.</p>
      <AwardPlayers
        players={players}
        chosen={draft.players}
        onChoose={(chosen) => change({ players: chosen })}
      />
      <div class="three">
        {GOODS.map(([key, label]) => (
          <label class="field" key={key}>
            {label}
            <input
              type="number"
              step={1}
              value={draft[key]}
              onInput={(event) => change({ [key]: event.currentTarget.value })}
            />
          </label>
        ))}
      </div>
      <label class="field">
        For
        <select
          value={draft.kind}
          onChange={(event) => change({ kind: event.currentTarget.value as AwardDraft['kind'] })}
        >
          <option value="minigame">a minigame</option>
          <option value="death match">a Death Match</option>
          <option value="">something else</option>
        </select>
      </label>
      <label class="field">
        Why
        <input
          type="text"
          maxLength={500}
          value={draft.why}
          onInput={(event) => change({ why: event.currentTarget.value })}
        />
      </label>
      <Report of={{ ...action, again: action.again && (() => void give()) }} done={() => written} />
      {missing !== '' && (
        <p class="box warn" role="alert">
          {missing}
        </p>
      )}
      <div class="buttons">
        <Button kind="main" onPress={() => void give()}>
          Write it into the ledger
        </Button>
      </div>
    </Page>
  );
}
