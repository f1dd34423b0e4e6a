import { addRefunds, NOTHING_REFUNDED, type Refunded } from '@move/domain/orders/refunds/refund-text.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notifyBooking } from '../../bookings/public.ts';
import type { Buyer } from '../../orders/public.ts';
import { mailBuyer } from '../../purchases/public.ts';
import type { CanceledLine } from './cancel-booking.ts';

type Canceled = { orderId: number; canceled: readonly CanceledLine[]; appUrl: string };

/** Mails the buyer once, with what was canceled and refunded. Mails participants with another address without the amounts. */
export async function notifyCanceled(db: Database, { orderId, canceled, appUrl }: Canceled): Promise<void> {
  const { rows } = await sql<Buyer>`
    select first_name, last_name, email, locale from orders where id = ${orderId}`.execute(db);
  const [buyer] = rows;
  const [first] = canceled;
  if (!buyer || !first) return;
  if (first.line.type === 'product') return mailPurchases(db, canceled, appUrl);
  const sessionIds = [...new Set(canceled.flatMap(({ line }) => line.session_ids))];
  const facts = {
    kind: 'canceled_by_buyer',
    activityId: first.line.activity_id ?? 0,
    about: { orders: [orderId] },
    ...(first.line.bundle !== null && { bundle: first.line.bundle }),
  } as const;
  await notifyBooking(db, {
    ...facts,
    person: buyer,
    sessionIds,
    people: canceled.map(({ line }) => `${line.first_name} ${line.last_name}`),
    ...canceled.reduce<Refunded>(addRefunds, NOTHING_REFUNDED),
    lineIds: canceled.map(({ line }) => line.line_id),
    appUrl,
  });
  // one mail for each address, even if several people have it
  const own = new Map(canceled.toReversed().map(({ line }) => [line.email, line]));
  if (buyer.email !== null) own.delete(buyer.email);
  for (const line of own.values()) {
    const { first_name, last_name, email, locale, session_ids } = line;
    const person = { first_name: first_name ?? '', last_name, email, locale };
    await notifyBooking(db, { ...facts, person, sessionIds: session_ids });
  }
}

async function mailPurchases(db: Database, canceled: readonly CanceledLine[], appUrl: string): Promise<void> {
  for (const { line, ...refunded } of canceled) {
    const path = { organizationId: line.organization_id, productId: line.offer_id, purchaseId: line.id };
    await mailBuyer(db, path, { kind: 'canceled', refunded, appUrl });
  }
}
