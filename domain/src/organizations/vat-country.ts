import { isCountryCode } from '../kit/values/country.ts';

/** Greece and Northern Ireland have another code in VAT numbers than elsewhere. */
const OTHER_CODES = new Set(['EL', 'XI']);

/** Whether a normalized VAT number begins with a country. */
export function hasVatCountry(number: string): boolean {
  const code = number.slice(0, 2);
  return isCountryCode(code) || OTHER_CODES.has(code);
}
