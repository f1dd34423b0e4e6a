import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Linking = { orderId: number; findProfile: (applicationId: number) => Promise<number> };

/**
 * Gives an order, and its participant who is the buyer, to a profile of the platform that sold it. The database takes it back when the
 * address changes (docs/rules/booking.md#profiles).
 */
export async function linkBuyer(db: Database, { orderId, findProfile }: Linking): Promise<void> {
  const { rows } = await sql<{ application_id: number }>`
    select application_id from orders where id = ${orderId}`.execute(db);
  const [order] = rows;
  if (!order) throw new Error(`order ${orderId} is out of scope`);
  const profileId = await findProfile(order.application_id);
  await sql`update orders set profile_id = ${profileId} where id = ${orderId}`.execute(db);
}
