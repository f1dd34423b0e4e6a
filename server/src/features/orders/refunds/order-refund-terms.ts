import type { RefundTerms } from '@move/contract/offers/refund-terms.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { ONLINE_PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import type { TransactionStatus } from '@move/domain/orders/payment/transactions.ts';
import {
  orderRefundTermsText,
  refundSteps,
  remainingRefundSteps,
  type SteppedLine,
} from '@move/domain/rates/refund-steps.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { MailedOrders } from '../../../platform/mail/send-mail.ts';
import { readLines } from '../lines/sold-lines.ts';

type Reader = { locale: Locale; timeZone: string; now: Date; hasFee: boolean };

/** The statuses of lines that give a refund, now or once paid. */
export const REFUNDABLE: readonly TransactionStatus[] = ['open', 'paid', 'complete', 'partly_refunded'];

/**
 * How much canceling these lines refunds, and until when: `text` is about all lines, `steps` are those of the first line that has any left.
 * Null when canceling refunds nothing any more, or there are no lines.
 */
export function orderRefundTerms(lines: readonly SteppedLine[], reader: Reader): RefundTerms | null {
  const text = orderRefundTermsText(lines, reader);
  const [first] = lines.filter(({ steps }) => remainingRefundSteps(steps, reader.now).length > 0);
  return text === null || !first ? null : { text, steps: remainingRefundSteps(first.steps, reader.now) };
}

type Facts = { line_id: number; name: string | null; tz: string; has_fee: boolean };

/** The sentences about canceling for a mail or receipt about some orders; null when canceling refunds nothing. */
export async function findRefundText(
  db: Database,
  { orders = [], lines = [], participants = [], bundle_participants = [] }: MailedOrders,
  { locale, now }: Pick<Reader, 'locale' | 'now'>,
): Promise<string | null> {
  const { rows } = await sql<Facts>`
    select line.id as line_id, person.first_name as name, coalesce(person.tz, organizations.timezone) as tz,
      orders.transaction_fee_in_cents > 0 or (orders.reserved_until is not null
        and (select costs_to_pay(orders.application_id, ${[...ONLINE_PAYMENT_TYPES]}::text[]))) as has_fee
    from order_lines line join orders on orders.id = line.order_id
      join transactions on transactions.order_line_id = line.id
      join organizations on organizations.id = line.organization_id
    left join lateral (
      select one.first_name, sessions.tz from participants one join sessions on sessions.id = one.session_id
      where one.organization_id = line.organization_id and (one.order_line_id = line.id or one.bundle_participant_id in (
          select id from bundle_participants whole
          where whole.organization_id = line.organization_id and whole.order_line_id = line.id))
        and one.status <> 'canceled' and sessions.starts_at > ${now.toISOString()}
      order by sessions.starts_at, one.id limit 1) as person on true
    where line.id = any (array(
        select id from order_lines where order_id = any (${[...orders]}::bigint[])
        union select unnest(${[...lines]}::bigint[])
        union select order_line_id from participants where id = any (${[...participants]}::bigint[])
        union select order_line_id from bundle_participants where id = any (${[...bundle_participants]}::bigint[])))
      and transactions.status = any (${[...REFUNDABLE]}::text[]) and line.total_price_in_cents > 0
      and (person.first_name is not null or exists (select from purchases
        where purchases.organization_id = line.organization_id and purchases.order_line_id = line.id and canceled_at is null))
    order by line.position`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const sold = new Map(
    (
      await readLines(
        db,
        rows.map(({ line_id }) => line_id),
      )
    ).map((line) => [line.id, line]),
  );
  const stepped = rows.flatMap(({ line_id, name }): SteppedLine[] => {
    const line = sold.get(line_id);
    return line ? [{ name, steps: refundSteps(line.term, line.starts_at) }] : [];
  });
  const hasFee = rows.some(({ has_fee }) => has_fee);
  return orderRefundTermsText(stepped, { locale, timeZone: first.tz, now, hasFee });
}
