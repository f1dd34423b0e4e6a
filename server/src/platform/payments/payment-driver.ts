import type { Locale } from '@move/domain/kit/messages.ts';
import type { OnlinePaymentType } from '@move/domain/orders/payment-types.ts';

/** Where a payment stands at the provider; only `open` may still change, and `paid` never does. */
export type ProviderStatus = 'open' | 'paid' | 'failed' | 'canceled' | 'expired';

export type NewPayment = {
  /** The same key twice is the same payment. */
  idempotencyKey: string;
  amountInCents: number;
  /** What the buyer reads at the provider and on the bank statement. */
  description: string;
  method: OnlinePaymentType;
  locale: Locale;
  /** Where the buyer comes back to, whatever became of it. */
  returnUrl: string;
};

export type ProviderRefund = { idempotencyKey: string; reference: string; amountInCents: number; description: string };
export type RefundStatus = 'sent' | 'done' | 'failed';

/** A payment provider. Each call takes at most 10 seconds; what fails for good is a `RefusedByProvider`, anything else may be tried again. */
export type PaymentDriver = {
  readonly name: 'test' | 'mollie';
  createPayment(payment: NewPayment): Promise<{ reference: string; checkoutUrl: string }>;
  fetchPayment(reference: string): Promise<{ status: ProviderStatus }>;
  refund(refund: ProviderRefund): Promise<{ reference: string; status: RefundStatus }>;
  /**
   * The refund that was made with one of these keys and didn't fail, else the one that was made with the first of them; null when
   * there is none. An answer that got lost is found so, however long ago it was sent.
   */
  findRefund(of: {
    reference: string;
    idempotencyKey: string;
    formerKeys?: readonly string[];
  }): Promise<{ reference: string; status: RefundStatus } | null>;
  fetchRefund(of: { reference: string; refundReference: string }): Promise<{ status: RefundStatus }>;
};

/** The provider refused what was asked, and would refuse it again. A key that it refuses is none of this: that may be replaced. */
export class RefusedByProvider extends Error {}
