import { useState } from 'preact/hooks';
import type { Answer, MatchState } from '../../../sheets/panel-api/panel.ts';
import { SharedPage } from '../../parts/boxes/shared-page.tsx';
import { Button } from '../../parts/button.tsx';
import { ExplainedChoices } from '../../parts/inputs/explained-choices.tsx';
import { Page } from '../../parts/page.tsx';
import { Report } from '../../parts/report.tsx';
import { EditNote } from '../../parts/told/edit-note.tsx';
import { Exported } from '../../parts/told/exported.tsx';
import { useAction } from '../../session/action.ts';

interface Props {
  readonly match: Pick<MatchState, 'number' | 'title' | 'over' | 'editNote'> &
    Partial<Pick<MatchState, 'pageLink'>>;
  onBack(): void;
}

const KINDS = [
  ['public', 'For everyone', 'Only what everyone may know by now. You can publish it at any time.'],
  [
    'everything',
    'The whole match',
    'All orders and secrets, all that the players sent, and the email addresses of players and hosts as the log has them. Whoever has it can replay and check every round.',
  ],
  ['record', 'For other programs', 'The whole match without its log: players, options, deal and orders.'],
] as const;

type Kind = (typeof KINDS)[number][0];

/** A match to give away: as a page that shows and checks itself, or as a file. */
export function RecordPage({ match, onBack }: Props) {
  const [kind, setKind] = useState<Kind>('public');
  const action = useAction<'exportMatch' | 'exportRecord'>('reads');
  const viewer = useAction<'matchPage'>('reads');
  const choose = (chosen: Kind) => {
    setKind(chosen);
    action.clear();
    viewer.clear();
  };
  const collect = async () => {
    const made = await action.start(
      'Collecting',
      (call): Promise<Answer<string>> =>
        kind === 'record' ? call('exportRecord', match.number) : call('exportMatch', match.number, kind),
    );
    if (made?.ok && kind !== 'record')
      await viewer.start('Making the page', (call) => call('matchPage', match.number, kind));
  };
  return (
    <Page title="Export the match" onBack={onBack}>
      <EditNote match={match} />
      <ExplainedChoices legend="How much" name="kind" choices={KINDS} chosen={kind} onChoose={choose} />
      {!match.over && kind !== 'public' && (
        <p class="box warn">The match is not over: this holds its secrets. Do not give it to players yet.</p>
      )}
      <div class="buttons">
        <Button kind="main" onPress={collect}>
          Prepare the download
        </Button>
      </div>
      <Report of={action} />
      <Report of={viewer} />
      {action.value !== undefined && (
        <Exported
          text={action.value}
          page={viewer.value}
          name={kind === 'public' ? match.title : `${match.title}, whole`}
          isForEveryone={kind === 'public'}
        />
      )}
      {match.pageLink !== undefined && <SharedPage match={match.number} link={match.pageLink} />}
    </Page>
  );
}
