import type { MatchState } from '../sheets/panel.ts';
import { useAction } from './action.ts';
import { Button } from './button.tsx';
import type { PageName } from './home.tsx';
import { Report } from './report.tsx';
import { useSession } from './session.ts';
import { count } from './words.ts';

interface Props {
  readonly match: MatchState;
  readonly hasLive: boolean;
  onOpen(page: PageName): void;
}

interface Entry {
  readonly page: PageName;
  readonly label: string;
  readonly isShown: boolean;
}

/** What a host wants now and then. */
export function More({ match, hasLive, onOpen }: Props) {
  const { server } = useSession();
  const receipts = useAction<number>('write');
  const entries: readonly Entry[] = [
    { page: 'why', label: 'Why did a round come out so?', isShown: match.round > 0 },
    { page: 'deadline', label: 'Change the deadline', isShown: !match.over },
    { page: 'undo', label: `Undo round ${match.round}`, isShown: !match.over && match.round > 0 },
    { page: 'award', label: 'Award or fine', isShown: true },
    { page: 'verify', label: 'Verify', isShown: true },
    { page: 'record', label: 'Export the record', isShown: true },
    { page: 'self-test', label: 'Self-test', isShown: true },
    { page: 'new-game', label: 'New game', isShown: hasLive },
  ];
  return (
    <section aria-label="More">
      <h2>More</h2>
      <ul class="more">
        {entries
          .filter(({ isShown }) => isShown)
          .map(({ page, label }) => (
            <li key={page}>
              <Button isFree id={`open-${page}`} onPress={() => onOpen(page)}>
                {label}
              </Button>
            </li>
          ))}
        {!match.over && !match.problem && (
          <li>
            <Button
              onPress={() =>
                receipts.start('Sending receipts', () => server.call('sendReceiptsNow', match.number))
              }
            >
              Send receipts now
            </Button>
          </li>
        )}
      </ul>
      <Report of={receipts} done={(sent) => `${count(sent, 'receipt')} sent.`} />
    </section>
  );
}
