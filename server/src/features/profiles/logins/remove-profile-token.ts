import type * as api from '@move/contract/profiles/profiles.ts';
import { sql } from 'kysely';
import { hashToken } from '../../../platform/auth/token.ts';
import { unauthenticated } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed, unaudited } from '../../../platform/http/written.ts';
import { HOUR, PROFILE_LIMITS, PROFILE_TOKEN_PREFIX } from './profile-code.ts';

/** Ends the login of the call and removes the devices that it registered last. Succeeds also when the login has ended or never existed. */
export async function removeProfileToken({ db, request, throttle }: Call<typeof api.removeProfileToken>) {
  await throttle(`profile-logout:${request.network}`, PROFILE_LIMITS.logouts.network, HOUR);
  if (!request.bearer?.startsWith(PROFILE_TOKEN_PREFIX)) throw unauthenticated();
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ id: number | null }>`
    select end_profile_token(${hashToken(request.bearer)}) as id`.execute(db);
  const id = rows[0]?.id;
  return id ? changed(undefined, { subject: { type: 'profiles', id } }) : unaudited(undefined);
}
