import { useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { storyText } from '../logic/story-words.ts';
import { ButtonRow } from '../parts/button.tsx';
import { CopyText } from '../parts/copy-text.tsx';
import { Choice, RoundChoice } from '../parts/inputs.tsx';
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

/**
 * Page that explains a round. The host chooses for whom: the explanation has everything, or only facts that everyone or
 * one player may know.
 */
export function WhyPage({ match, onBack }: Props) {
  const action = useAction<'why'>('reads');
  const [round, setRound] = useState(match.round);
  const [viewer, setViewer] = useState('host');
  return (
    <Page title="Explain a round" onBack={onBack}>
      <p>This page shows step by step what happened in a round. It also names the ruling for each step.</p>
      <RoundChoice
        label="Round"
        first={1}
        last={match.round}
        value={round}
        onChange={(chosen) => {
          setRound(chosen);
          action.clear();
        }}
      />
      <Choice
        label="What this reader may know"
        value={viewer}
        choices={[
          ['host', 'the host: everything'],
          ['public', 'everyone'],
          ...match.players.map((name) => [name, name] as const),
        ]}
        onChange={(chosen) => {
          setViewer(chosen);
          action.clear();
        }}
      />
      <ButtonRow
        kind="main"
        onPress={() => action.start(`Explaining round ${round}`, 'why', match.number, round, viewer)}
      >
        Explain
      </ButtonRow>
      <Report of={action} />
      {match.substitutes.length > 0 && (
        <p class="soft small">
          The explanation uses the names of the players who have the places now. {match.substitutes.join(' ')}
        </p>
      )}
      {action.value && <Story lines={action.value} />}
      {action.value && (
        <CopyText
          label="The explanation as text for a chat"
          text={storyText(`${match.title}, round ${round}`, viewer, action.value)}
        />
      )}
    </Page>
  );
}
