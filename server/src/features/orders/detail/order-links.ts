import { sql } from 'kysely';
import { hashToken, newToken } from '../../../platform/auth/token.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';

/** Creates a secret by which the buyer opens the order; earlier ones keep working. Null when the order is out of scope. */
export async function makeOrderLink(db: Database, orderId: number): Promise<string | null> {
  return (await makeOrderLinks(db, [orderId])).get(orderId) ?? null;
}

/** Creates a secret for each order, in one statement; orders out of scope get none. */
export async function makeOrderLinks(db: Database, orderIds: readonly number[]): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map();
  const links = [...new Set(orderIds)].map((id) => ({ id, token: newToken() }));
  const { rows } = await sql<{ order_id: number }>`
    insert into order_links (token_hash, organization_id, application_id, order_id)
    select link.hash, organization_id, application_id, orders.id
    from unnest(${links.map(({ id }) => id)}::bigint[], ${links.map(({ token }) => hashToken(token))}::bytea[]) as link (id, hash)
      join orders on orders.id = link.id
    returning order_id`.execute(db);
  const inSight = new Set(rows.map(({ order_id }) => order_id));
  return new Map(links.filter(({ id }) => inSight.has(id)).map(({ id, token }) => [id, token]));
}

/** The page that the link of an order opens. */
export const orderUrl = (appUrl: string, token: string) => `${appUrl}/booking?token=${encodeURIComponent(token)}`;

/** The URL of the receipt of an order, for the holder of its link. */
export const receiptUrl = (appUrl: string, token: string) =>
  `${appUrl}/v1/public/bookings/${encodeURIComponent(token)}/receipt`;

/** A new link to the page of an order in scope; earlier links keep working. */
export async function makeOrderUrl(db: Database, orderId: number, appUrl: string): Promise<string> {
  const token = await makeOrderLink(db, orderId);
  if (token === null) throw new Error(`order ${orderId} is out of scope`);
  return orderUrl(appUrl, token);
}

/** Enters the scope of the order of a link for the rest of the call and returns its id. 404 for a link that never existed. */
export async function enterOrderLink(db: Database, token: string): Promise<number> {
  // alone in its statement, because the function enters the scope of the order
  const { rows } = await sql<{ id: number | null }>`select enter_order_link(${hashToken(token)}) as id`.execute(db);
  const id = rows[0]?.id;
  if (!id) throw notFound();
  return id;
}
