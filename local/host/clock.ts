// The virtual clock: a time source with an offset that is part of the state.
import type { World } from '../google/world/world.ts';

export interface Clock {
  now(): number;
  advance(ms: number): void;
  set(ms: number): void;
}

export const makeClock = (world: World, source: () => number): Clock => ({
  now: () => source() + world.offset,
  advance(ms) {
    world.offset += ms;
  },
  set(ms) {
    world.offset = ms - source();
  },
});
