import type { ComponentChildren } from 'preact';
import { plural } from '../../rules/base/words.ts';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { Button, PageButton } from '../parts/button.tsx';
import { Report } from '../parts/report.tsx';
import { ShareAgain, sharingWords } from '../parts/roster.tsx';
import { useAction } from '../session/action.ts';
import type { PageName } from '../session/view.ts';

interface Props {
  readonly match: MatchState;
  readonly hasLive: boolean;
  readonly hasRehearsal: boolean;
  /** How many matches are in the archive. */
  readonly closed: number;
  onOpen(page: PageName): void;
}

/** A page and the label of its button; without a label there is no button. */
type Entry = readonly [page: PageName, label: string | false | undefined];

/** The actions for a match; most need a match that can be read. */
function entriesOf(
  { over, round, taken, closed, problem }: MatchState,
  hasRehearsal: boolean,
): readonly Entry[] {
  const open = (label: string) => (over || problem ? undefined : label);
  const played = (label: string) => (closed || round === taken ? undefined : label);
  return [
    ['why', round > 0 ? 'Explain a round' : undefined],
    // Before the first round, this button is beside the orders.
    ['invite', round > 0 ? open('Invite players') : undefined],
    ['announce', problem ? undefined : 'Announce in a chat'],
    ['order', open('Enter or change an order')],
    ['trades', problem ? undefined : over ? played('Correct a trade') : 'Enter or cancel a trade'],
    ['deadline', over ? undefined : 'Change the deadline'],
    ['clock', open('Automatic rounds and pause')],
    ['amend', problem ? undefined : played('Correct an earlier round')],
    ['undo', played(`Undo round ${round}`)],
    ['end', open('End the match early')],
    ['rename', closed ? undefined : 'Rename the match'],
    // With a rehearsal, its button is at the top.
    ['rehearsal', hasRehearsal ? undefined : open('Rehearse from here')],
    ['record', 'Export the match'],
  ];
}

const CHECKS: readonly Entry[] = [
  ['verify', 'Verify'],
  ['self-test', 'Self-test'],
];

/** Buttons that are seldom needed: for this match, for the season, and for checks. */
export function More({ match, hasLive, hasRehearsal, closed, onOpen }: Props) {
  const receipts = useAction<'sendReceiptsNow'>('writes');
  const sharing = useAction<'shareAgain'>('writes');
  const ofSeason: readonly Entry[] = [
    // Without a live match, this button is in the bar at the bottom.
    ['new-game', hasLive ? 'New game' : undefined],
    ['season', 'Standings and statements'],
    ['players', 'Players'],
    ['substitute', 'Substitute, or new address'],
    ['award', 'Award or fine'],
    ['archive', closed > 0 ? `Closed matches (${closed})` : undefined],
  ];
  return (
    <section aria-label="More">
      <h2>This match</h2>
      <Entries of={entriesOf(match, hasRehearsal)} onOpen={onOpen}>
        {!match.over && !match.problem && (
          <li>
            <Button onPress={() => receipts.start('Sending confirmations', 'sendReceiptsNow', match.number)}>
              Send confirmations now
            </Button>
            <span class="help">
              They tell players in their own file how their order was understood. They come by themselves soon
              after an order; the button sends those that still wait.
            </span>
          </li>
        )}
      </Entries>
      <Report of={receipts} done={(sent) => `${plural(sent, 'confirmation')} sent.`} />
      {!match.over && <OptionsNote />}
      <h2>The season</h2>
      <Entries of={ofSeason} onOpen={onOpen}>
        <ShareAgain action={sharing} />
      </Entries>
      <Report of={sharing} done={sharingWords} />
      <h2>Checks</h2>
      <Entries of={CHECKS} onOpen={onOpen} />
    </section>
  );
}

interface EntriesProps {
  readonly of: readonly Entry[];
  readonly children?: ComponentChildren;
  onOpen(page: PageName): void;
}

/** Buttons that open pages, in a list. */
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

/** Advice for a host who wants other options than the match was made with. */
export function OptionsNote() {
  return (
    <details>
      <summary>What can be changed in a match?</summary>
      <div class="inside small">
        <p>
          Deadlines, automatic rounds, the title and who plays can be changed at any time, with the buttons
          here. All other options stay as they were when the match was made: players decided by them, and
          rounds are checked by them.
        </p>
        <p>
          To play by others, press “End the match early”, and make the match anew under “New game”. What
          players have earned so far stays theirs.
        </p>
      </div>
    </details>
  );
}
