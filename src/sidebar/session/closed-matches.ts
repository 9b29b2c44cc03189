import { useEffect } from 'preact/hooks';
import { useAction } from './action.ts';

/** Reads the closed matches, newest first, once for each number of them that the panel knows of; nothing where there are none. */
export function useClosedMatches(closed: number) {
  const reading = useAction<'closedMatches'>('reads');
  useEffect(() => {
    if (closed > 0) void reading.start('Reading the closed matches', (call) => call('closedMatches'));
  }, [closed]);
  return { reading, matches: closed > 0 ? (reading.value ?? []) : [] };
}
