import type * as api from '@move/contract/access/access.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';
import { findUser } from './users.queries.ts';

export async function updateProfile(call: Call<typeof api.updateProfile>) {
  const { body, db, caller } = call;
  const before = await findUser(db, caller.user.id);
  const { avatar: token, ...columns } = body;
  const current = before.avatar?.id ?? null;
  const avatar_file_id = await attachFile(call, { field: 'avatar', token, use: 'avatar', current });
  if (Object.keys(body).length > 0) {
    await db
      .updateTable('users')
      .set({ ...columns, avatar_file_id, updated_at: sql`now()` })
      .where('id', '=', before.id)
      .execute();
  }
  const user = await findUser(db, before.id);
  return changed({ user }, { subject: { type: 'users', id: user.id, name: user.email }, before, after: user });
}
