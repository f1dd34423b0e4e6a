import type pg from 'pg';

/** Plans take memory in each connection, so their number is limited. */
const NAMES_MAX = 200;
const TEXTS_MAX = 2000;

const timesAsked = new Map<string, string | null>();
const withdrawn = new WeakSet<pg.ClientBase>();
let names = 0;

/**
 * Runs a statement, prepared from its second time on: parsing and planning with the policies of every table costs more than running
 * most statements. Only for direct connections; behind a pooler the next transaction may use another session.
 */
export async function runPrepared(client: pg.ClientBase, text: string, values: unknown[]) {
  const name = withdrawn.has(client) ? undefined : statementName(text);
  if (name === undefined) return client.query(text, values);
  try {
    return await client.query({ name, text, values });
  } catch (error) {
    // A migration changed the statement's columns, so this connection runs it unprepared.
    if (error instanceof Error && 'code' in error && error.code === '0A000') withdrawn.add(client);
    throw error;
  }
}

/**
 * Whether the connection goes to the server directly. Compares the process id of the session with the one received when connecting: a
 * pooler sends an id of its own. pg doesn't document `processID`.
 */
export const isDirect = (client: object, backendPid: unknown): boolean =>
  'processID' in client && client.processID === backendPid;

function statementName(text: string): string | undefined {
  const known = timesAsked.get(text);
  if (known) return known;
  if (known === undefined) {
    if (timesAsked.size < TEXTS_MAX) timesAsked.set(text, null);
    return undefined;
  }
  if (names >= NAMES_MAX) return undefined;
  names += 1;
  const name = `move_${names}`;
  timesAsked.set(text, name);
  return name;
}
