import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Visit = {
  orderId: number;
  /** Which network holds the spots while the order is unpaid; the database forgets it once the order is paid or over. */
  network: Buffer | null;
  /** The page of the website where the visitor booked. */
  returnUrl: string | undefined;
  findProfile: (applicationId: number) => Promise<number>;
};

/**
 * Notes where an order of a visitor came from, and gives it, and its participant who is the buyer, to a profile of the platform that sold
 * it. The database takes it back when the address changes (docs/rules/booking.md#profiles).
 */
export async function noteVisitor(db: Database, { orderId, network, returnUrl, findProfile }: Visit): Promise<void> {
  const { rows } = await sql<{ application_id: number }>`
    select application_id from orders where id = ${orderId}`.execute(db);
  const [order] = rows;
  if (!order) throw new Error(`order ${orderId} is out of scope`);
  const profileId = await findProfile(order.application_id);
  await sql`
    update orders set profile_id = ${profileId}, return_url = ${returnUrl ?? null},
      reserved_by = case when status = 'open' then ${network}::bytea end
    where id = ${orderId}`.execute(db);
}
