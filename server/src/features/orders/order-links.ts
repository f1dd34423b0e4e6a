import { sql } from 'kysely';
import { hashToken, newToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';

/** Makes a secret by which the buyer reaches the order; earlier ones keep working. Null when the order is out of sight. */
export async function makeOrderLink(db: Database, orderId: number): Promise<string | null> {
  const token = newToken();
  const { rows } = await sql`
    insert into order_links (token_hash, organization_id, application_id, order_id)
    select ${hashToken(token)}, organization_id, application_id, id from orders where id = ${orderId}
    returning order_id`.execute(db);
  return rows.length === 0 ? null : token;
}

/** The order of a link; from here on the call sees its organisation. 404 for a link that there never was. */
export async function enterOrderLink(db: Database, token: string): Promise<number> {
  // a statement of its own: it enters the scope of the order
  const { rows } = await sql<{ id: number | null }>`select enter_order_link(${hashToken(token)}) as id`.execute(db);
  const id = rows[0]?.id;
  if (!id) throw notFound();
  return id;
}
