import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import type { PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import {
  type LessOwed,
  NOTHING_REFUNDED,
  type Refunded,
  refundTotals,
} from '@move/domain/orders/refunds/refund-text.ts';
import { elsewhereSentence, payNowSentence, refundSentence } from '@move/domain/orders/refunds/refund-sentences.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Mail } from '../../../platform/mail/send-mail.ts';
import { makeOrderLinks, orderUrl } from '../detail/order-links.ts';

export type RefundRecipient = {
  email: string;
  locale: Locale;
  /** The lines that the mail is about. */
  lineIds: readonly number[];
  /** Their refunds: money, or moves; and what is refunded elsewhere or no longer to be paid. */
  refunds: readonly Partial<Refunded & LessOwed>[];
};

/** The paragraphs of a mail about money, and the link to the order. */
export type RefundNotice = { paragraphs: string[]; link: Mail['link'] };

type StoredLine = {
  id: number;
  order_id: number;
  email: string | null;
  payment_type: PaymentType | null;
  organization: string;
  is_paid: boolean;
  is_free: boolean;
  /** What is still to be paid of the order. */
  due_in_cents: number;
};

/** Hours that the outbox keeps the secret of an order's link; the link itself keeps working. */
const NOTICE_HOURS = 48;

/**
 * The parts of mails about canceled and refunded lines, in two statements for any number of mails: what is refunded, how and when, the
 * number of the order, and for its buyer the link, if the order cost something. Without `appUrl` there is no link.
 */
export async function refundNotices(
  db: Database,
  recipients: readonly RefundRecipient[],
  appUrl?: string,
): Promise<RefundNotice[]> {
  const lines = await findLines(
    db,
    recipients.flatMap(({ lineIds }) => lineIds),
  );
  const linesOf = (recipient: RefundRecipient) => recipient.lineIds.flatMap((id) => lines.get(id) ?? []);
  const linked = recipients.map((recipient) => linkedOrder(linesOf(recipient), recipient.email));
  const tokens =
    appUrl === undefined
      ? new Map<number, string>()
      : await makeOrderLinks(
          db,
          linked.filter((id) => id !== null),
        );
  return recipients.map((recipient, index) => {
    const token = tokens.get(linked[index] ?? 0);
    return {
      paragraphs: paragraphsOf(linesOf(recipient), recipient),
      link:
        appUrl === undefined || token === undefined ? undefined : orderLink(orderUrl(appUrl, token), recipient.locale),
    };
  });
}

/** The link in a mail to the page of an order. */
export const orderLink = (url: string, locale: Locale, text: string = linkText[locale]): NonNullable<Mail['link']> => ({
  text,
  url,
  until: Temporal.Now.instant().add({ hours: NOTICE_HOURS }).toString(),
});

const linkText = { nl: 'Bekijk je bestelling', en: 'View your order' } as const satisfies Record<Locale, string>;
const numberText = { nl: 'Bestelnummer', en: 'Order number' } as const satisfies Record<Locale, string>;

/** The paragraph that names an order. */
export const numberParagraph = (orderIds: readonly number[], locale: Locale) =>
  `${numberText[locale]}: ${orderIds.map(orderNumber).join(', ')}`;

async function findLines(db: Database, ids: readonly number[]): Promise<Map<number, StoredLine>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StoredLine>`
    select line.id, line.order_id, orders.email, orders.payment_type, organizations.name as organization,
      transactions.status in ('paid', 'complete', 'partly_refunded') as is_paid, orders.total_price_in_cents = 0 as is_free,
      (select coalesce(sum(owed.total_price_in_cents), 0)::bigint from transactions owed
       where owed.order_id = orders.id and owed.status = 'open') as due_in_cents
    from order_lines line join orders on orders.id = line.order_id join transactions on transactions.order_line_id = line.id
      join organizations on organizations.id = line.organization_id
    where line.id = any (${[...new Set(ids)]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

const orderIdsOf = (lines: readonly StoredLine[]) => [...new Set(lines.map(({ order_id }) => order_id))];

/** The order that a mail links to: its only order, if the recipient is the buyer and it wasn't free; else null. */
function linkedOrder(lines: readonly StoredLine[], email: string): number | null {
  const [id, ...others] = orderIdsOf(lines);
  const isBuyers = lines.every((line) => line.email === email && !line.is_free);
  return id !== undefined && others.length === 0 && isBuyers ? id : null;
}

function paragraphsOf(lines: readonly StoredLine[], recipient: RefundRecipient): string[] {
  const [first] = lines;
  if (!first) return [];
  const totals = refundTotals(recipient.refunds);
  const isAboutMoney = totals.length > 0 || lines.some(({ is_paid }) => is_paid);
  return [
    ...(isAboutMoney ? moneyOf(lines, recipient, first.organization) : []),
    ...lessOwedOf(lines, recipient, first.organization),
    numberParagraph(orderIdsOf(lines), recipient.locale),
  ];
}

/** What the organisation refunds itself, and what is still to be paid of orders that became cheaper. */
function lessOwedOf(
  lines: readonly StoredLine[],
  { email, locale, refunds }: RefundRecipient,
  organization: string,
): string[] {
  const sum = (name: keyof LessOwed) => refunds.reduce((total, refund) => total + (refund[name] ?? 0), 0);
  const elsewhere = sum('elsewhere_in_cents');
  const dueOf = new Map(lines.map((line) => [line.order_id, line.due_in_cents]));
  const due = [...dueOf.values()].reduce((total, cents) => total + cents, 0);
  const isBuyer = lines.every((line) => line.email === email);
  return [
    ...(elsewhere > 0 ? [elsewhereSentence({ amountInCents: elsewhere, organization, locale, isBuyer })] : []),
    ...(sum('lowered_in_cents') > 0 && due > 0 ? [payNowSentence(due, locale)] : []),
  ];
}

/** A sentence about the money and one about the moves, or one that nothing is refunded. */
function moneyOf(
  lines: readonly StoredLine[],
  { email, locale, refunds }: RefundRecipient,
  organization: string,
): string[] {
  const types = lines.map(({ payment_type }) => payment_type);
  const paidInMoney = types.filter((type) => type !== 'wallet');
  const paymentTypes = paidInMoney.length > 0 ? paidInMoney : types;
  const how = { paymentTypes, organization, locale, isBuyer: lines.every((line) => line.email === email) };
  const [first = NOTHING_REFUNDED, ...others] = refundTotals(refunds);
  return [first, ...others].map(({ refund_in_cents: amountInCents, refund_in_moves: amountInMoves }) =>
    refundSentence({ ...how, amountInCents, amountInMoves }),
  );
}
