import { checkVAT, countries } from 'jsvat';
import { invalid } from '../../platform/http/problem.ts';

/** How the numbers of countries begin whose check digits are known; those of Greece begin with EL. */
const KNOWN = new Set(['EL', ...countries.map(({ codes }) => codes[0])]);

/** Asserts that a normalized VAT number has the form and check digits of its country. Throws 422 on `vat_number`. */
export function assertVatNumber(number: string | null | undefined): void {
  if (!number || !KNOWN.has(number.slice(0, 2))) return;
  if (!checkVAT(number, countries).isValid) throw invalid('vat_number', 'vat_number.digits');
}
