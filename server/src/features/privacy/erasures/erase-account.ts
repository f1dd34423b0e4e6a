import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import { changed } from '../../../platform/http/written.ts';

export async function eraseAccount(db: Database, id: number) {
  const { rows } = await sql<{ is_erased: boolean }>`select erase_account(${id}) as is_erased`.execute(db);
  if (rows[0]?.is_erased !== true) throw refusedByState('state', 'account.has_roles');
  await db
    .insertInto('erasures')
    .values({
      organization_id: null,
      records: JSON.stringify({ users: [id] }),
    })
    .execute();
  return changed(undefined, { subject: { type: 'users', id } });
}
