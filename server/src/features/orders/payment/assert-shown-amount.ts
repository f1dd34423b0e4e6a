import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import { refusedByState } from '../../../platform/http/problem.ts';

/** The amount that the screen showed, and the language of a refusal. */
export type ShownAmount = { amountInCents: number | undefined; locale: Locale };

/** Throws 409 with the new amount when it has changed since the user saw it: another amount was received than the order has. */
export function assertShownAmount({ amountInCents, locale }: ShownAmount, nowInCents: number): void {
  if (amountInCents === undefined || amountInCents === nowInCents) return;
  throw refusedByState('state', 'order.amount', {
    now: formatCents(nowInCents, locale),
    shown: formatCents(amountInCents, locale),
  });
}
