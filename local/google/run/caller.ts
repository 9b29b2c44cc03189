// The caller of a service: the user, with the add-on's scopes and the user's quota.

import type { World } from '../world/world.ts';
import type { Quota } from './quota.ts';
import type { Scopes } from './scopes.ts';

export interface Caller {
  readonly world: World;
  readonly user: string;
  readonly scopes: Scopes;
  readonly quota: Quota;
  now(): number;
}
