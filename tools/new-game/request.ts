import { existsSync } from 'node:fs';
import { FULL, fail, SMALL, type Template } from './template.ts';

const USAGE = 'npm run new-game -- silent-auction [--full]';

/** The game that is to be made. */
export interface Request {
  readonly id: string;
  readonly template: Template;
}

/** The name and the template that were asked for; refuses what cannot be made. */
export function readArguments(args: readonly string[]): Request {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--full');
  if (unknown !== undefined) fail(`there is no flag “${unknown}”; write ${USAGE}`);
  const [id, ...more] = args.filter((arg) => arg !== '--full');
  if (id === undefined) return fail(`name the game: ${USAGE}`);
  if (more.length > 0) fail(`one name, with hyphens instead of blanks: ${USAGE}`);
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id))
    fail(`“${id}” is not a name for a game: use small letters, digits and hyphens, such as “silent-auction”`);
  const taken = [`src/rules/games/${id}`, `test/rules/games/${id}`].find(existsSync);
  if (taken !== undefined) fail(`“${id}” is taken: ${taken} exists`);
  return { id, template: args.includes('--full') ? FULL : SMALL };
}
