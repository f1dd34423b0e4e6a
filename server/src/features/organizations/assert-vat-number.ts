import { hasVatCountry } from '@move/domain/organizations/vat-country.ts';
import { checkVAT, countries } from 'jsvat';
import { invalid } from '../../platform/http/problem.ts';

/** How the numbers of countries begin whose check digits are known; those of Greece begin with EL. */
const KNOWN = new Set(['EL', ...countries.map(({ codes }) => codes[0])]);

/** Asserts that a normalized VAT number is of a country, with its form and check digits where they are known. Throws 422 on `vat_number`. */
export function assertVatNumber(number: string | null | undefined): void {
  if (!number) return;
  const isValid = KNOWN.has(number.slice(0, 2)) ? checkVAT(number, countries).isValid : hasVatCountry(number);
  if (!isValid) throw invalid('vat_number', 'vat_number');
}
