/** The number of an invoice or credit note: `2026-000001`. They are given without gaps within the year of the day of issue. */
export function invoiceNumber(year: number, count: number): string {
  return `${year}-${String(count).padStart(6, '0')}`;
}
