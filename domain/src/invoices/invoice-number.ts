/** The number of an invoice or credit note: `2026-000001`. Numbers have no gaps within a year, which is that of the day of issue. */
export function invoiceNumber(year: number, count: number): string {
  return `${year}-${String(count).padStart(6, '0')}`;
}

/** Completes a typed invoice number: `2026-12` is `2026-000012`. Returns null for a text that is no such number. */
export function readInvoiceNumber(text: string): string | null {
  const [, year = '', count = ''] = /^(\d{4})-(\d{1,6})$/.exec(text.trim()) ?? [];
  return year === '' ? null : invoiceNumber(Number(year), Number(count));
}
