import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import { hashToken } from '../../../platform/auth/token.ts';
import { unauthenticated } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { PROFILE_TOKEN_PREFIX } from './profile-code.ts';

type Entering = Pick<Call<Endpoint>, 'db' | 'now' | 'request' | 'applicationId'>;

/**
 * Returns the profile of the app user who makes the call, by the token (`Authorization: Bearer mvp_…`). Throws 401 without a valid token
 * for the platform of the call. Doesn't change the scope of the call.
 */
export async function enterProfile({ db, now, request, applicationId }: Entering): Promise<number> {
  const token = request.bearer;
  if (!token?.startsWith(PROFILE_TOKEN_PREFIX)) throw unauthenticated();
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ profile_id: number; application_id: number }>`
    select profile_id, application_id from enter_profile(${hashToken(token)}, ${now.toISOString()}::timestamptz)`.execute(
    db,
  );
  const [profile] = rows;
  if (!profile || profile.application_id !== applicationId) throw unauthenticated();
  return profile.profile_id;
}
