// What a first start finds: a season of ten simulated players.
import type { Host } from './host.ts';

export const HOST_EMAIL = 'host@example.com';
export const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jun'] as const;

export const emailOf = (name: string): string => `${name.toLowerCase()}@example.com`;

/** Fills a new host with the people and the season's workbook. */
export async function prepareDemo(host: Host): Promise<void> {
  host.addPeople(PLAYERS.map((name) => ({ name, email: emailOf(name) })));
  host.makeWorkbook('Roundkeeper season', HOST_EMAIL);
}
