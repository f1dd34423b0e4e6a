import type * as api from '@move/contract/orders/orders.ts';
import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Call, Download } from '../../../platform/http/route.ts';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import { drawReceipt } from './draw-receipt.ts';
import { findOrder } from './order-detail.queries.ts';
import { findRefundText } from '../refunds/order-refund-terms.ts';
import { receiptContent, type SellerAddress } from './receipt-content.ts';

type Input = { id: number; organizationId?: number; locale?: Locale | undefined; now: Date };

type Facts = SellerAddress & { locale: Locale; timezone: string | null };

/** The receipt of an order in the requested language, else in that of the buyer. */
export async function receiptFile(db: Database, { id, organizationId, locale, now }: Input): Promise<Download> {
  const { rows } = await sql<Facts>`
    select orders.locale, organizations.timezone, info.street, info.house_number, info.postal_code,
      coalesce(info.city, organizations.city) as city, coalesce(info.country, 'NL') as country
    from orders left join organizations on organizations.id = orders.organization_id
      left join finance_infos info on info.organization_id = orders.organization_id
    where orders.id = ${id}`.execute(db);
  const [stored] = rows;
  const language = locale ?? stored?.locale ?? 'nl';
  const order = await findOrder(db, { id, organizationId, locale: language, isAsSold: true });
  const content = receiptContent(order, {
    locale: language,
    timeZone: stored?.timezone ?? DEFAULT_TIME_ZONE,
    address: stored ?? null,
    cancellation: await findRefundText(db, { orders: [id] }, { locale: language, now }),
  });
  const facts = { title: content.title, locale: language, author: order.organization.name, now };
  return {
    // made after the call's transaction, so that it holds no database connection
    file: () => writePdf(facts, (pdf) => drawReceipt(pdf, content)),
    filename: `${content.title.toLowerCase().replace(' ', '-')}.pdf`,
    type: 'application/pdf',
  };
}

export function getOrderReceipt({ db, params, query, now }: Call<typeof api.getOrderReceipt>) {
  const { orderId: id, organizationId } = params;
  return receiptFile(db, { id, organizationId, locale: query.locale, now });
}

export function getApplicationOrderReceipt({ db, params, query, now }: Call<typeof api.getApplicationOrderReceipt>) {
  return receiptFile(db, { id: params.orderId, locale: query.locale, now });
}

export function getAnyOrderReceipt({ db, params, query, now }: Call<typeof api.getAnyOrderReceipt>) {
  return receiptFile(db, { id: params.orderId, locale: query.locale, now });
}
