import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Refunded } from '@move/domain/orders/refunds/refund-text.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { lineTitleForBuyer, refundNotices } from '../orders/public.ts';
import { limitKey } from '../../platform/mail/mail-limits.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';

type Facts = {
  order_id: number;
  order_line_id: number;
  /** Null for a walk-in participant or a sale at the counter without an address. */
  email: string | null;
  locale: Locale;
  first_name: string;
  last_name: string;
  title: string;
  is_purchase: boolean;
  organization: string;
  reply_to: string | null;
};

type Refund = { transactionId: number; refunded: Refunded; appUrl: string };

/** Mails the buyer what was refunded, in the buyer's language. */
export async function mailRefund(db: Database, { transactionId, refunded, appUrl }: Refund): Promise<void> {
  const { rows } = await sql<Facts>`
    select orders.id as order_id, line.id as order_line_id, orders.email, orders.locale, orders.first_name, orders.last_name,
      ${lineTitleForBuyer} as title, exists (select from purchases where purchases.organization_id = line.organization_id
        and purchases.order_line_id = line.id) as is_purchase,
      organizations.name as organization, nullif(organizations.email::text, '') as reply_to
    from transactions join orders on orders.id = transactions.order_id
      join order_lines line on line.id = transactions.order_line_id
      join organizations on organizations.id = transactions.organization_id
    where transactions.id = ${transactionId}`.execute(db);
  const [facts] = rows;
  if (!facts || facts.email === null) return;
  const { email: to, locale, reply_to: replyTo, order_id, order_line_id, organization } = facts;
  const [money] = await refundNotices(
    db,
    [{ email: to, locale, lineIds: [order_line_id], refunds: [refunded] }],
    appUrl,
  );
  const { subject, paragraphs } = texts[locale](facts);
  await sendMail(db, {
    to,
    locale,
    subject,
    paragraphs: [...paragraphs, ...(money?.paragraphs ?? []), organization],
    link: money?.link,
    replyTo,
    limitKey: limitKey(`order ${order_id}`, facts),
    about: { kind: 'refunded', orders: [order_id] },
  });
}

type Text = { subject: string; paragraphs: string[] };

const texts: Record<Locale, (facts: Facts) => Text> = {
  nl: ({ first_name, title, is_purchase }) => ({
    subject: `Geld terug: ${title}`,
    paragraphs: [
      `Hallo ${first_name},`,
      `Dit gaat over ${title}. Je ${is_purchase ? 'aankoop' : 'inschrijving'} blijft staan.`,
    ],
  }),
  en: ({ first_name, title, is_purchase }) => ({
    subject: `Refund: ${title}`,
    paragraphs: [`Hello ${first_name},`, `This is about ${title}. Your ${is_purchase ? 'purchase' : 'booking'} stays.`],
  }),
};
