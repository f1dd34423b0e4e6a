import { PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { PAYMENT_STATES } from '@move/domain/orders/payment/payment-state.ts';
import { TRANSACTION_STATUSES } from '@move/domain/orders/payment/transactions.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Id, Instant, IsoDate, Notes, Percentage, QueryId, queryChoices, refused } from '../kit/fields.ts';
import { numberRange } from '../kit/filters/ranges.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { SalesTotals, SoldFor } from '../orders/order.ts';
import { ShownAmount } from '../orders/shown-amount.ts';
import { refundAmounts } from '../orders/refund-amounts.ts';
import { transactionLabels } from './transactions.labels.ts';

const PATH = '/v1/admin/organizations/:organizationId/transactions';
const ONE = `${PATH}/:transactionId` as const;

/** One sold line: the participant or buyer, when, and the status of its money. */
export const Transaction = z.strictObject({
  id: Id,
  order_id: Id,
  /** The number of its order. */
  number: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  title: z.string(),
  sold_for: SoldFor.nullable(),
  activity: z.strictObject({ id: Id, name: z.string() }).nullable(),
  /** The start of the session, or of a bundle's first session; null for a purchase. */
  starts_at: Instant.nullable(),
  booked_at: Instant,
  status: z.enum(TRANSACTION_STATUSES),
  payment_type: z.enum(PAYMENT_TYPES).nullable(),
  subtotal_price_in_cents: Count,
  vat_in_cents: Count,
  vat_percentage: Percentage,
  fee_in_cents: Count,
  ...refundAmounts,
  total_price_in_cents: Count,
  /** What can still be refunded, without service fees. */
  refundable_in_cents: Count,
});
export type Transaction = z.output<typeof Transaction>;

const listQuery = pageQuery({
  sort: ['booked_at', 'name', 'total_price_in_cents', 'status'],
  order: 'desc',
  filters: {
    /** The status as shown: `refunded` finds completed refunds, not those that failed, are on their way, or are cash to hand over. */
    status: queryChoices(PAYMENT_STATES).optional(),
    /** Days in the organisation's time zone, both inclusive. */
    dateFrom: IsoDate.optional(),
    dateUntil: IsoDate.optional(),
    /** In cents. */
    totalPrice: numberRange({ canBeEmpty: false }).optional(),
    activityId: QueryId.optional(),
  },
});

const ofOrganization = { permission: 'view-rates', scope: 'organization', labels: transactionLabels } as const;

/** The sold lines, newest first. `search` finds buyer and participants, by name and e-mail address, and the order number. */
export const listTransactions = endpoint({
  ...ofOrganization,
  name: 'listTransactions',
  method: 'GET',
  path: PATH,
  query: listQuery,
  reply: { ...pageOf('transactions', Transaction), totals: SalesTotals },
});

/** All rows of the list, as a sheet. */
export const exportTransactions = endpoint({
  ...ofOrganization,
  name: 'exportTransactions',
  method: 'GET',
  path: `${PATH}/export`,
  query: listQuery,
  reply: 'file',
});

/**
 * Refunds an amount, or a percentage of the price; without these, all that is left. The booking or purchase does not change, and the buyer
 * is mailed.
 */
export const refundTransaction = endpoint({
  ...ofOrganization,
  permission: 'refund-transactions',
  name: 'refundTransaction',
  method: 'POST',
  path: `${ONE}/refund`,
  body: z
    .object({
      amount_in_cents: z.int().min(1).optional(),
      percentage: z.int().min(1).max(100).optional(),
      reason: Notes.optional(),
    })
    .refine((body) => body.amount_in_cents === undefined || body.percentage === undefined, {
      path: ['percentage'],
      ...refused('refund.one'),
    }),
  reply: { transaction: Transaction },
  status: 200,
  problems: ['refund.nothing'],
  refusesImpersonation: true,
});

/**
 * Cancels the open cash of a line whose booking was canceled, or whose session, bundle or activity was removed. 409 while the booking
 * exists: canceling the booking cancels its cash too.
 */
export const cancelTransaction = endpoint({
  ...ofOrganization,
  permission: 'manage-finances',
  name: 'cancelTransaction',
  method: 'POST',
  path: `${ONE}/cancel`,
  reply: { transaction: Transaction },
  status: 200,
  problems: ['order.not_cancelable', 'order.booking_there'],
  refusesImpersonation: true,
});

/** Records that the cash was received, at any time: all open lines of the order are paid, and pending participants become active. */
export const markTransactionPaid = endpoint({
  ...ofOrganization,
  permission: 'manage-finances',
  name: 'markTransactionPaid',
  method: 'POST',
  path: `${ONE}/mark-paid`,
  query: ShownAmount,
  reply: { transaction: Transaction },
  status: 200,
  problems: ['order.not_open', 'order.amount'],
  refusesImpersonation: true,
});
