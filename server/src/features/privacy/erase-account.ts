import type * as api from '@move/contract/privacy/account-data.ts';
import { sql } from 'kysely';
import { verifyPassword } from '../../platform/auth/password.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid, notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';

export async function eraseOwnAccount({ db, body, caller, throttle }: Call<typeof api.eraseOwnAccount>) {
  const { id } = caller.user;
  await throttle(`password:${id}`, 10, 900);
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(body.current_password, password_hash))) {
    throw invalid('current_password', 'password.current');
  }
  return eraseAccount(db, id);
}

export async function eraseUser({ db, params, body }: Call<typeof api.eraseUser>) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', params.userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw notFound();
  if (body.email !== user.email.toLowerCase()) throw invalid('email', 'account.confirm');
  return eraseAccount(db, user.id);
}

async function eraseAccount(db: Database, id: number) {
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
