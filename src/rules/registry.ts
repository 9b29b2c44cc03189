import type { AnyGame } from './game.ts';
import { notFlowerField } from './not-flower-field/index.ts';
import { pickingNine } from './picking-nine/index.ts';
import { polarPower } from './polar-power/index.ts';
import { secretSoulmate } from './secret-soulmate/index.ts';
import { theMvp } from './the-mvp/index.ts';

/** Every game there is. A new game is one folder beside these and one line here. */
export const GAMES: readonly AnyGame[] = [polarPower, pickingNine, secretSoulmate, theMvp, notFlowerField];
