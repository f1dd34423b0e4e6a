import type * as api from '@move/contract/privacy/account-data.ts';
import { invalid, notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { eraseAccount } from './erase-account.ts';

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
