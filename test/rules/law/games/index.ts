import type { GameFacts } from '../facts.ts';
import { notFlowerField } from './not-flower-field.ts';
import { pickingNine } from './picking-nine.ts';
import { polarPower } from './polar-power.ts';
import { secretSoulmate } from './secret-soulmate.ts';
import { theMvp } from './the-mvp.ts';

/** By the game's id. A game that is not here is held to every law that needs no knowledge of it. */
export const FACTS: Readonly<Record<string, GameFacts | undefined>> = {
  'not-flower-field': notFlowerField,
  'picking-nine': pickingNine,
  'polar-power': polarPower,
  'secret-soulmate': secretSoulmate,
  'the-mvp': theMvp,
};
