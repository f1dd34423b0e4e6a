import type { Violation } from '../kit/messages/messages.ts';
import { postcodeMessage } from '../kit/values/postcode.ts';
import { bicMessage as checkBic, ibanMessage as checkIban } from './iban.ts';

/** The holder of the account: changing these fields requires the password, as for the IBAN. */
export const HOLDER_FIELDS = [
  'account_name',
  'bic',
  'street',
  'house_number',
  'postal_code',
  'city',
  'country',
] as const;
export type HolderField = (typeof HOLDER_FIELDS)[number];

type Holder = { readonly [Field in HolderField]?: string | null | undefined };

/** The fields of the holder that a draft changes. Empty and null count as equal; fields that the draft lacks don't change. */
export function changedHolderFields(before: Holder, draft: Holder): HolderField[] {
  return HOLDER_FIELDS.filter((field) => draft[field] !== undefined && (draft[field] ?? '') !== (before[field] ?? ''));
}

type Checked = {
  country?: string | undefined;
  postal_code?: string | null | undefined;
  iban?: string | null | undefined;
  bic?: string | null | undefined;
};

/** Rules over several fields of finance info; absent fields are not checked. `ibanCountry` is that of the stored IBAN. */
export function financeInfoViolations(draft: Checked, ibanCountry: string | null = null): Violation[] {
  const { country, postal_code, iban, bic } = draft;
  const found = [
    { path: ['postal_code'], message: country === undefined ? null : postcodeMessage(postal_code, { country }) },
    { path: ['iban'], message: iban ? checkIban(iban) : null },
    { path: ['bic'], message: bic ? checkBic(bic, iban?.slice(0, 2) ?? ibanCountry) : null },
  ];
  return found.flatMap(({ path, message }) => (message === null ? [] : [{ ...message, path }]));
}
