import { even, type Grid } from '../grid.ts';
export function drawPublic(_table: unknown, _told: unknown): Grid {
  return even(0, 17, 22, 44, []);
}
export function drawPrivate(_table: unknown, _seat: number, _told: unknown): Grid {
  return even(0, 17, 22, 44, []);
}
export function drawHost(_table: unknown, _position: unknown, _told: unknown): Grid {
  return even(0, 17, 22, 44, []);
}
