import { hasVatCountry } from '@move/domain/organizations/vat-country.ts';
import { checkVAT, countries } from 'jsvat';
import { invalid } from '../../platform/http/problem.ts';

/** The prefixes of countries whose check digits are known; that of Greece is EL. */
const KNOWN = new Set(['EL', ...countries.map(({ codes }) => codes[0])]);

/**
 * Asserts that a normalised VAT number has the form of its country, and its check digits where they are known. Throws 422 on `vat_number`.
 */
export function assertVatNumber(number: string | null | undefined): void {
  if (!number) return;
  if (!isVatNumber(number)) throw invalid('vat_number', 'vat_number');
}

function isVatNumber(number: string): boolean {
  if (number.startsWith('BE')) return isBelgian(number);
  return KNOWN.has(number.slice(0, 2)) ? checkVAT(number, countries).isValid : hasVatCountry(number);
}

/**
 * Checks Belgian numbers; the library doesn't know those that start with 1, issued since 2023. The last two digits are 97 minus the
 * remainder of the first eight digits divided by 97.
 */
function isBelgian(number: string): boolean {
  const digits = /^BE([01][0-9]{9})$/.exec(number)?.[1];
  return digits !== undefined && Number(digits.slice(8)) === 97 - (Number(digits.slice(0, 8)) % 97);
}
