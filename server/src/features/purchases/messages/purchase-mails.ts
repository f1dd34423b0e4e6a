import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import type { PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import type { Refunded } from '@move/domain/orders/refunds/refund-text.ts';
import type { TransactionStatus } from '@move/domain/orders/payment/transactions.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { findFeeText, findRefundText, orderLink, type RefundRecipient, refundNotices } from '../../orders/public.ts';
import { limitKey } from '../../../platform/mail/mail-limits.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { PurchasePath } from '../purchases.queries.ts';

/** What happened to a purchase. */
export type PurchaseEvent =
  | { kind: 'bought'; link?: string }
  | { kind: 'payment_link'; link: string; payBy: string }
  | { kind: 'canceled' | 'refunded'; refunded: Refunded; appUrl: string };

type Facts = {
  order_id: number;
  order_line_id: number;
  /** Null for a sale at the counter without an address. */
  email: string | null;
  locale: Locale;
  first_name: string;
  last_name: string;
  product_id: number;
  quantity: number;
  status: TransactionStatus;
  payment_type: PaymentType | null;
  total_price_in_cents: number;
  product: string;
  organization: string;
  reply_to: string | null;
};

/** Mails a buyer with an address, in the buyer's language. */
export async function mailBuyer(db: Database, { purchaseId }: PurchasePath, event: PurchaseEvent): Promise<void> {
  const { rows } = await sql<Facts>`
    select orders.id as order_id, purchases.order_line_id, purchases.email, purchases.locale, purchases.first_name, purchases.last_name,
      purchases.product_id,
      purchases.quantity, transactions.status, orders.payment_type, transactions.total_price_in_cents, order_lines.title as product,
      organizations.name as organization, nullif(organizations.email::text, '') as reply_to
    from purchases join order_lines on order_lines.id = purchases.order_line_id
      join transactions on transactions.order_line_id = order_lines.id join orders on orders.id = order_lines.order_id
      join organizations on organizations.id = purchases.organization_id
    where purchases.id = ${purchaseId}`.execute(db);
  const [facts] = rows;
  if (!facts || facts.email === null) return;
  const { subject, paragraphs } =
    event.kind === 'bought'
      ? bought[facts.locale](facts)
      : event.kind === 'payment_link'
        ? owed[facts.locale](facts, event.payBy)
        : back[facts.locale](facts, event);
  const { email: to, locale, reply_to: replyTo, product_id } = facts;
  const money =
    'refunded' in event ? await moneyOf(db, { email: to, locale, lineIds: [facts.order_line_id] }, event) : null;
  const link =
    'link' in event && event.link !== undefined
      ? orderLink(event.link, locale, linkWords[locale][event.kind])
      : money?.link;
  const key = limitKey(`product ${product_id}`, facts);
  const about = { kind: event.kind, orders: [facts.order_id] };
  const isNew = event.kind === 'bought' || event.kind === 'payment_link';
  const terms = isNew ? await findRefundText(db, { orders: [facts.order_id] }, { locale, now: new Date() }) : null;
  const fees = event.kind === 'payment_link' ? await findFeeText(db, { orders: [facts.order_id] }, locale) : null;
  const shown = [
    ...paragraphs,
    ...(fees === null ? [] : [fees]),
    ...(terms === null ? [] : [terms]),
    ...(money?.paragraphs ?? []),
    ...(money ? [facts.organization] : []),
  ];
  await sendMail(db, { to, locale, subject, paragraphs: shown, link, replyTo, limitKey: key, about });
}

/** The part of the mail about the refund of an order; null when nothing is refunded. */
async function moneyOf(db: Database, recipient: Omit<RefundRecipient, 'refunds'>, { refunded, appUrl }: Back) {
  const [money] = await refundNotices(db, [{ ...recipient, refunds: [refunded] }], appUrl);
  return money ?? null;
}

type Text = { subject: string; paragraphs: string[] };
type Back = Exclude<PurchaseEvent, { kind: 'bought' | 'payment_link' }>;

const linkWords = {
  nl: { bought: 'Bekijk of annuleer je aankoop', payment_link: 'Betaal je aankoop' },
  en: { bought: 'View or cancel your purchase', payment_link: 'Pay for your purchase' },
} as const satisfies Record<Locale, unknown>;

const what = ({ quantity, product }: Facts) => (quantity === 1 ? product : `${quantity} × ${product}`);

const bought: Record<Locale, (facts: Facts) => Text> = {
  nl: (facts) => ({
    subject: `Je aankoop bij ${facts.organization}: ${facts.product}`,
    paragraphs: [
      `Hallo ${facts.first_name},`,
      `Je hebt ${what(facts)} gekocht.`,
      payment.nl(facts),
      facts.organization,
    ],
  }),
  en: (facts) => ({
    subject: `Your purchase at ${facts.organization}: ${facts.product}`,
    paragraphs: [`Hello ${facts.first_name},`, `You bought ${what(facts)}.`, payment.en(facts), facts.organization],
  }),
};

const owed: Record<Locale, (facts: Facts, payBy: string) => Text> = {
  nl: (facts, payBy) => ({
    subject: `Betaal je aankoop: ${facts.product}`,
    paragraphs: [
      `Hallo ${facts.first_name},`,
      `${facts.organization} houdt ${what(facts)} voor je apart.`,
      `Te betalen: ${formatCents(facts.total_price_in_cents, 'nl')}, uiterlijk ${payBy}.`,
    ],
  }),
  en: (facts, payBy) => ({
    subject: `Pay for your purchase: ${facts.product}`,
    paragraphs: [
      `Hello ${facts.first_name},`,
      `${facts.organization} keeps ${what(facts)} for you.`,
      `Amount due: ${formatCents(facts.total_price_in_cents, 'en')}, by ${payBy}.`,
    ],
  }),
};

const payment: Record<Locale, (facts: Facts) => string> = {
  nl: ({ status, total_price_in_cents }) => {
    const amount = formatCents(total_price_in_cents, 'nl');
    if (status === 'free') return 'Je hoeft hiervoor niets te betalen.';
    if (status === 'open') return `Je betaalt ${amount} contant bij ons.`;
    return status === 'external' ? 'Je betaalt hiervoor apart.' : `Je hebt ${amount} betaald.`;
  },
  en: ({ status, total_price_in_cents }) => {
    const amount = formatCents(total_price_in_cents, 'en');
    if (status === 'free') return 'There is nothing to pay.';
    if (status === 'open') return `You pay ${amount} to us in cash.`;
    return status === 'external' ? 'You pay for it separately.' : `You paid ${amount}.`;
  },
};

const back: Record<Locale, (facts: Facts, event: Back) => Text> = {
  nl: (facts, { kind }) => ({
    subject: kind === 'canceled' ? `Je aankoop is geannuleerd: ${facts.product}` : `Geld terug: ${facts.product}`,
    paragraphs: [
      `Hallo ${facts.first_name},`,
      kind === 'canceled'
        ? `Je aankoop van ${what(facts)} is geannuleerd.`
        : `Dit gaat over je aankoop van ${what(facts)}.`,
    ],
  }),
  en: (facts, { kind }) => ({
    subject: kind === 'canceled' ? `Your purchase was cancelled: ${facts.product}` : `Money back: ${facts.product}`,
    paragraphs: [
      `Hello ${facts.first_name},`,
      kind === 'canceled'
        ? `Your purchase of ${what(facts)} was cancelled.`
        : `This is about your purchase of ${what(facts)}.`,
    ],
  }),
};
