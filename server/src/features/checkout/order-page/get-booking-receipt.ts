import type * as api from '@move/contract/checkout/order-page.ts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { enterOrderLink, receiptFile } from '../../orders/public.ts';
import { limitReceipts } from '../limits.ts';

/**
 * Refuses unpaid orders: only a payer is surely the buyer, since a stranger may book under another person's name
 * (docs/rules/booking.md#strangers).
 */
export async function getBookingReceipt(call: Call<typeof api.getBookingReceipt>) {
  const { db, params, now } = call;
  await limitReceipts(call);
  const id = await enterOrderLink(db, params.orderToken);
  const { rows } = await sql`select from orders where id = ${id} and paid_at is not null`.execute(db);
  if (rows.length === 0) throw notFound();
  return receiptFile(db, { id, now });
}
