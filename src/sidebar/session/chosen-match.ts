import { useState } from 'preact/hooks';
import type { SeasonState } from '../../sheets/panel-api/panel.ts';

/**
 * The number of the match that the host chose, and a function that chooses another. The browser stores it for the season, so that a reopened
 * panel shows the same match; undefined if the browser stores nothing (G98).
 */
export function useChosenMatch({
  spectatorLink,
}: SeasonState): readonly [chosen: number | undefined, choose: (number: number) => void] {
  const key = `roundkeeper match ${spectatorLink}`;
  const [chosen, setChosen] = useState(() => kept(key));
  const choose = (number: number) => {
    keep(key, number);
    setChosen(number);
  };
  return [chosen, choose];
}

// A browser that stores nothing throws even on reading.
function kept(key: string): number | undefined {
  try {
    const found = localStorage.getItem(key);
    return found === null ? undefined : Number(found);
  } catch {
    return undefined;
  }
}

function keep(key: string, number: number): void {
  try {
    localStorage.setItem(key, String(number));
  } catch {
    // The panel that is open has it.
  }
}
