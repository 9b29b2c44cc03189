import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { plural } from '../../rules/base/words.ts';
import type { MatchState, PanelState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { AddPlayers } from '../parts/add-players.tsx';
import { TextField } from '../parts/inputs.tsx';
import { MatchName, type MatchPage, Page } from '../parts/page.tsx';
import { DoOrCancel } from '../parts/report.tsx';
import { PlayerList, ReadAgain, RosterBox } from '../parts/roster.tsx';
import { type Action, useAction } from '../session/action.ts';
import type { PageName } from '../session/view.ts';
import { AmendPage } from './amend-page.tsx';
import { AnnouncePage } from './announce-page.tsx';
import { ArchivePage } from './archive-page.tsx';
import { AwardPage } from './award-page.tsx';
import { ClockPage } from './clock-page.tsx';
import { ClosePage } from './close-page.tsx';
import { EndPage } from './end-page.tsx';
import { InvitePage } from './invite-page.tsx';
import { NewGamePage } from './new-game-page.tsx';
import { OrderPage } from './order-page.tsx';
import { PreviewPage } from './preview-page.tsx';
import { RecordPage } from './record-page.tsx';
import { RehearsalPage } from './rehearsal-page.tsx';
import { RemindPage } from './remind-page.tsx';
import { SeasonPage } from './season-page.tsx';
import { SelfTestPage } from './self-test-page.tsx';
import { SubstitutePage } from './substitute-page.tsx';
import { TradesPage } from './trades-page.tsx';
import { UndoPage } from './undo-page.tsx';
import { VerifyPage } from './verify-page.tsx';
import { WhyPage } from './why-page.tsx';
import { WordsPage } from './words-page.tsx';

interface Props {
  readonly page: PageName;
  /** Id of the roster place that the page is about, or ''. */
  readonly player: string;
  readonly state: PanelState;
  readonly season: SeasonState;
  /** The match shown on the first page. */
  readonly match: MatchState | undefined;
  /** The match that is being closed. Kept here because the state no longer has a closed match. */
  readonly closing: MatchState | undefined;
  readonly resolve: Action<'resolveRound'>;
  /** True while the bar at the bottom asks the host a question before a resolve. */
  readonly isAsking: boolean;
  /** Receives the host's rulings that the preview shows. */
  onRuled(ruled: string | undefined): void;
  onBack(): void;
  /** Returns to the first page. The first page then shows a sentence about the result. */
  onDone(words: string): void;
  onClose(match: MatchState): void;
  /** Returns to the first page, with this match and a sentence about the result. */
  onShow(match: number, words: string): void;
}

/** Pages about the season. The keys are the names of the pages. */
const OF_SEASON: { readonly [page in PageName]?: (props: Props) => ComponentChildren } = {
  'new-game': ({ onShow, ...props }) => <NewGamePage {...props} onMade={onShow} />,
  archive: ({ onShow, ...props }) => <ArchivePage {...props} onBroughtBack={onShow} />,
  season: SeasonPage,
  award: AwardPage,
  players: PlayersPage,
  substitute: ({ state, ...props }) => (
    <SubstitutePage {...props} matches={state.matches} differences={state.differences} />
  ),
  verify: VerifyPage,
  'self-test': SelfTestPage,
  rehearsal: ({ state, ...props }) => <RehearsalPage {...props} rehearsal={state.rehearsal} />,
  close: ({ closing, state, ...props }) =>
    closing && (
      <>
        <MatchName match={closing} />
        <ClosePage {...props} match={closing} job={state.job} />
      </>
    ),
};

/** Pages about the match shown on the first page. The keys are the names of the pages. */
const OF_MATCH: {
  readonly [page in PageName]?: (props: Props & { readonly match: MatchState }) => ComponentChildren;
} = {
  preview: PreviewPage,
  why: ({ match, onBack }) => <WhyPage match={withPlayers(match)} onBack={onBack} />,
  record: ({ match, onBack }) => <RecordPage match={withPlayers(match)} onBack={onBack} />,
  order: OrderPage,
  announce: AnnouncePage,
  invite: InvitePage,
  remind: RemindPage,
  end: EndPage,
  rename: RenamePage,
  words: WordsPage,
  amend: AmendPage,
  trades: TradesPage,
  clock: ClockPage,
  undo: UndoPage,
};

const withPlayers = (match: MatchState) => ({ ...match, players: match.seats.map(({ name }) => name) });

/** Shows a page that was opened from the first page. */
export function OpenPage(props: Props) {
  const { page, match, onBack } = props;
  const PageOfSeason = OF_SEASON[page];
  if (PageOfSeason) return <PageOfSeason {...props} />;
  const PageOfMatch = OF_MATCH[page];
  if (!match || !PageOfMatch)
    return (
      <Page title="This match is closed" onBack={onBack}>
        <p>Somebody closed this match meanwhile. You find the match under “Closed matches”.</p>
      </Page>
    );
  return (
    <>
      <MatchName match={match} />
      <PageOfMatch {...props} match={match} />
    </>
  );
}

/** Page that lists the season's players, with a box to paste more players. */
function PlayersPage({ season, onBack }: Pick<Props, 'season' | 'onBack'>) {
  const { players, identity, faults } = season;
  return (
    <Page title="Players" onBack={onBack}>
      <p>
        {plural(players.length, 'player')}. Paste players who join later here. Correct names and emails in the
        tab “Season”. For players who have a file, use “Replace a player, or change an address”.
      </p>
      <RosterBox faults={faults} />
      <PlayerList players={players} />
      <ReadAgain />
      <AddPlayers identity={identity} />
    </Page>
  );
}

/** Page that renames a match. */
function RenamePage({ match, onBack, onDone }: MatchPage) {
  const action = useAction<'renameMatch'>('writes');
  const [title, setTitle] = useState(match.title);
  const rename = async () => {
    const answer = await action.start('Renaming the match', 'renameMatch', match.number, title);
    if (answer?.ok) onDone(`The match is now called ${title.trim()}.`);
  };
  return (
    <Page title="Rename the match" onBack={onBack}>
      <TextField
        label="Title"
        maxLength={60}
        value={title}
        help="The tabs, pages and forms of the match get the new title. Links stay the same."
        onChange={setTitle}
      />
      <DoOrCancel of={action} label="Rename the match" onDo={rename} onCancel={onBack} />
    </Page>
  );
}
