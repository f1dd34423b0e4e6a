import type { Message } from '../kit/messages/messages.ts';
import { isEmpty } from '../kit/rules/presence-rules.ts';

/** A VAT number as stored: two letters of its country and up to 12 characters, `NL861234567B84`; null for any other text. */
export function normalizeVatNumber(text: string): string | null {
  const number = text.replace(/[\s.-]/g, '').toUpperCase();
  return /^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(number) ? number : null;
}

/** A valid VAT number, or nothing. The server also checks the country and its check digits. */
export function vatNumberMessage(value: unknown): Message | null {
  if (isEmpty(value)) return null;
  return typeof value === 'string' && normalizeVatNumber(value) !== null ? null : { key: 'vat_number' };
}
