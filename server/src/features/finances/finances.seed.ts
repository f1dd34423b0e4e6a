import type { Insertable } from 'kysely';
import { hashToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FinanceInfos } from '../../platform/database/schema.ts';
import { ibanColumns } from './bank-account.ts';

type Columns = Omit<Insertable<FinanceInfos>, 'iban_encrypted' | 'iban_country' | 'iban_last4' | 'confirm_token_hash'>;
type Seed = Partial<Columns> & {
  organization_id: number;
  appKey: string;
  iban?: string;
  /** The secret of the mailed link. */
  token?: string;
};

/** Creates finance info with a confirmed account, unless `payouts_held_since` is given. */
export async function seedFinanceInfo(db: Database, seed: Seed): Promise<void> {
  const { appKey, iban = 'NL90TSTB0000000101', token, payouts_held_since = null, iban_changed_at, ...info } = seed;
  const link = token === undefined ? {} : { confirm_token_hash: hashToken(token) };
  await db
    .insertInto('finance_infos')
    .values({ account_name: 'Zwemclub Test', ...info, ...ibanColumns(iban, appKey), ...link })
    .execute();
  // the database holds the payouts of every new account
  await db
    .updateTable('finance_infos')
    .set({ payouts_held_since, ...(iban_changed_at === undefined ? {} : { iban_changed_at }) })
    .where('organization_id', '=', info.organization_id)
    .execute();
}
