import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { buyerViolations } from '@move/domain/orders/buyers/buyer-name.ts';
import { PAYMENT_TYPES, STAFF_PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { STAFF_REFUNDS } from '@move/domain/orders/refunds/refunds.ts';
import { PAYMENT_STATES } from '@move/domain/orders/payment/payment-state.ts';
import { TRANSACTION_STATUSES } from '@move/domain/orders/payment/transactions.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Instant, IsoDate, Notes, OptionalEmail, OptionalPersonName } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { report } from '../kit/report.ts';
import { ShownAmount } from '../orders/shown-amount.ts';
import { refundAmounts } from '../orders/refund-amounts.ts';
import { Answer, AnswerDrafts } from '../questions/answers.ts';
import { purchaseLabels } from './purchases.labels.ts';

const Cents = z.int().min(0);
const Percentage = z.int().min(0).max(100);

/** One purchase of a product, with what was paid and refunded. */
export const Purchase = z.strictObject({
  id: Id,
  order_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  /** Null for a sale at the counter without an address. */
  email: z.string().nullable(),
  quantity: z.int().positive(),
  /** The status of its transaction. */
  status: z.enum(TRANSACTION_STATUSES),
  payment_type: z.enum(PAYMENT_TYPES).nullable(),
  total_price_in_cents: Cents,
  ...refundAmounts,
  /** What can still be refunded, without service fees. */
  refundable_in_cents: Cents,
  /** What canceling refunds now: everything for 14 days, then nothing. */
  term_in_cents: Cents,
  term_percentage: Percentage,
  /** Until when an unpaid purchase is reserved; null without an end, such as for cash. */
  reserved_until: Instant.nullable(),
  /** When its units were put back in stock. */
  canceled_at: Instant.nullable(),
  answers: z.array(Answer),
  created_at: Instant,
  updated_at: Instant,
});
export type Purchase = z.output<typeof Purchase>;

/** A sale that staff register. */
export const PurchaseDraft = z
  .object({
    /**
     * Both may be left out when nothing is mailed and nothing is left to pay: the buyer is then the counter
     * (docs/rules/money.md#sales-at-the-counter).
     */
    first_name: OptionalPersonName.optional(),
    last_name: OptionalPersonName.optional(),
    /** Without an address the buyer gets no mails. */
    email: OptionalEmail.optional(),
    /** Required when the product checks ages: on the day of the purchase (docs/rules/spots.md#ages). */
    date_of_birth: IsoDate.nullable().optional(),
    locale: z.enum(LOCALES).optional(),
    quantity: z.int().min(1).max(1_000),
    /** The answers to the questions of the product; absent: no questions were asked. */
    answers: AnswerDrafts.optional(),
    payment_type: z.enum(STAFF_PAYMENT_TYPES),
    /** Cash that was received at once. */
    is_paid: Flag.optional(),
    /** The price of one unit on the screen. 409 when the price has changed since, for a sale that is paid at once or `external`. */
    price_in_cents: Cents.optional(),
    /** Needs `override-limits`; audited. */
    override_age: Flag.optional(),
    /** A buyer with an address gets a confirmation, unless false. */
    notify: Flag.optional(),
  })
  .check((ctx) => report(ctx, buyerViolations(ctx.value)));
export type PurchaseDraft = z.output<typeof PurchaseDraft>;

const PATH = '/v1/admin/organizations/:organizationId/products/:productId/purchases';
const ONE = `${PATH}/:purchaseId` as const;

const listQuery = pageQuery({
  sort: ['created_at', 'name', 'quantity', 'status', 'total_price_in_cents'],
  order: 'desc',
  filters: {
    /** The status as shown: `refunded` finds completed refunds, not those that failed, are on their way, or are cash to hand over. */
    status: z.enum(PAYMENT_STATES).optional(),
    paymentType: z.enum(PAYMENT_TYPES).optional(),
    /** Days in the organisation's time zone, both inclusive. */
    dateFrom: IsoDate.optional(),
    dateUntil: IsoDate.optional(),
  },
});

/** A purchase is an order of a person: the list shows names, addresses and amounts. */
const buyersPermission = { all: ['view-product', 'manage-participants', 'view-rates'] } as const;

/** The purchases of a product, newest first. */
export const listPurchases = endpoint({
  name: 'listPurchases',
  method: 'GET',
  path: PATH,
  permission: buyersPermission,
  scope: 'organization',
  query: listQuery,
  reply: pageOf('purchases', Purchase),
  labels: purchaseLabels,
});

/** All rows of the list, as a sheet. */
export const exportPurchases = endpoint({
  name: 'exportPurchases',
  method: 'GET',
  path: `${PATH}/export`,
  permission: buyersPermission,
  scope: 'organization',
  query: listQuery,
  reply: 'file',
  labels: purchaseLabels,
});

/** Takes units out of stock; 422 on `quantity` for more than there are, whatever the client saw before. */
export const createPurchase = endpoint({
  name: 'createPurchase',
  method: 'POST',
  path: PATH,
  permission: 'manage-participants',
  scope: 'organization',
  body: PurchaseDraft,
  reply: { purchase: Purchase },
  problems: ['purchase.price'],
  labels: purchaseLabels,
});

/** Ends a purchase: puts its units back in stock, and refunds as `refund` says. More than the term refunds needs `refund-transactions`. */
export const cancelPurchase = endpoint({
  name: 'cancelPurchase',
  method: 'DELETE',
  path: ONE,
  permission: 'manage-participants',
  scope: 'organization',
  query: z.object({ refund: z.enum(STAFF_REFUNDS).default('term') }),
  reply: 'nothing',
  problems: ['purchase.canceled', 'person.gone'],
  refusesImpersonation: true,
  labels: purchaseLabels,
});

/** Refunds money without ending the purchase; without an amount, all that is left. */
export const refundPurchase = endpoint({
  name: 'refundPurchase',
  method: 'POST',
  path: `${ONE}/refund`,
  permission: 'refund-transactions',
  scope: 'organization',
  body: z.object({ amount_in_cents: z.int().min(1).optional(), reason: Notes.optional() }),
  reply: { purchase: Purchase },
  status: 200,
  problems: ['refund.nothing'],
  refusesImpersonation: true,
  labels: purchaseLabels,
});

/** Mails a payment link for an open purchase, and reserves its units for 48 hours. 409 when nothing is open. */
export const sendPurchasePaymentLink = endpoint({
  name: 'sendPurchasePaymentLink',
  method: 'POST',
  path: `${ONE}/payment-link`,
  permission: 'manage-participants',
  scope: 'organization',
  reply: { purchase: Purchase },
  status: 200,
  problems: [
    'throttle',
    'booking.not_unpaid',
    'payment.not_accepted',
    'purchase.canceled',
    'person.gone',
    'person.no_address',
  ],
  refusesImpersonation: true,
  labels: purchaseLabels,
});

/** Marks cash as paid. */
export const markPurchasePaid = endpoint({
  name: 'markPurchasePaid',
  method: 'POST',
  path: `${ONE}/mark-paid`,
  permission: 'manage-finances',
  scope: 'organization',
  query: ShownAmount,
  reply: { purchase: Purchase },
  status: 200,
  problems: ['order.not_open', 'order.amount'],
  refusesImpersonation: true,
});
