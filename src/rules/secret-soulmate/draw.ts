import type { Grid } from '../grid.ts';
import { even } from '../grid.ts';
export function drawPublic(): Grid {
  return even(0, 1, 20, 48, []);
}
export const drawPrivate = drawPublic;
export const drawHost = drawPublic;
