import type { Locale } from '../kit/messages/locale.ts';

const WORDS = {
  nl: { invoice: 'factuur', credit: 'creditnota' },
  en: { invoice: 'invoice', credit: 'credit-note' },
} as const satisfies Record<Locale, object>;

/** The file name of an invoice: `factuur-2026-000001`. */
export function invoiceFilename({ number, isCredit }: { number: string; isCredit: boolean }, locale: Locale): string {
  const { invoice, credit } = WORDS[locale];
  return `${isCredit ? credit : invoice}-${number}`;
}
