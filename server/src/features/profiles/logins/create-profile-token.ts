import type * as api from '@move/contract/profiles/profiles.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import { hashToken, newToken } from '../../../platform/auth/token.ts';
import { invalid, keptRefusal, notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { throttleNetwork } from '../../../platform/http/limits/throttle-network.ts';
import { changed } from '../../../platform/http/written.ts';
import { removeCode } from '../../../platform/mail/remove-links.ts';
import { findOrCreateProfile } from '../find-or-create-profile.ts';
import {
  codeHash,
  HOUR,
  networkHash,
  PROFILE_LIMITS,
  PROFILE_TOKEN_PREFIX,
  TOKEN_DAYS,
  triesKey,
} from './profile-code.ts';

type Profile = ReplyOf<typeof api.createProfileToken>['profile'];

/** The same refusal for every cause: no code was requested, or the code is wrong, used or expired. */
const refused = () => invalid('code', 'profile.code');

export async function createProfileToken(call: Call<typeof api.createProfileToken>) {
  const { db, body, now, locale, throttle, request, applicationId, config } = call;
  const { network } = request;
  const { tries } = PROFILE_LIMITS;
  await throttleNetwork(throttle, request, { name: 'profile-token', limit: tries.network, seconds: HOUR });
  if (applicationId === null) throw notFound();
  const { email } = body;
  await throttle(triesKey({ applicationId, email, network }), tries.addressOfNetwork, HOUR);
  await takeCode(call, { applicationId, code: body.code.replaceAll(/[\s-]/g, '') });
  const profileId = await findOrCreateProfile(db, { applicationId, email, locale, now });
  const profile_token = `${PROFILE_TOKEN_PREFIX}${newToken()}`;
  const until = new Date(now.getTime() + TOKEN_DAYS * 86_400_000).toISOString();
  const { rows } = await sql<{ profile: Profile | null }>`
    select save_profile_token(${profileId}, ${email}::citext, ${hashToken(profile_token)},
      ${now.toISOString()}::timestamptz, ${until}::timestamptz,
      ${networkHash(config.appKey, { applicationId, email, network })}) as profile`.execute(db);
  const profile = rows[0]?.profile;
  // the profile was erased meanwhile
  if (!profile) throw refused();
  return changed({ profile_token, profile }, { subject: { type: 'profiles', id: profileId } });
}

/** Uses up the code. Throws `refused` unless the code is right; a wrong code counts as an attempt. */
async function takeCode(
  { db, body, now, request, config }: Call<typeof api.createProfileToken>,
  { applicationId, code }: { applicationId: number; code: string },
): Promise<void> {
  const { email } = body;
  const hash = codeHash(config.appKey, { applicationId, email, code });
  const from = networkHash(config.appKey, { applicationId, email, network: request.network });
  const { rows } = await sql<{ outcome: string }>`
    select use_profile_code(${applicationId}, ${email}::citext, ${hash}, ${now.toISOString()}::timestamptz, ${from}) as outcome`.execute(
    db,
  );
  const outcome = rows[0]?.outcome;
  if (outcome === 'wrong') {
    throw keptRefusal(refused(), { subject: { type: 'profiles', id: null }, action: 'failProfileCode' });
  }
  if (outcome !== 'right') throw refused();
  await removeCode(db, { recipient: email, code });
}
