import type { Insertable } from 'kysely';
import { hashToken, newToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Invites } from '../../platform/database/schema.ts';

type Seed = Omit<Insertable<Invites>, 'token_hash'> & { token?: string };

/** Creates an invite; `token` is the secret of its link. */
export async function seedInvite(db: Database, { token = newToken(), ...invite }: Seed): Promise<number> {
  const { id } = await db
    .insertInto('invites')
    .values({ ...invite, token_hash: hashToken(token) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
