import type * as api from '@move/contract/jobs/inbox.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';

/** Marks items as read, without an audit row. Ids of another user's items change nothing. */
export async function readInbox({ db, body, caller }: Call<typeof api.readInbox>) {
  const userId = caller.user.id;
  const which = body.ids === undefined ? sql`true` : sql`id = any (${[...body.ids]}::bigint[])`;
  await sql`
    update inbox_items set read_at = ${body.is_read ? sql`now()` : null}
    where user_id = ${userId} and (read_at is null) = ${body.is_read} and ${which}`.execute(db);
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from inbox_items where user_id = ${userId} and read_at is null`.execute(db);
  return unaudited({ unread: rows[0]?.unread ?? 0 });
}
