import type { Locale } from '../../kit/messages/locale.ts';
import { formatCents } from '../../kit/money/money.ts';
import type { PaymentType } from './payment-types.ts';
import { paymentTypeWords } from './payment-type-words.ts';
import { en } from './texts/fee-text.en.ts';
import { nl } from './texts/fee-text.nl.ts';

type Method = { readonly code: PaymentType; readonly fee_in_cents: number };

/**
 * A sentence about the service fee that is added to the price: one amount when it is the same for all ways of paying, else one for each.
 * Null when there is none.
 */
export function feeText(methods: readonly Method[], locale: Locale): string | null {
  const t = phrases[locale];
  if (methods.every(({ fee_in_cents }) => fee_in_cents === 0)) return null;
  const [first, ...others] = methods;
  if (first && others.every(({ fee_in_cents }) => fee_in_cents === first.fee_in_cents))
    return t.same(formatCents(first.fee_in_cents, locale));
  const costs = methods.map(
    ({ code, fee_in_cents: cents }) =>
      `${paymentTypeWords[locale][code]} ${cents === 0 ? t.none : formatCents(cents, locale)}`,
  );
  return t.each(costs.join(', '));
}

const phrases = { nl, en } satisfies Record<Locale, object>;
