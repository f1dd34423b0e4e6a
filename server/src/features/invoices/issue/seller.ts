import type { Party } from '@move/domain/invoices/party.ts';
import type { Config } from '../../../platform/config.ts';
import { refusedByState } from '../../../platform/http/problem.ts';

/** The fields that an invoice must have, with the variable that sets each. */
const REQUIRED = {
  name: 'PLATFORM_NAME',
  street: 'PLATFORM_STREET',
  houseNumber: 'PLATFORM_HOUSE_NUMBER',
  postalCode: 'PLATFORM_POSTAL_CODE',
  city: 'PLATFORM_CITY',
  kvkNumber: 'PLATFORM_KVK',
  vatNumber: 'PLATFORM_VAT',
} as const satisfies Partial<Record<keyof Config['operator'], string>>;

/** The fictitious operator of a demo. */
export const demoSeller: Party = {
  name: 'Beweegplein B.V.',
  attn: null,
  street: 'Stationsplein',
  house_number: '1',
  postal_code: '3511 ED',
  city: 'Utrecht',
  country: 'NL',
  kvk_number: '12345678',
  vat_number: 'NL001234567B01',
  email: 'facturen@beweegplein.example',
};

/** The operator of the installation, who issues the invoices. Throws 409 when a required field is missing in production. */
export function invoiceSeller({ operator, appEnv }: Pick<Config, 'operator' | 'appEnv'>): Party {
  if (appEnv !== 'production' && operator.name === undefined) return demoSeller;
  const missing = Object.entries(REQUIRED).filter(([field]) => operator[field as keyof typeof REQUIRED] === undefined);
  if (missing.length > 0) {
    throw refusedByState('operator', 'invoice.no_seller', { names: missing.map(([, name]) => name).join(', ') });
  }
  return {
    name: operator.name ?? '',
    attn: null,
    street: operator.street ?? null,
    house_number: operator.houseNumber ?? null,
    postal_code: operator.postalCode ?? null,
    city: operator.city ?? null,
    country: operator.country,
    kvk_number: operator.kvkNumber ?? null,
    vat_number: operator.vatNumber ?? null,
    email: operator.email ?? null,
  };
}
