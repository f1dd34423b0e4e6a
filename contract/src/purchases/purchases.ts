import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { PAYMENT_TYPES, STAFF_PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { STAFF_REFUNDS } from '@move/domain/orders/refunds/refunds.ts';
import { PAYMENT_STATES } from '@move/domain/orders/payment/payment-state.ts';
import { TRANSACTION_STATUSES } from '@move/domain/orders/payment/transactions.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Email, Flag, Id, Instant, IsoDate, PersonName, Notes } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
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
  email: z.string(),
  quantity: z.int().positive(),
  /** Of its transaction. */
  status: z.enum(TRANSACTION_STATUSES),
  payment_type: z.enum(PAYMENT_TYPES).nullable(),
  total_price_in_cents: Cents,
  ...refundAmounts,
  /** What can still go back, the costs of paying aside. */
  refundable_in_cents: Cents,
  /** What canceling refunds now: everything for 14 days, then nothing. */
  term_in_cents: Cents,
  term_percentage: Percentage,
  /** Until when an unpaid purchase is kept; null without an end, as of cash. */
  reserved_until: Instant.nullable(),
  /** The units are back in stock. */
  canceled_at: Instant.nullable(),
  answers: z.array(Answer),
  created_at: Instant,
  updated_at: Instant,
});
export type Purchase = z.output<typeof Purchase>;

/** A sale that staff register at the desk. */
export const PurchaseDraft = z.object({
  first_name: PersonName,
  last_name: PersonName,
  email: Email,
  /** Required when the product validates ages: on the day of the purchase (docs/rules/places.md#ages). */
  date_of_birth: IsoDate.nullable().optional(),
  locale: z.enum(LOCALES).optional(),
  quantity: z.int().min(1).max(1_000),
  /** To the questions of the product; absent: nothing was asked. */
  answers: AnswerDrafts.optional(),
  payment_type: z.enum(STAFF_PAYMENT_TYPES),
  /** Cash that was handed over at once. */
  is_paid: Flag.optional(),
  /** Needs `override-limits`; audited. */
  override_age: Flag.optional(),
  /** The buyer gets a confirmation, unless false. */
  notify: Flag.optional(),
});
export type PurchaseDraft = z.output<typeof PurchaseDraft>;

const PATH = '/v1/admin/organizations/:organizationId/products/:productId/purchases';
const ONE = `${PATH}/:purchaseId` as const;

const listQuery = pageQuery({
  sort: ['created_at', 'name', 'quantity', 'status', 'total_price_in_cents'],
  order: 'desc',
  filters: {
    /** As it is shown: `refunded` finds what is back, and not what failed, is on its way, or is cash to hand over. */
    status: z.enum(PAYMENT_STATES).optional(),
    paymentType: z.enum(PAYMENT_TYPES).optional(),
    /** Days by the organisation's clock, both inside. */
    dateFrom: IsoDate.optional(),
    dateUntil: IsoDate.optional(),
  },
});

/** Who bought a product, the newest first. */
export const listPurchases = endpoint({
  name: 'listPurchases',
  method: 'GET',
  path: PATH,
  permission: 'view-product',
  scope: 'organization',
  query: listQuery,
  reply: pageOf('purchases', Purchase),
  labels: purchaseLabels,
});

/** Everything the list finds, as a sheet. */
export const exportPurchases = endpoint({
  name: 'exportPurchases',
  method: 'GET',
  path: `${PATH}/export`,
  permission: 'view-product',
  scope: 'organization',
  query: listQuery,
  reply: 'file',
  labels: purchaseLabels,
});

/** Takes units out of stock; more than there are is 422 on `quantity`, whatever the client saw a moment ago. */
export const createPurchase = endpoint({
  name: 'createPurchase',
  method: 'POST',
  path: PATH,
  permission: 'manage-participants',
  scope: 'organization',
  body: PurchaseDraft,
  reply: { purchase: Purchase },
  labels: purchaseLabels,
});

/** Ends a purchase: its units go back in stock, and money as `refund` says. Giving more than the term does needs `refund-transactions`. */
export const cancelPurchase = endpoint({
  name: 'cancelPurchase',
  method: 'DELETE',
  path: ONE,
  permission: 'manage-participants',
  scope: 'organization',
  query: z.object({ refund: z.enum(STAFF_REFUNDS).default('term') }),
  reply: 'nothing',
  problems: ['purchase.canceled'],
  refusesImpersonation: true,
  labels: purchaseLabels,
});

/** Gives money back and leaves the purchase as it is; without an amount all that is left. */
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

/** Mails a link by which an open purchase is paid online, and keeps its units for 48 hours. 409 when nothing is open. */
export const sendPurchasePaymentLink = endpoint({
  name: 'sendPurchasePaymentLink',
  method: 'POST',
  path: `${ONE}/payment-link`,
  permission: 'manage-participants',
  scope: 'organization',
  reply: { purchase: Purchase },
  status: 200,
  problems: ['throttle', 'booking.not_unpaid', 'purchase.canceled', 'person.gone'],
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
  reply: { purchase: Purchase },
  status: 200,
  problems: ['order.not_open'],
  refusesImpersonation: true,
});
