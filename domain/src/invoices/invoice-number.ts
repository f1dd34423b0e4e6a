/** The number of an invoice or credit note: `2026-000001`. The year is that of the day of issue; within a year, numbers have no gaps. */
export function invoiceNumber(year: number, count: number): string {
  return `${year}-${String(count).padStart(6, '0')}`;
}

/** Completes a typed invoice number: `2026-12` is `2026-000012`. Returns null for any other text. */
export function parseInvoiceNumber(text: string): string | null {
  const [, year = '', count = ''] = /^(\d{4})-(\d{1,6})$/.exec(text.trim()) ?? [];
  return year === '' ? null : invoiceNumber(Number(year), Number(count));
}
