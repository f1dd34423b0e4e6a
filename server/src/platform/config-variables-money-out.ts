import { bicMessage, ibanMessage, normalizeIbanOrBic } from '@move/domain/finances/iban.ts';
import { z } from 'zod';
import { variable } from './config-variable.ts';

const operator = { section: 'The operator, on invoices' };
const payouts = { section: 'Payouts' };
const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'must be a country code of two capitals, such as NL')
  .default('NL');

/** The party that charges organisations, and the account from which they are paid. */
export const moneyOutVariables = {
  PLATFORM_NAME: variable(
    z.string().max(100).optional(),
    'Legal name of the operator of this installation: the seller on its invoices, which are not issued while it, the address or a number is missing. Default in demo: an operator that does not exist.',
    { ...operator, example: 'Beweegplein B.V.' },
  ),
  PLATFORM_STREET: variable(z.string().max(100).optional(), 'Street.', { ...operator, example: 'Stationsplein' }),
  PLATFORM_HOUSE_NUMBER: variable(z.string().max(20).optional(), 'House number.', { ...operator, example: '1' }),
  PLATFORM_POSTAL_CODE: variable(z.string().max(20).optional(), 'Postal code.', { ...operator, example: '3511 ED' }),
  PLATFORM_CITY: variable(z.string().max(100).optional(), 'Town.', { ...operator, example: 'Utrecht' }),
  PLATFORM_COUNTRY: variable(countryCode, 'Country.', operator),
  PLATFORM_KVK: variable(
    z
      .string()
      .regex(/^\d{8}$/, 'must have 8 digits')
      .optional(),
    'Number at the Chamber of Commerce.',
    { ...operator, example: '12345678' },
  ),
  PLATFORM_VAT: variable(
    z
      .string()
      .regex(/^[A-Z]{2}[0-9A-Z]{2,12}$/, 'must be a VAT number such as NL001234567B01')
      .optional(),
    'VAT number.',
    { ...operator, example: 'NL001234567B01' },
  ),
  PLATFORM_EMAIL: variable(z.email('must be an e-mail address').optional(), 'Where questions about invoices go.', {
    ...operator,
    example: 'facturen@example.nl',
  }),
  PAYOUT_DEBTOR_NAME: variable(
    z.string().max(70).optional(),
    'Holder of the account from which organisations are paid out, as the bank knows it. Without it and its IBAN no payouts are made.',
    { ...payouts, example: 'Stichting Derdengelden Move' },
  ),
  PAYOUT_DEBTOR_IBAN: variable(
    z
      .string()
      .transform(normalizeIbanOrBic)
      .refine((value) => ibanMessage(value) === null, 'must be an IBAN')
      .optional(),
    'IBAN of that account.',
    { ...payouts, example: 'NL90TSTB0000000101' },
  ),
  PAYOUT_DEBTOR_BIC: variable(
    z
      .string()
      .transform(normalizeIbanOrBic)
      .refine((value) => bicMessage(value, null) === null, 'must be a BIC of 8 or 11 characters')
      .optional(),
    'BIC of its bank, for banks that ask for it.',
    { ...payouts, example: 'TSTBNL2A' },
  ),
  PAYOUT_DEBTOR_CITY: variable(
    z.string().max(35).optional(),
    'Town of the holder, for banks that ask for an address.',
    { ...payouts, example: 'Utrecht' },
  ),
  PAYOUT_DEBTOR_COUNTRY: variable(countryCode, 'Country of the holder.', payouts),
};
