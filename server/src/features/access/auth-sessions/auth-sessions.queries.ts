import type * as api from '@move/contract/access/auth-sessions.ts';
import type { AuthSession } from '@move/contract/access/auth-sessions.ts';
import { parseUserAgent } from '@move/domain/access/user-agent.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findUserWithRoles } from '../users.queries.ts';

type Row = Omit<AuthSession, 'browser' | 'system'> & { user_agent: string | null };

/**
 * The sessions of a user that can still be used or refreshed: the current one, then those last used. Browser and IP address are those of
 * the last refresh.
 */
export async function findAuthSessions(db: Database, userId: number, currentTokenId: number): Promise<AuthSession[]> {
  const { rows } = await sql<Row>`
    select family_id as id, min(started_at) as started_at,
      greatest(max(created_at), max(used_at)) as last_used_at,
      (array_agg(host(ip) order by id desc))[1] as ip,
      (array_agg(user_agent order by id desc))[1] as user_agent,
      bool_or(id = ${currentTokenId}) as is_current
    from api_tokens
    where user_id = ${userId} and impersonator_id is null
    group by family_id
    having bool_or(revoked_at is null and refresh_until > now())
    order by bool_or(id = ${currentTokenId}) desc, last_used_at desc, family_id desc`.execute(db);
  return rows.map(({ user_agent, ...session }) => ({ ...session, ...parseUserAgent(user_agent) }));
}

export async function listAuthSessions({ db, caller }: Call<typeof api.listAuthSessions>) {
  return {
    sessions: await findAuthSessions(db, caller.user.id, caller.tokenId),
  };
}

export async function listUserAuthSessions({ db, params, caller }: Call<typeof api.listUserAuthSessions>) {
  const { id } = await findUserWithRoles(db, params.userId);
  return { sessions: await findAuthSessions(db, id, caller.tokenId) };
}
