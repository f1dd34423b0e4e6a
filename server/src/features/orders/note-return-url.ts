import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Notes the page of the website where the visitor booked. */
export async function noteReturnUrl(db: Database, orderId: number, returnUrl: string | undefined): Promise<void> {
  if (returnUrl === undefined) return;
  await sql`update orders set return_url = ${returnUrl} where id = ${orderId}`.execute(db);
}
