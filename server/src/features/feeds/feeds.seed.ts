import type { Insertable } from 'kysely';
import { hashToken, newToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CalendarFeeds } from '../../platform/database/schema.ts';

type Seed = Omit<Insertable<CalendarFeeds>, 'token_hash'> & { token?: string };

/** Creates a feed; `token` is the secret in its address. */
export async function seedFeed(db: Database, { token = newToken(), ...feed }: Seed): Promise<number> {
  const { id } = await db
    .insertInto('calendar_feeds')
    .values({ ...feed, token_hash: hashToken(token) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
