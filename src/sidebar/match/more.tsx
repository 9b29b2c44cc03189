import type { ComponentChildren } from 'preact';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { Button } from '../parts/button.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import type { PageName } from '../session/page-name.ts';
import { count } from '../session/words.ts';

interface Props {
  readonly match: MatchState;
  readonly hasLive: boolean;
  onOpen(page: PageName): void;
}

/** A page that can be opened, by the words on its button; without words it is not offered. */
type Entry = readonly [page: PageName, label: string | undefined];

/** What a host wants now and then: on this match, on the season, and to check that all is well. */
export function More({ match, hasLive, onOpen }: Props) {
  const receipts = useAction<'sendReceiptsNow'>('writes');
  const sharing = useAction<'shareAgain'>('writes');
  const { over, round } = match;
  const ofMatch: readonly Entry[] = [
    ['why', round > 0 ? 'Why did a round come out so?' : undefined],
    ['deadline', over ? undefined : 'Change the deadline'],
    ['undo', over || round === 0 ? undefined : `Undo round ${round}`],
    ['record', 'Export the record'],
  ];
  const ofSeason: readonly Entry[] = [
    // Without a live match it has a place of its own.
    ['new-game', hasLive ? 'New game' : undefined],
    ['award', 'Award or fine'],
  ];
  const checks: readonly Entry[] = [
    ['verify', 'Verify'],
    ['self-test', 'Self-test'],
  ];
  return (
    <section aria-label="More">
      <h2>This match</h2>
      <Entries of={ofMatch} onOpen={onOpen}>
        {!over && !match.problem && (
          <li>
            <Button
              onPress={() =>
                receipts.start('Sending receipts', (call) => call('sendReceiptsNow', match.number))
              }
            >
              Send receipts now
            </Button>
          </li>
        )}
      </Entries>
      <Report of={receipts} done={(sent) => `${count(sent, 'receipt')} sent.`} />
      <h2>The season</h2>
      <Entries of={ofSeason} onOpen={onOpen}>
        <li>
          <Button onPress={() => sharing.start('Sharing the files', (call) => call('shareAgain'))}>
            Share the files again
          </Button>
        </li>
      </Entries>
      <Report
        of={sharing}
        done={() => 'Each player’s file can be read by the email on the roster, and by no other.'}
      />
      <h2>Checks</h2>
      <Entries of={checks} onOpen={onOpen} />
    </section>
  );
}

interface EntriesProps {
  readonly of: readonly Entry[];
  readonly children?: ComponentChildren;
  onOpen(page: PageName): void;
}

function Entries({ of, children, onOpen }: EntriesProps) {
  return (
    <ul class="more">
      {of.map(
        ([page, label]) =>
          label && (
            <li key={page}>
              <Button isFree id={`open-${page}`} onPress={() => onOpen(page)}>
                {label}
              </Button>
            </li>
          ),
      )}
      {children}
    </ul>
  );
}
