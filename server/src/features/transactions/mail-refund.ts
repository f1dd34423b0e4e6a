import type { Locale } from '@move/domain/kit/messages.ts';
import { formatCents } from '@move/domain/kit/money.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import type { PaymentType } from '@move/domain/orders/payment-types.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { limitKey } from '../../platform/mail/mail-limits.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';

type Facts = {
  order_id: number;
  email: string;
  locale: Locale;
  first_name: string;
  last_name: string;
  payment_type: PaymentType | null;
  title: string;
  organization: string;
  reply_to: string | null;
};

/** Mails the buyer what was refunded, in the buyer's language. */
export async function mailRefund(db: Database, transactionId: number, refundInCents: number): Promise<void> {
  const { rows } = await sql<Facts>`
    select orders.id as order_id, orders.email, orders.locale, orders.first_name, orders.last_name, orders.payment_type, line.title,
      organizations.name as organization, nullif(organizations.email::text, '') as reply_to
    from transactions join orders on orders.id = transactions.order_id
      join order_lines line on line.id = transactions.order_line_id
      join organizations on organizations.id = transactions.organization_id
    where transactions.id = ${transactionId}`.execute(db);
  const [facts] = rows;
  if (!facts) return;
  const { email: to, locale, reply_to: replyTo, order_id } = facts;
  const text = texts[locale](facts, formatCents(refundInCents, locale));
  const about = { kind: 'refunded' as const, orders: [order_id] };
  await sendMail(db, { to, locale, ...text, replyTo, limitKey: limitKey(`order ${order_id}`, facts), about });
}

type Text = { subject: string; paragraphs: string[] };

/** Money goes back as it came. */
const texts: Record<Locale, (facts: Facts, amount: string) => Text> = {
  nl: ({ first_name, title, order_id, payment_type, organization }, amount) => ({
    subject: `Geld terug: ${title}`,
    paragraphs: [
      `Hallo ${first_name},`,
      `Je krijgt ${amount} terug${payment_type === 'cash' ? ' in contanten' : ''} voor ${title} (bestelling ${orderNumber(order_id)}).`,
      organization,
    ],
  }),
  en: ({ first_name, title, order_id, payment_type, organization }, amount) => ({
    subject: `Refund: ${title}`,
    paragraphs: [
      `Hello ${first_name},`,
      `You get ${amount} back${payment_type === 'cash' ? ' in cash' : ''} for ${title} (order ${orderNumber(order_id)}).`,
      organization,
    ],
  }),
};
