import type { ComponentChildren } from 'preact';
import { plural } from '../../rules/base/words.ts';
import type { MatchState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { notCountedWords } from '../logic/match-words.ts';
import { Button, PageButton } from '../parts/button.tsx';
import { Fold } from '../parts/fold.tsx';
import { Report } from '../parts/report.tsx';
import { ShareAgain, Sharing } from '../parts/roster.tsx';
import { useAction } from '../session/action.ts';
import type { OpenPage, PageName } from '../session/view.ts';
import { NotCounted } from './not-counted.tsx';

interface Props {
  readonly match: MatchState;
  readonly season: SeasonState;
  readonly hasLive: boolean;
  readonly hasRehearsal: boolean;
  /** Number of matches in the archive. */
  readonly closed: number;
  readonly onOpen: OpenPage;
}

/** A page, and the label of the button that opens the page. Without a label there is no button. */
type Entry = readonly [page: PageName, label: string | false | undefined];

/** Lists the pages on which the host repairs a match. Leaves out most of these pages if the match has a problem. */
function repairsOf({ over, round, taken, closed, problem }: MatchState): readonly Entry[] {
  const played = (label: string) => (closed || round === taken ? undefined : label);
  return [
    ['order', over || problem ? undefined : 'Enter or change an order'],
    ['trades', problem ? undefined : over ? played('Correct a trade') : 'Enter or cancel a trade'],
    ['amend', problem ? undefined : played('Correct an earlier round')],
    ['undo', played(`Undo round ${round}`)],
    ['substitute', 'Replace a player, or change an address'],
  ];
}

function entriesOf({ over, round, closed, problem }: MatchState, hasRehearsal: boolean): readonly Entry[] {
  const open = (label: string) => (over || problem ? undefined : label);
  return [
    // Before the first round, this button is beside the orders.
    ['invite', round > 0 ? open('Invite players') : undefined],
    ['words', closed ? undefined : 'Write to all players'],
    ['rename', closed ? undefined : 'Rename the match'],
    ['record', 'Export the match'],
    // While a rehearsal is open, the button is at the top of the page.
    ['rehearsal', hasRehearsal ? undefined : open('Rehearse from here')],
    ['end', open('End the match early')],
  ];
}

const CHECKS: readonly Entry[] = [
  ['verify', 'Verify'],
  ['self-test', 'Self-test'],
];

/** Folded sections at the end of the first page: corrections, this match, the season. */
export function More({ match, season, hasLive, hasRehearsal, closed, onOpen }: Props) {
  const sharing = useAction<'shareAgain'>('writes');
  const ofSeason: readonly Entry[] = [
    // Without a live match, this button is in the bar at the bottom.
    ['new-game', hasLive ? 'New game' : undefined],
    ['season', 'Standings and statements'],
    ['players', 'Players'],
    ['award', 'Award or fine'],
    ['archive', closed > 0 ? `Closed matches (${closed})` : undefined],
  ];
  return (
    <section aria-label="More">
      <Fold title="Make corrections" waits={notCountedWords(match).join(', ')} isOpen={match.over}>
        <NotCounted match={match} />
        <Entries of={repairsOf(match)} onOpen={onOpen} />
      </Fold>
      <Fold title="This match">
        <Links match={match} spectatorLink={season.spectatorLink} />
        <Entries of={entriesOf(match, hasRehearsal)} onOpen={onOpen}>
          {!match.over && !match.problem && <Confirmations match={match.number} />}
        </Entries>
        {!match.over && (
          <p class="small soft">
            The other options of the match cannot change, because players relied on these options. To play
            with new options, press “End the match early”, and make a new match under “New game”. Players keep
            what they have earned.
          </p>
        )}
      </Fold>
      <Fold title="Season">
        <Entries of={ofSeason} onOpen={onOpen} />
        <h2>Rarely needed</h2>
        <Entries of={CHECKS} onOpen={onOpen}>
          <ShareAgain action={sharing} />
        </Entries>
        <Report of={sharing} done={(shared) => <Sharing of={shared} />} />
      </Fold>
    </section>
  );
}

interface EntriesProps {
  readonly of: readonly Entry[];
  readonly children?: ComponentChildren;
  onOpen(page: PageName): void;
}

/** List of buttons that open pages. */
export function Entries({ of, children, onOpen }: EntriesProps) {
  return (
    <ul class="more">
      {of.map(
        ([page, label]) => label && <PageButton key={page} page={page} label={label} onOpen={onOpen} />,
      )}
      {children}
    </ul>
  );
}

/** Button that sends the confirmations that wait to be sent. */
function Confirmations({ match }: { readonly match: number }) {
  const action = useAction<'sendReceiptsNow'>('writes');
  return (
    <li>
      <Button onPress={() => action.start('Sending confirmations', 'sendReceiptsNow', match)}>
        Send confirmations now
      </Button>
      <span class="help">
        You rarely need this. Soon after players send an order, their file shows how the order was read.
      </span>
      <Report of={action} done={(sent) => `${plural(sent, 'confirmation')} sent.`} />
    </li>
  );
}

/** Links to the forms of a match, and to the spectators' page. */
export function Links({
  match,
  spectatorLink,
}: {
  readonly match: MatchState;
  readonly spectatorLink: string;
}) {
  const links = [
    // The forms of a match that is over are closed.
    ['Order form', match.over ? '' : match.formUrl],
    ['Trade form', match.over ? '' : match.tradesUrl],
    ['Spectators’ page', spectatorLink],
  ] as const;
  return (
    <ul class="links">
      {links
        .filter(([, href]) => href !== '')
        .map(([label, href]) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
    </ul>
  );
}
