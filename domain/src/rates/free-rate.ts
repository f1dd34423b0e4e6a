import type { Locale } from '../kit/messages/locale.ts';
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
