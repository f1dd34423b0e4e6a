import type { Locale } from '../kit/messages/messages.ts';

/** What an invoice is called when it is saved: `factuur-2026-000001`. */
export function invoiceFilename({ number, isCredit }: { number: string; isCredit: boolean }, locale: Locale): string {
  const words = locale === 'nl' ? ['factuur', 'creditnota'] : ['invoice', 'credit-note'];
  return `${words[isCredit ? 1 : 0]}-${number}`;
}
