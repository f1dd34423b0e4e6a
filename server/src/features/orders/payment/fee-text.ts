import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { feeText } from '@move/domain/orders/payment/fee-text.ts';
import { paymentFeeInCents, type PaymentTerms } from '@move/domain/orders/payment/payment-fee.ts';
import { ONLINE_PAYMENT_TYPES, type PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { MailedOrders } from '../../../platform/mail/send-mail.ts';

type Method = PaymentTerms & { code: PaymentType; open_in_cents: number };

/** A text about what each way of paying online adds to an order, for the mail with its payment link; null when none adds costs. */
export async function findFeeText(
  db: Database,
  { orders = [], participants = [], bundle_participants = [] }: MailedOrders,
  locale: Locale,
): Promise<string | null> {
  const { rows } = await sql<Method>`
    select method.code, method.fixed_in_cents, method.basis_points, sum(line.total_price_in_cents)::bigint as open_in_cents
    from order_lines line join transactions on transactions.order_line_id = line.id
      join lateral payment_terms(line.application_id) as method on method.code = any (${[...ONLINE_PAYMENT_TYPES]}::text[])
    where transactions.status = 'open' and line.order_id = any (array(
        select unnest(${[...orders]}::bigint[])
        union select order_id from order_lines where id in (
          select order_line_id from participants where id = any (${[...participants]}::bigint[])
          union select order_line_id from bundle_participants where id = any (${[...bundle_participants]}::bigint[]))))
    group by method.code, method.fixed_in_cents, method.basis_points
    order by array_position(${[...ONLINE_PAYMENT_TYPES]}::text[], method.code)`.execute(db);
  return feeText(
    rows.map(({ code, open_in_cents, ...terms }) => ({ code, fee_in_cents: paymentFeeInCents(open_in_cents, terms) })),
    locale,
  );
}
