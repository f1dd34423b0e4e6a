import { isSEPACountry, isValidIBAN } from 'ibantools';
import { decrypt, encrypt } from '../../platform/encryption.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';

/** Throws 422 on `iban` unless a normalised IBAN has the length and form of its country, and the country is in SEPA. */
export function assertSepaIban(iban: string): void {
  if (!isValidIBAN(iban)) throw invalid('iban', 'iban');
  if (!isSEPACountry(iban.slice(0, 2))) throw invalid('iban', 'iban.sepa');
}

/** The columns of an IBAN: encrypted, and the parts that are shown. */
export const ibanColumns = (iban: string, appKey: string) => ({
  iban_encrypted: encrypt(iban, { appKey, use: 'iban' }),
  iban_country: iban.slice(0, 2),
  iban_last4: iban.slice(-4),
});

/** The stored IBAN; null when there is none, or when it was encrypted with another APP_KEY and must be entered again. */
export async function findIban(
  db: Database,
  { organizationId, appKey }: { organizationId: number; appKey: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('finance_infos')
    .select('iban_encrypted')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) return null;
  try {
    return decrypt(row.iban_encrypted, { appKey, use: 'iban' });
  } catch {
    return null;
  }
}
