import type { PublicOfferDetail } from '@move/contract/offers/offers.ts';
import { invalid } from '../../../platform/http/problem.ts';

type Paying = {
  /** Paid from a wallet, which needs no online payment. */
  isPaidAtOnce: boolean;
};

/** Throws 422 when visitors can't sign up for this offer here or now. Bookings by staff don't go through this check. */
export function assertBookable(
  { no_signup_required, payment_url, is_payable, signup }: PublicOfferDetail,
  { isPaidAtOnce }: Paying,
): void {
  if (no_signup_required) throw invalid('session', 'booking.walk_in');
  if (payment_url !== null) throw invalid('session', 'participant.payment_outside');
  if (!is_payable && !isPaidAtOnce) throw invalid('session', 'booking.not_payable');
  if (signup !== null && !signup.is_open) throw invalid('session', 'booking.closed');
}
