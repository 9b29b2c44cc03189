import { useState } from 'preact/hooks';
import type { Problem, SeasonState } from '../../sheets/panel-api/panel.ts';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { type Action, useAction } from '../session/action.ts';
import { type AwardDraft, awardFrom, awardHindrance, awardWords, NO_AWARD } from '../session/award-draft.ts';
import { playerKey } from '../session/draft.ts';
import { isUncertain } from '../session/failure.ts';

interface Props {
  readonly season: SeasonState;
  onBack(): void;
}

const GOODS = [
  ['garnets', 'Garnets'],
  ['bellflowers', 'Bellflowers'],
  ['tokensOfLife', 'Tokens of Life'],
] as const;

/** Gives a player something from outside a game, or takes it. */
export function AwardPage({ season, onBack }: Props) {
  const { players } = season;
  const action = useAction<'award'>('writes');
  const [draft, setDraft] = useState<AwardDraft>(NO_AWARD);
  const [obstacle, setObstacle] = useState('');
  const [written, setWritten] = useState('');

  const change = (changed: Partial<AwardDraft>) => {
    setObstacle('');
    setDraft({ ...draft, ...changed });
  };

  const give = async () => {
    const why = awardHindrance(draft);
    setObstacle(why);
    if (why !== '') return;
    const request = awardFrom(draft);
    const name = players.find((player) => playerKey(player) === draft.player)?.name ?? draft.player;
    const answer = await action.start('Writing the award', (call) => call('award', request));
    if (!answer?.ok) return;
    setWritten(awardWords(name, request));
    setDraft(NO_AWARD);
  };

  return (
    <Page title="Award or fine" onBack={onBack}>
      <p>
        A prize, a gift or a fine from outside a game. Numbers below zero take away. It is written into the
        ledger.
      </p>
      <label class="field">
        Player
        <select value={draft.player} onChange={(event) => change({ player: event.currentTarget.value })}>
          <option value="">Choose …</option>
          {players.map((player) => (
            <option key={playerKey(player)} value={playerKey(player)}>
              {player.name} ({player.garnets} / {player.bellflowers} / {player.tokensOfLife})
            </option>
          ))}
        </select>
        <span class="help">In brackets: garnets / bellflowers / Tokens of Life now.</span>
      </label>
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
        Why
        <input
          type="text"
          maxLength={500}
          value={draft.why}
          onInput={(event) => change({ why: event.currentTarget.value })}
        />
      </label>
      <Report of={once(action)} done={() => written} />
      {obstacle !== '' && (
        <p class="box warn" role="alert">
          {obstacle}
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

/** An award is the one thing that would be done twice: it is never simply tried again. */
function once(action: Action<'award'>): Action<'award'> {
  const { problem } = action;
  if (!problem || !isUncertain(problem)) return { ...action, again: undefined };
  const unsure: Problem = {
    ...problem,
    safe: 'The award may stand in the ledger already.',
    todo: 'Look at the last row of the Ledger tab, and write the award again only if it is not there.',
  };
  return { ...action, problem: unsure, again: undefined };
}
