import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { ORDER_MAILS } from '@move/domain/orders/order-mails.ts';
import { PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { TRANSACTION_STATUSES } from '@move/domain/orders/payment/transactions.ts';
import { z } from 'zod';
import { Count, Flag, Id, Instant, Month, Named, Percentage } from '../kit/fields.ts';
import { refundAmounts } from './refund-amounts.ts';

/** How an order was paid from a wallet. */
export const OrderWallet = z.strictObject({
  name: z.string(),
  moves: Count,
  moves_back: Count,
  /** The user of the wallet was erased: returned moves go to the ledger only. */
  is_erased: z.boolean(),
});

const amounts = {
  subtotal_price_in_cents: Count,
  vat_in_cents: Count,
  transaction_fee_in_cents: Count,
  total_price_in_cents: Count,
  ...refundAmounts,
  /** Money above what the order cost (paid twice, paid too much) that the provider didn't give back, and that isn't handled yet. */
  failed_excess_in_cents: Count,
};

/** An order in a list. Subtotal, VAT and service fees add up to the total. */
export const OrderRow = z.strictObject({
  id: Id,
  /** As shown to people: `B-1234`. */
  number: z.string(),
  created_at: Instant,
  first_name: z.string(),
  last_name: z.string(),
  /** Null for a walk-in without an address. */
  email: z.string().nullable(),
  /** The title of its first line; `lines_count` has the number of lines. */
  title: z.string(),
  lines_count: Count,
  payment_type: z.enum(PAYMENT_TYPES).nullable(),
  /** The wallet from which it was paid; else null. */
  wallet: OrderWallet.nullable(),
  status: z.enum(TRANSACTION_STATUSES),
  ...amounts,
  /** Null for orders that are not paid out: cash, free, paid elsewhere, not paid. */
  payout_month: Month.nullable(),
  application: Named,
  organization: Named,
});
export type OrderRow = z.output<typeof OrderRow>;

/**
 * The sums over all rows of a filter, not over the page; cents. Failed, expired and canceled orders are counted (`count`, `ended_count`)
 * but in none of the amounts. Open amounts are included; `open_in_cents` is that part only. Failed refunds are not in `refunded_in_cents`.
 * Null when a search or the filter of an activity finds more than 50,000 orders: too many to add up.
 */
export const SalesTotals = z
  .strictObject({
    count: Count,
    ended_count: Count,
    subtotal_price_in_cents: Count,
    vat_in_cents: Count,
    fee_in_cents: Count,
    total_price_in_cents: Count,
    open_in_cents: Count,
    refunded_in_cents: Count,
    /** What buyers must still get back: refunds that failed, and cash, which is in `refunded_in_cents` too. */
    failed_refund_in_cents: Count,
    to_hand_over_in_cents: Count,
  })
  .nullable();
export type SalesTotals = z.output<typeof SalesTotals>;

/** The participant or purchase that a line is for, with the ids in the path of its page. */
export const SoldFor = z.strictObject({
  kind: z.enum(['participant', 'bundle_participant', 'purchase']),
  id: Id,
  /** The participant; the buyer of a purchase is the buyer of the order. */
  name: z.string(),
  activity_id: Id.nullable(),
  session_id: Id.nullable(),
  bundle_id: Id.nullable(),
  product_id: Id.nullable(),
});
export type SoldFor = z.output<typeof SoldFor>;

export const OrderLine = z.strictObject({
  id: Id,
  transaction_id: Id,
  /** With the start of the session as it is now. */
  title: z.string(),
  /** The title with the start that was sold, as on the receipt; null while that is the same. */
  sold_title: z.string().nullable(),
  quantity: Count,
  unit_price_in_cents: Count,
  vat_percentage: Percentage,
  vat_exemption_reason: z.string().nullable(),
  vat_in_cents: Count,
  /** Including VAT, without service fees. */
  total_price_in_cents: Count,
  status: z.enum(TRANSACTION_STATUSES),
  ...refundAmounts,
  /** What can still be refunded, without service fees. */
  refundable_in_cents: Count,
  /** Whether the line can be canceled by itself: its cash is open, and what it was for was canceled or removed. */
  may_cancel: Flag,
  sold_for: SoldFor.nullable(),
});
export type OrderLine = z.output<typeof OrderLine>;

export const OrderRefund = z.strictObject({
  id: Id,
  transaction_id: Id,
  title: z.string(),
  kind: z.enum(['term', 'full', 'organiser', 'part', 'amount']),
  amount_in_cents: Count,
  /** The moves returned to a wallet; null for an order that was paid otherwise. */
  moves: Count.nullable(),
  vat_in_cents: Count,
  fee_in_cents: Count,
  reason: z.string().nullable(),
  /** The user's name; null for an automatic refund, and for a removed user. */
  refunded_by: z.string().nullable(),
  booked_at: Instant,
  /** `pending`: on its way through the payment provider. `to_hand_over`: cash that the buyer does not have yet. */
  status: z.enum(['pending', 'done', 'failed', 'to_hand_over']),
  /** When and by whom the cash was handed over; null for other refunds, and for those from before this was stored. */
  handed_over_at: Instant.nullable(),
  handed_over_by: z.string().nullable(),
});
export type OrderRefund = z.output<typeof OrderRefund>;

export const VatTable = z.array(
  z.strictObject({
    percentage: Percentage,
    subtotal_price_in_cents: Count,
    vat_in_cents: Count,
    total_price_in_cents: Count,
  }),
);

/** An event in the history of an order. The history starts with the oldest event. */
export const OrderEvent = z.strictObject({
  kind: z.enum([
    'ordered',
    'paid',
    'refunded',
    'canceled',
    'paid_out',
    // failed attempts to pay online, and the end of the time to pay
    'payment_failed',
    'payment_canceled',
    'payment_expired',
    'expired',
    // a participant moved to another session; the organiser canceled the session
    'moved',
    'canceled_by_organizer',
    // a refund that failed and that the buyer doesn't have yet
    'refund_failed',
    // staff retried a refund, or recorded how they refunded it another way
    'refund_retried',
    'refund_settled',
    // staff handed the cash of a refund to the buyer
    'refund_handed_over',
    'mail',
  ]),
  at: Instant,
  /** The user's name; null for the buyer, for an automatic event, and for a removed user. */
  by: z.string().nullable(),
  /** The superadmin who impersonated that user. */
  acting: z.string().nullable(),
  amount_in_cents: Count.nullable(),
  /** Moves in or out of a wallet. */
  moves: Count.nullable(),
  reason: z.string().nullable(),
  /** For a mail: its kind, recipient and status. The address is null once the mail is removed, or its recipient erased. */
  mail: z
    .strictObject({
      kind: z.enum(ORDER_MAILS),
      to: z.string().nullable(),
      status: z.enum(['queued', 'sent', 'failed']),
    })
    .nullable(),
});
export type OrderEvent = z.output<typeof OrderEvent>;

export const Order = z.strictObject({
  id: Id,
  number: z.string(),
  created_at: Instant,
  updated_at: Instant,
  paid_at: Instant.nullable(),
  /** Until when its spots are reserved while it is unpaid; null without an end, such as for cash. */
  reserved_until: Instant.nullable(),
  first_name: z.string(),
  last_name: z.string(),
  /** Null for a walk-in without an address. */
  email: z.string().nullable(),
  /** The language of the buyer's mails. */
  locale: z.enum(LOCALES),
  payment_type: z.enum(PAYMENT_TYPES).nullable(),
  wallet: OrderWallet.nullable(),
  status: z.enum(TRANSACTION_STATUSES),
  ...amounts,
  refundable_in_cents: Count,
  payout_month: Month.nullable(),
  application: Named,
  organization: z.strictObject({ id: Id, name: z.string(), kvk_number: z.string().nullable() }),
  lines: z.array(OrderLine),
  vat: VatTable,
  refunds: z.array(OrderRefund),
  timeline: z.array(OrderEvent),
  may: z.strictObject({
    /**
     * Whether the order is refunded, paid and canceled by the calls of its organisation, as far as the caller's abilities allow. False once
     * the organisation was removed: then only what it still owes a buyer is settled (docs/rules/money.md#online-payments).
     */
    change: Flag,
  }),
});
export type Order = z.output<typeof Order>;
