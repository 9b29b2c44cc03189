import type { MatchState, PanelState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { OtherTab } from '../match/other-tab.tsx';
import { MatchName, Page } from '../parts/page.tsx';
import type { Action } from '../session/action.ts';
import type { PageName } from '../session/view.ts';
import { AmendPage } from './amend-page.tsx';
import { AnnouncePage } from './announce-page.tsx';
import { ArchivePage } from './archive-page.tsx';
import { AwardPage } from './award-page.tsx';
import { ClockPage } from './clock-page.tsx';
import { ClosePage } from './close-page.tsx';
import { DeadlinePage } from './deadline-page.tsx';
import { EndPage } from './end-page.tsx';
import { InvitePage } from './invite-page.tsx';
import { NewGamePage } from './new-game-page.tsx';
import { OrderPage } from './order-page.tsx';
import { PlayersPage } from './players-page.tsx';
import { PreviewPage } from './preview-page.tsx';
import { RecordPage } from './record-page.tsx';
import { RehearsalPage } from './rehearsal-page.tsx';
import { RemindPage } from './remind-page.tsx';
import { RenamePage } from './rename-page.tsx';
import { SeasonPage } from './season-page.tsx';
import { SelfTestPage } from './self-test-page.tsx';
import { SubstitutePage } from './substitute-page.tsx';
import { TradesPage } from './trades-page.tsx';
import { UndoPage } from './undo-page.tsx';
import { VerifyPage } from './verify-page.tsx';
import { WhyPage } from './why-page.tsx';

interface Props {
  readonly page: PageName;
  readonly state: PanelState;
  readonly season: SeasonState;
  /** The match that the first page shows. */
  readonly match: MatchState | undefined;
  /** The match that is being closed: it leaves the state on the way. */
  readonly closing: MatchState | undefined;
  /** The match whose tab the host looks at. */
  readonly inFront: MatchState | undefined;
  readonly resolve: Action<'resolveRound'>;
  /** The bar at the foot asks before a resolve. */
  readonly isAsking: boolean;
  onShowTab(match: number): void;
  onBack(): void;
  /** Goes back to the first page, and says there what was done. */
  onDone(words: string): void;
  onClose(match: MatchState): void;
  /** Opens the invitations to a match. */
  onInvite(match: number): void;
  /** Goes back to the first page with this match, and says there what was done. */
  onShow(match: number, words: string): void;
}

/** A page that was opened from the first one. */
export function OpenPage(props: Props) {
  const { page, state, season, match, inFront, closing } = props;
  const { onBack, onDone, onClose, onShow, onShowTab, onInvite } = props;
  switch (page) {
    case 'new-game':
      return <NewGamePage state={state} season={season} onBack={onBack} onClose={onClose} onMade={onShow} />;
    case 'archive':
      return <ArchivePage state={state} onBack={onBack} onBroughtBack={onShow} />;
    case 'season':
      return <SeasonPage state={state} season={season} onBack={onBack} onInvite={onInvite} />;
    case 'award':
      return <AwardPage season={season} onBack={onBack} />;
    case 'players':
      return <PlayersPage season={season} onBack={onBack} />;
    case 'substitute':
      return (
        <SubstitutePage
          season={season}
          matches={state.matches}
          differences={state.differences}
          onBack={onBack}
        />
      );
    case 'verify':
      return <VerifyPage onBack={onBack} />;
    case 'self-test':
      return <SelfTestPage onBack={onBack} />;
    case 'rehearsal':
      return <RehearsalPage rehearsal={state.rehearsal} match={match} onBack={onBack} />;
    case 'close':
      return closing ? (
        <>
          <MatchName match={closing} />
          <ClosePage match={closing} season={season} job={state.job} onBack={onBack} onDone={onDone} />
        </>
      ) : null;
    default:
      return match ? (
        <>
          <MatchName match={match} />
          <OtherTab match={match} inFront={inFront} onShowTab={onShowTab} />
          <PageOfMatch {...props} match={match} />
        </>
      ) : (
        <Page title="This match is closed" onBack={onBack}>
          <p>It was closed meanwhile. You find it under “Closed matches”.</p>
        </Page>
      );
  }
}

/** A page about the match that the first page shows. */
function PageOfMatch({
  page,
  match,
  season,
  resolve,
  isAsking,
  onBack,
  onDone,
}: Props & { readonly match: MatchState }) {
  switch (page) {
    case 'preview':
      return <PreviewPage match={match} resolve={resolve} isAsking={isAsking} onBack={onBack} />;
    case 'why':
      return <WhyPage match={{ ...match, players: match.seats.map(({ name }) => name) }} onBack={onBack} />;
    case 'record':
      return <RecordPage match={match} onBack={onBack} />;
    case 'order':
      return <OrderPage match={match} onBack={onBack} />;
    case 'announce':
      return <AnnouncePage match={match} onBack={onBack} />;
    case 'invite':
      return <InvitePage match={match} season={season} onBack={onBack} />;
    case 'remind':
      return <RemindPage match={match} onBack={onBack} />;
    case 'end':
      return <EndPage match={match} onBack={onBack} onDone={onDone} />;
    case 'rename':
      return <RenamePage match={match} onBack={onBack} onDone={onDone} />;
    case 'amend':
      return <AmendPage match={match} onBack={onBack} onDone={onDone} />;
    case 'trades':
      return <TradesPage match={match} onBack={onBack} />;
    case 'clock':
      return <ClockPage match={match} season={season} onBack={onBack} onDone={onDone} />;
    case 'deadline':
      return <DeadlinePage match={match} onBack={onBack} onDone={onDone} />;
    default:
      return <UndoPage match={match} onBack={onBack} onDone={onDone} />;
  }
}
