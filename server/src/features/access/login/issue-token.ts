import type { Config } from '../../../platform/config.ts';
import { hashToken, newToken } from '../../../platform/auth/token.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';

const MINUTE = 60_000;
const IMPERSONATION = 30 * MINUTE;
const DAY = 24 * 60 * MINUTE;

type Issue = {
  userId: number;
  /** The superadmin who impersonates this user, for at most 30 minutes. */
  impersonatorId?: number;
  /** The token that this one replaces. Without it, a new family begins. */
  previous?: { family_id: number; generation: number; started_at: string };
  request: Pick<RequestFacts, 'ip' | 'userAgent'>;
  now: Date;
  config: Pick<Config, 'tokenTtlMin' | 'tokenRefreshDays'>;
};

/** Issues a token of an hour that can be refreshed for 14 days. Only its hash is stored. See docs/rules/sessions.md. */
export async function issueToken(db: Database, issue: Issue) {
  const { userId, impersonatorId, previous, request, now, config } = issue;
  const apiToken = newToken();
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const expiresAt = after(impersonatorId === undefined ? config.tokenTtlMin * MINUTE : IMPERSONATION);
  await db
    .insertInto('api_tokens')
    .values({
      user_id: userId,
      impersonator_id: impersonatorId ?? null,
      token_hash: hashToken(apiToken),
      expires_at: expiresAt,
      refresh_until: impersonatorId === undefined ? after(config.tokenRefreshDays * DAY) : expiresAt,
      ip: request.ip,
      user_agent: request.userAgent,
      ...(previous && {
        family_id: previous.family_id,
        generation: previous.generation + 1,
        started_at: previous.started_at,
      }),
    })
    .execute();
  return { apiToken, expiresAt };
}
