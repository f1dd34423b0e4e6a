import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { OnlinePaymentType } from '@move/domain/orders/payment/payment-types.ts';

/** The status of a payment at the provider; `open` may still change. */
export type ProviderStatus = 'open' | 'paid' | 'failed' | 'canceled' | 'expired';

export type NewPayment = {
  /** Two calls with the same key return the same payment. */
  idempotencyKey: string;
  amountInCents: number;
  /** What the buyer reads at the provider and on the bank statement. */
  description: string;
  method: OnlinePaymentType;
  locale: Locale;
  /** The address to which the buyer returns, whatever the outcome. */
  returnUrl: string;
};

export type ProviderRefund = { idempotencyKey: string; reference: string; amountInCents: number; description: string };
export type RefundStatus = 'sent' | 'done' | 'failed';

/** Money that moved at the provider: a payment that was paid, a refund that didn't fail, or a chargeback that wasn't reversed. */
export type ProviderEntry = {
  kind: 'payment' | 'refund' | 'chargeback';
  reference: string;
  /** The reference of the payment; for a refund or chargeback that of the payment that it takes back. */
  paymentReference: string;
  /** In hundredths of the currency. */
  amountInCents: number;
  /** `EUR` */
  currency: string;
  /** When a payment was paid, or a refund or chargeback was created. */
  happenedAt: string;
  /** For a payment: the description that the buyer read. */
  description: string;
};

/**
 * A payment provider. Each call takes at most 10 seconds. A permanent failure is a `RefusedByProvider`; anything else may be tried again.
 */
export type PaymentDriver = {
  readonly name: 'test' | 'mollie';
  createPayment(payment: NewPayment): Promise<{ reference: string; checkoutUrl: string }>;
  fetchPayment(reference: string): Promise<{ status: ProviderStatus }>;
  /** Throws `EqualRefundJustMade` for a second refund of the same amount of a payment within an hour. */
  refund(refund: ProviderRefund): Promise<{ reference: string; status: RefundStatus }>;
  /**
   * Returns the refund that was created with one of these keys and didn't fail, else the one that was created with `idempotencyKey`; null
   * when there is none. Finds a refund whose reply was lost, however long ago it was sent.
   */
  findRefund(of: {
    reference: string;
    idempotencyKey: string;
    formerKeys?: readonly string[];
  }): Promise<{ reference: string; status: RefundStatus } | null>;
  fetchRefund(of: { reference: string; refundReference: string }): Promise<{ status: RefundStatus }>;
  /**
   * Lists the money that moved in the account of the first key, a page at a time. Payments are listed by creation, so `since` must precede
   * the first wanted payment by the time that a buyer may take to pay. Throws `NotListed`.
   */
  listEntries(since: Date): AsyncIterable<readonly ProviderEntry[]>;
};

/** The provider refused a request, and would refuse it again. A refused key isn't this error, since it may be replaced. */
export class RefusedByProvider extends Error {}

/** The provider refuses a second refund of the same amount of a payment within an hour of the first. */
export class EqualRefundJustMade extends Error {}

/**
 * Why an account can't be listed: the provider is unavailable, it refuses the key, or it refuses the request or its reply can't be read.
 */
export type ListingFault = 'provider_away' | 'key_refused' | 'answer_unreadable';

/** An account can't be listed, or only in part. */
export class NotListed extends Error {
  readonly fault: ListingFault;

  constructor(fault: ListingFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
