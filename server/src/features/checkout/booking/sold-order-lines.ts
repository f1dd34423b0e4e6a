import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { RefundAmounts } from '@move/domain/orders/payment/payment-state.ts';
import type { TransactionStatus } from '@move/domain/orders/payment/transactions.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { lineTitle, refundColumns } from '../../orders/public.ts';

/** What a line of an order sold: a spot in a session or bundle, or units of a product. */
export type SoldOrderLine = RefundAmounts & {
  line_id: number;
  type: 'session' | 'bundle' | 'product';
  /** Id of the participant, bundle participant or purchase. */
  id: number;
  organization_id: number;
  /** Null for a product. */
  activity_id: number | null;
  /** Id of the session, bundle or product. */
  offer_id: number;
  name: string;
  bundle: string | null;
  title: string;
  quantity: number;
  first_name: string | null;
  last_name: string;
  email: string;
  locale: Locale;
  status: 'pending' | 'active' | 'canceled';
  payment_status: TransactionStatus;
  total_price_in_cents: number;
  created_at: string;
  session_ids: number[];
  /** Start of the first session; null for a product. */
  starts_at: string | null;
};

/** Everything that an order sold, in the order of its lines. */
export async function findSoldLines(db: Database, orderId: number, locale: Locale): Promise<SoldOrderLine[]> {
  const { rows } = await sql<SoldOrderLine>`
    select line.id as line_id, sold.*, ${lineTitle(locale)} as title, line.quantity, transactions.status as payment_status,
      line.total_price_in_cents, ${refundColumns('transactions')}, line.created_at
    from order_lines line join transactions on transactions.order_line_id = line.id
    cross join lateral (
      (select 'session' as type, participants.id, participants.organization_id, sessions.activity_id,
        sessions.id as offer_id, activities.name, null::text as bundle, first_name, last_name, email, locale, status,
        array[sessions.id] as session_ids, sessions.starts_at
      from participants join sessions on sessions.id = participants.session_id
        join activities on activities.id = sessions.activity_id
      where participants.organization_id = line.organization_id and participants.order_line_id = line.id
      order by participants.status = 'canceled', participants.id desc limit 1)
      union all
      select 'bundle', whole.id, whole.organization_id, bundles.activity_id, bundles.id, activities.name, bundles.name,
        whole.first_name, whole.last_name, whole.email, whole.locale, whole.status,
        array(select session_id from participants where bundle_participant_id = whole.id
          and (participants.status <> 'canceled' or whole.status = 'canceled')),
        (select min(sessions.starts_at) from participants join sessions on sessions.id = participants.session_id
         where bundle_participant_id = whole.id and sessions.canceled_at is null and sessions.deleted_at is null)
      from bundle_participants whole join bundles on bundles.id = whole.bundle_id
        join activities on activities.id = bundles.activity_id
      where whole.organization_id = line.organization_id and whole.order_line_id = line.id
      union all
      select 'product', purchases.id, purchases.organization_id, null, products.id, products.name, null, null,
        purchases.last_name, purchases.email, purchases.locale,
        case when purchases.canceled_at is not null then 'canceled' when transactions.status = 'open' then 'pending'
          else 'active' end, '{}', null
      from purchases join products on products.id = purchases.product_id
      where purchases.organization_id = line.organization_id and purchases.order_line_id = line.id) as sold
    where line.order_id = ${orderId} order by line.position`.execute(db);
  return rows;
}

/** Days in which a buyer may return a product. */
const PRODUCT_DAYS = 14;

/** Whether the buyer may still cancel: a spot until the first session starts, a product for 14 days unless the buyer was erased. */
export function cancellationOf(
  { type, status, email, starts_at, created_at }: SoldOrderLine,
  now: Date,
): 'allowed' | 'canceled' | 'over' {
  if (status === 'canceled') return 'canceled';
  if (type !== 'product') return starts_at !== null && Date.parse(starts_at) > now.getTime() ? 'allowed' : 'over';
  if (isErased({ email })) return 'over';
  const days = (now.getTime() - Date.parse(created_at)) / 86_400_000;
  return days < PRODUCT_DAYS ? 'allowed' : 'over';
}
