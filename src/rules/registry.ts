import type { AnyGame } from './game.ts';
import { notFlowerField } from './games/not-flower-field/index.ts';
import { pickingNine } from './games/picking-nine/index.ts';
import { polarPower } from './games/polar-power/index.ts';
import { secretSoulmate } from './games/secret-soulmate/index.ts';
import { theMvp } from './games/the-mvp/index.ts';

/** Every game there is. A new game is one folder beside these and one line here. */
export const GAMES: readonly AnyGame[] = [polarPower, pickingNine, secretSoulmate, theMvp, notFlowerField];
