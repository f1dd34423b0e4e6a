import type { Locale } from '../kit/messages/locale.ts';
import { formatCents } from '../kit/money/money.ts';
import type { VatLevel } from '../kit/money/vat.ts';

/** The entry for "no price": id null, added by forms, never stored (docs/rules/money.md#prices-and-vat). */
export type FreeRate = {
  readonly id: null;
  readonly name: string;
  readonly price_in_cents: 0;
  readonly vat_level: VatLevel;
};

const NAMES = { nl: 'Gratis', en: 'Free' } satisfies Record<Locale, string>;

export function freeRate(locale: Locale): FreeRate {
  return { id: null, name: NAMES[locale], price_in_cents: 0, vat_level: 'zero' };
}

/** The choices of a rate field: free first, then the organisation's rates in their own order. */
export function withFreeRate<Rate>(rates: readonly Rate[], locale: Locale): (FreeRate | Rate)[] {
  return [freeRate(locale), ...rates];
}

/** Whether a rate costs nothing: none, or a stored one of 0 cents. */
export function isFree(rate: { readonly price_in_cents: number } | null): boolean {
  return !rate?.price_in_cents;
}

/** A price as lists show it: “Gratis”, or the amount. */
export function priceText(rate: { readonly price_in_cents: number } | null, locale: Locale): string {
  return rate?.price_in_cents ? formatCents(rate.price_in_cents, locale) : NAMES[locale];
}
