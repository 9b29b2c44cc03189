import { useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { storyText } from '../logic/story-words.ts';
import { Button } from '../parts/button.tsx';
import { CopyText } from '../parts/copy-text.tsx';
import { Story } from '../parts/lines.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly match: Pick<MatchState, 'number' | 'title' | 'round' | 'substitutes'> & {
    readonly players: readonly string[];
  };
  onBack(): void;
}

/** Explains a round to the host, or as far as the public or one player may know it. */
export function WhyPage({ match, onBack }: Props) {
  const action = useAction<'why'>('reads');
  const [round, setRound] = useState(match.round);
  const [viewer, setViewer] = useState('host');
  const rounds = Array.from({ length: match.round }, (_, i) => match.round - i);
  return (
    <Page title="Explain a round" onBack={onBack}>
      <p>What happened in a round, in order, with the rulings.</p>
      <label class="field">
        Round
        <select
          value={round}
          onChange={(event) => {
            setRound(Number(event.currentTarget.value));
            action.clear();
          }}
        >
          {rounds.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        Only what may be known by
        <select
          value={viewer}
          onChange={(event) => {
            setViewer(event.currentTarget.value);
            action.clear();
          }}
        >
          <option value="host">the host: everything</option>
          <option value="public">everyone</option>
          {match.players.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div class="buttons">
        <Button
          kind="main"
          onPress={() => action.start(`Explaining round ${round}`, 'why', match.number, round, viewer)}
        >
          Explain
        </Button>
      </div>
      <Report of={action} />
      {match.substitutes.length > 0 && (
        <p class="soft small">
          Rounds are told with the names of those who have the places now. {match.substitutes.join(' ')}
        </p>
      )}
      {action.value && <Story lines={action.value} />}
      {action.value && (
        <CopyText
          label="The same as a text for a chat"
          text={storyText(`${match.title}, round ${round}`, viewer, action.value)}
        />
      )}
    </Page>
  );
}
