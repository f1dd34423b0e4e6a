import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Instant } from '../kit/fields.ts';

/** A new bank account as the holder of a mailed link sees it. */
export const BankAccountChange = z.strictObject({
  organization: z.string(),
  /** Masked; null for the first account. */
  previous_iban: z.string().nullable(),
  iban_masked: z.string(),
  account_name: z.string(),
  changed_at: Instant,
  /** `stopped`: nothing is paid out until a superadmin has confirmed the account. */
  status: z.enum(['open', 'confirmed', 'expired', 'stopped']),
  /** One of the mailed links can confirm and stop, the others only stop. */
  may: z.strictObject({ confirm: Flag, stop: Flag }),
  expires_at: Instant,
  /** The platform whose name and colours the page has. */
  brand_application_id: Id.nullable(),
});
export type BankAccountChange = z.output<typeof BankAccountChange>;

const PATH = '/v1/public/bank-account-changes/:changeToken';

/** The change behind a mailed link. 404 for an unknown link, and for a link about an account that was replaced since. Changes nothing. */
export const getBankAccountChange = endpoint({
  name: 'getBankAccountChange',
  method: 'GET',
  path: PATH,
  permission: 'public',
  scope: 'self',
  reply: { bank_account_change: BankAccountChange },
  problems: ['throttle'],
});

/** Releases the payouts, once; 410 when the link was used or has expired. */
export const confirmBankAccountChange = endpoint({
  name: 'confirmBankAccountChange',
  refusals: [410],
  method: 'POST',
  path: `${PATH}/confirm`,
  permission: 'public',
  scope: 'self',
  reply: { bank_account_change: BankAccountChange },
  status: 200,
  problems: ['bank_account.gone', 'throttle'],
});

/**
 * Holds the payouts until a superadmin has confirmed the account, even if they were released; 410 when it was stopped before or the link
 * has expired.
 */
export const stopBankAccountChange = endpoint({
  name: 'stopBankAccountChange',
  refusals: [410],
  method: 'POST',
  path: `${PATH}/stop`,
  permission: 'public',
  scope: 'self',
  reply: { bank_account_change: BankAccountChange },
  status: 200,
  problems: ['bank_account.gone', 'throttle'],
});
