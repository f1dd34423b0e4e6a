import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { readKey } from '../provider/stored-payment.ts';

/** A key of a platform at its provider. */
export type AccountKey = {
  application_id: number;
  /** Null when it can't be read: it was encrypted by another key of the installation. */
  key: string | null;
  /** Until when payments were begun with it; null: the present one. */
  ended_at: string | null;
};

/** The keys of all platforms, those that they had before included. */
export async function findAccountKeys(db: Database, appKey: string): Promise<AccountKey[]> {
  const { rows } = await sql<Omit<AccountKey, 'key'> & { key_encrypted: Buffer }>`
    select application_id, key_encrypted, null as ended_at from payment_keys
    union all
    select application_id, key_encrypted, ended_at from former_payment_keys`.execute(db);
  return rows.map(({ key_encrypted, ...row }) => ({ ...row, key: readKey(key_encrypted, appKey) }));
}
