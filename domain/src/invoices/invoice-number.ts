/** The number of an invoice or credit note: `2026-000001`. They are given without gaps within the year of the day of issue. */
export function invoiceNumber(year: number, count: number): string {
  return `${year}-${String(count).padStart(6, '0')}`;
}

/** The number that somebody typed, with or without its zeros (`2026-12`); null for any other text. */
export function readInvoiceNumber(text: string): string | null {
  const [, year = '', count = ''] = /^(\d{4})-(\d{1,6})$/.exec(text.trim()) ?? [];
  return year === '' ? null : invoiceNumber(Number(year), Number(count));
}
