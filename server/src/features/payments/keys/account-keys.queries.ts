import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { readKey } from '../provider/stored-payment.ts';

/** A key of a platform at its payment provider. */
export type AccountKey = {
  application_id: number;
  /** Null when it can't be decrypted: it was encrypted with another APP_KEY. */
  key: string | null;
  /** When the key was replaced or removed; null for the current key. */
  ended_at: string | null;
};

/** The keys of all platforms, including earlier ones. */
export async function findAccountKeys(db: Database, appKey: string): Promise<AccountKey[]> {
  const { rows } = await sql<Omit<AccountKey, 'key'> & { key_encrypted: Buffer }>`
    select application_id, key_encrypted, null as ended_at from payment_keys
    union all
    select application_id, key_encrypted, ended_at from former_payment_keys`.execute(db);
  return rows.map(({ key_encrypted, ...row }) => ({ ...row, key: readKey(key_encrypted, appKey) }));
}
