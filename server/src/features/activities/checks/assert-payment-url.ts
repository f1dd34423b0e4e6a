import { refusedToImpersonator } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';

type Sold = { payment_url: string | null };

/**
 * Throws 403 when the payment page of an offer is changed during impersonation, because buyers pay there
 * (docs/rules/money.md#impersonation).
 */
export function assertPaymentUrl(
  caller: Caller,
  { before, sent }: { before: Sold | null; sent: { payment_url?: string | null | undefined } },
): void {
  const isOther = sent.payment_url !== undefined && sent.payment_url !== (before?.payment_url ?? null);
  if (isOther && caller.impersonatorId !== null) throw refusedToImpersonator();
}
