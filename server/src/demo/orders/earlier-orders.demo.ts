import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoOrganizations } from '../organizations/organizations.demo.ts';
import { placeOrders } from '../../features/orders/payment/place-order.ts';
import { refundAmount } from '../../features/orders/refunds/refund-amount.ts';

/** The provider's fee of an online payment in the demo, in cents. */
const FEE = 35;
const WAYS = ['ideal', 'ideal', 'bancontact', 'ideal', 'creditcard'];
const BUYERS = [
  ['Emma', 'Bakker'],
  ['Yusuf', 'Kaya'],
  ['Lotte', 'van Dam'],
  ['Bram', 'Willems'],
  ['Fatima', 'El Idrissi'],
  ['Gijs', 'de Groot'],
  ['Noa', 'Peeters'],
] as const;
const PRICES = [750, 1_250, 995, 2_500];

/** One out of this number of orders is partly refunded, some days after its payment. */
const REFUNDED_EVERY = 40;

const ZONE = 'Europe/Amsterdam';

/** The first and last month, counted back from the current month. Orders of the last two months are added by the order history. */
const MONTHS = { first: 14, last: 2 };

/** The number of orders of an organisation in a month. It grows from about 10 in month 0, the first one, to about 35 in the last. */
const ordersIn = (month: number, organization: number) => 10 + 2 * month + ((month + organization) % 5);

type Parts = { organizations: DemoOrganizations; now: Date };

/** Adds orders of a few organisations, paid online over more than a year, for their invoices. */
export async function seedDemoEarlierOrders(db: Database, { organizations, now }: Parts): Promise<void> {
  const { zwemclub, judo, veerpad, delinde, stroom } = organizations;
  const current = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(ZONE)
    .toPlainDate()
    .toPlainYearMonth();
  const months = Array.from({ length: MONTHS.first - MONTHS.last + 1 }, (_, index) =>
    current.subtract({ months: MONTHS.first - index }),
  );
  const drafts = months.flatMap((month, monthIndex) =>
    [zwemclub, judo, veerpad, delinde, stroom].flatMap((organizationId, index) =>
      Array.from({ length: ordersIn(monthIndex, index) }, (_, at) => {
        const number = monthIndex * 7 + index * 3 + at;
        const [first_name, last_name] = BUYERS[number % BUYERS.length] ?? BUYERS[0];
        const day = 2 + ((number * 5) % 25);
        const paid = month
          .toPlainDate({ day })
          .toZonedDateTime({ timeZone: ZONE, plainTime: `${10 + (number % 10)}:20` });
        return {
          organizationId,
          applicationId: null,
          buyer: {
            first_name,
            last_name,
            email: `${first_name.toLowerCase()}.${number}@leden.example`,
            locale: 'nl' as const,
          },
          payment: 'cash' as const,
          lines: [
            {
              title: 'Losse les',
              price: {
                unit_price_in_cents: PRICES[number % PRICES.length] ?? 750,
                vat_percentage: 9,
                vat_exemption_reason: null,
                term: null,
              },
            },
          ],
          now: new Date(paid.epochMilliseconds),
        };
      }),
    ),
  );
  const placed = await placeOrders(db, drafts);
  const ids = sql`${placed.map(({ id }) => id)}::bigint[]`;
  await sql`
    update orders set status = 'paid', paid_at = created_at, payment_type = (${WAYS}::text[])[1 + id % ${WAYS.length}],
      transaction_fee_in_cents = ${FEE}, total_price_in_cents = total_price_in_cents + ${FEE},
      payout_month = to_char(created_at at time zone ${ZONE} + interval '1 month', 'YYYY-MM')
    where id = any (${ids})`.execute(db);
  await sql`
    update transactions set status = 'paid', fee_in_cents = ${FEE}, total_price_in_cents = transactions.total_price_in_cents + ${FEE},
      booked_at = orders.created_at
    from orders where orders.id = order_id and order_id = any (${ids})`.execute(db);
  await refundSome(
    db,
    placed.map(({ id }) => id).filter((_, index) => index % REFUNDED_EVERY === REFUNDED_EVERY - 1),
  );
}

async function refundSome(db: Database, orderIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ line_id: number; cents: number; back_at: Date }>`
    select line.id as line_id, line.total_price_in_cents as cents, paid_at + interval '3 days' as back_at
    from orders join order_lines line on line.order_id = orders.id where orders.id = any (${orderIds}::bigint[])
    order by orders.id`.execute(db);
  for (const { line_id: lineId, cents, back_at } of rows) {
    const amountInCents = Math.ceil(cents / 2);
    const now = new Date(back_at);
    // one after another, because they share a transaction
    await refundAmount(db, { lineId, amountInCents, locale: 'nl', reason: 'Coulance', now, by: null });
  }
}
