import type { Violation } from '../kit/messages.ts';
import { postcode } from '../kit/postcode.ts';
import { bic as checkBic, iban as checkIban } from './iban.ts';

type Checked = {
  country?: string | undefined;
  postal_code?: string | null | undefined;
  iban?: string | null | undefined;
  bic?: string | null | undefined;
};

/** Rules over several fields of finance info; a field that is absent is not judged. `ibanCountry` is of the IBAN that is stored. */
export function financeInfoViolations(draft: Checked, ibanCountry: string | null = null): Violation[] {
  const { country, postal_code, iban, bic } = draft;
  const found = [
    { path: ['postal_code'], message: country === undefined ? null : postcode(postal_code, { country }) },
    { path: ['iban'], message: iban ? checkIban(iban) : null },
    { path: ['bic'], message: bic ? checkBic(bic, iban?.slice(0, 2) ?? ibanCountry) : null },
  ];
  return found.flatMap(({ path, message }) => (message === null ? [] : [{ ...message, path }]));
}
