import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Replaces the buyer's name and e-mail address and removes the date of birth; product, quantity and price stay. */
export async function erasePurchases(db: Database, ids: readonly number[], email: string): Promise<void> {
  await sql`
    update purchases set first_name = ${ERASED_NAME.first_name}, last_name = ${ERASED_NAME.last_name}, email = ${email},
      date_of_birth = null, updated_at = now() where id = any (${[...ids]}::bigint[])`.execute(db);
}
