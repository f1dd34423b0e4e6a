import type { Locale } from '../kit/messages/locale.ts';
import { formatCents } from '../kit/money/money.ts';
import { freeRate } from './free-rate.ts';

/** Whether a rate costs nothing: none, or a stored one of 0 cents. */
export function isFree(rate: { readonly price_in_cents: number } | null): boolean {
  return !rate?.price_in_cents;
}

/** A price as lists show it: “Gratis”, or the amount. */
export function priceText(rate: { readonly price_in_cents: number } | null, locale: Locale): string {
  return rate?.price_in_cents ? formatCents(rate.price_in_cents, locale) : freeRate(locale).name;
}
