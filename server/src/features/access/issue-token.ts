import type { User } from '@move/contract/access/access.ts';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { hashToken, newToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestFacts } from '../../platform/http/route.ts';

const MINUTE = 60_000;
const IMPERSONATION = 30 * MINUTE;
const DAY = 24 * 60 * MINUTE;

type Issue = {
  userId: number;
  /** Whoever acts as this person, for half an hour at most. */
  impersonatorId?: number;
  request: Pick<RequestFacts, 'ip' | 'userAgent'>;
  now: Date;
  config: Pick<Config, 'tokenTtlMin' | 'tokenRefreshDays'>;
};

/** Makes a session: a token of an hour that can be refreshed for 14 days (D1.2). Only its hash is kept. */
export async function issueToken(db: Database, { userId, impersonatorId, request, now, config }: Issue) {
  const apiToken = newToken();
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const expiresAt = after(impersonatorId === undefined ? config.tokenTtlMin * MINUTE : IMPERSONATION);
  const { id } = await db
    .insertInto('api_tokens')
    .values({
      user_id: userId,
      impersonator_id: impersonatorId ?? null,
      token_hash: hashToken(apiToken),
      expires_at: expiresAt,
      refresh_until: impersonatorId === undefined ? after(config.tokenRefreshDays * DAY) : expiresAt,
      ip: request.ip,
      user_agent: request.userAgent,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, apiToken, expiresAt };
}

const userColumns = ['id', 'email', 'first_name', 'last_name', 'avatar_url', 'locale'] as const;
const avatar = sql<User['avatar']>`image_of(avatar_file_id)`.as('avatar');

/** A person as the API shows one. */
export async function findUser(db: Database, userId: number): Promise<User> {
  const user = await db
    .selectFrom('users')
    .select(userColumns)
    .select(avatar)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...user, locale: user.locale === 'en' ? 'en' : 'nl' };
}

/** Ends every session of a person, but for the one named, and those in which the person acts as somebody else. */
export async function revokeTokens(db: Database, userId: number, exceptTokenId?: number) {
  await db
    .updateTable('api_tokens')
    .set({ revoked_at: new Date().toISOString() })
    .where((where) => where.or([where('user_id', '=', userId), where('impersonator_id', '=', userId)]))
    .where('revoked_at', 'is', null)
    .where('id', '<>', exceptTokenId ?? 0)
    .execute();
}
