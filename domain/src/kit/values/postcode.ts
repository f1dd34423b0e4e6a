import type { Message } from '../messages/messages.ts';
import { isEmpty } from '../rules/presence-rules.ts';

// SA, SD and SS are never issued
const DUTCH = /^([1-9][0-9]{3}) ?(?!SA|SD|SS)([A-Z]{2})$/;

/** A Dutch postcode as stored, `1234 AB`; null when it is none. */
export function normalizePostcode(text: string): string | null {
  const match = DUTCH.exec(text.trim().toUpperCase());
  return match ? `${match[1]} ${match[2]}` : null;
}

/** Checks Dutch postcodes only; other countries have rules of their own. `country` is ISO 3166 alpha-2. */
export function postcodeMessage(value: unknown, options: { country: string }): Message | null {
  if (isEmpty(value) || options.country.toUpperCase() !== 'NL') return null;
  return typeof value === 'string' && normalizePostcode(value) !== null ? null : { key: 'postcode' };
}
