import type { AnyGame } from './game.ts';
import { notFlowerField } from './games/not-flower-field/index.ts';
import { ownGame } from './games/own-game/index.ts';
import { pickingNine } from './games/picking-nine/index.ts';
import { polarPower } from './games/polar-power/index.ts';
import { secretSoulmate } from './games/secret-soulmate/index.ts';
import { theMvp } from './games/the-mvp/index.ts';

/** All games that have code. A host chooses among these. A new game is one folder in `games` and one line here. */
export const GAMES: readonly AnyGame[] = [polarPower, pickingNine, secretSoulmate, theMvp, notFlowerField];

/** All games that a record can name, hosts' own games included. */
export const RECORD_GAMES: readonly AnyGame[] = [...GAMES, ownGame];
