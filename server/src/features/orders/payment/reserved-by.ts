import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** The network and site stored with unpaid orders of their visitors: keyed hashes, so that no address is stored. */
export type ReservedBy = {
  network: Buffer;
  /** Null when the site is the network itself, as for an IPv4 address. */
  site: Buffer | null;
};

type Sender = { network: string; site: string };

export function reservedBy({ network, site }: Sender, secret: string): ReservedBy {
  const hash = (name: string) => createHmac('sha256', secret).update(`reserved-by ${name}`).digest();
  return { network: hash(network), site: site === network ? null : hash(site) };
}

/**
 * Counts the lines and units of unpaid orders that a network and its site hold in total. Calls of one network, and of one site, wait for
 * each other here.
 */
export async function countReservedBy(db: Database, { network, site }: ReservedBy) {
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ by_network: number; by_site: number }>`
    select by_network, by_site from count_reserved_by(${network}, ${site})`.execute(db);
  return rows[0] ?? { by_network: 0, by_site: 0 };
}
