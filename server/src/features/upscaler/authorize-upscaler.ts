import type * as api from '@move/contract/upscaler/upscaler.ts';
import { sql } from 'kysely';
import { hashToken } from '../../platform/auth/token.ts';
import { unauthenticated } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { newToken, publicKeyOf } from './tickets.ts';
import { issuing, assertUpscalerOn } from './upscale.ts';

export async function authorizeUpscaler(call: Call<typeof api.authorizeUpscaler>) {
  assertUpscalerOn(call.config);
  if (call.body.public_key !== publicKeyOf(call.config.filesSigningKey)) throw unauthenticated();
  // enlarging an image changes no record
  return unaudited({ token: newToken(issuing(call), { isUser: await isUser(call) }) });
}

/** Whether a user who is logged in makes the call: users have a part of the service that visitors can't use up. */
async function isUser({ db, request }: Call<typeof api.authorizeUpscaler>): Promise<boolean> {
  if (request.bearer === null) return false;
  const { rows } = await sql<{ is_user: boolean }>`
    select is_token_of_user(${hashToken(request.bearer)}) as is_user`.execute(db);
  return rows[0]?.is_user === true;
}
