import { isCountryCode } from '../kit/country.ts';
import type { Message } from '../kit/messages.ts';
import { isEmpty } from '../kit/presence-rules.ts';

/** Greece and Northern Ireland have another code in VAT numbers than elsewhere. */
const OTHER_CODES = new Set(['EL', 'XI']);

/** A VAT number as it is stored: its country and up to 12 characters, `NL861234567B84`; null for any other text. */
export function normalizeVatNumber(text: string): string | null {
  const number = text.replace(/[\s.-]/g, '').toUpperCase();
  const country = number.slice(0, 2);
  const hasCountry = isCountryCode(country) || OTHER_CODES.has(country);
  return hasCountry && /^[A-Z0-9+*]{4,14}$/.test(number) ? number : null;
}

/** A VAT number with its country, or nothing. The server also checks the digits. */
export function vatNumber(value: unknown): Message | null {
  if (isEmpty(value)) return null;
  return typeof value === 'string' && normalizeVatNumber(value) !== null ? null : { key: 'vat_number' };
}
