import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { Call } from '../../platform/http/route.ts';
import { enterProfile } from '../profiles/public.ts';

/** Calls of one app user in an hour: an app registers at each start. */
const HOURLY_MAX = 120;

/** The app user of the call. Throws 401 without a login, 429 after too many calls. */
export async function enterDevice(
  call: Pick<Call<Endpoint>, 'db' | 'now' | 'request' | 'applicationId' | 'throttle'>,
): Promise<number> {
  const profileId = await enterProfile(call);
  await call.throttle(`profile-device:${profileId}`, HOURLY_MAX, 3_600);
  return profileId;
}
