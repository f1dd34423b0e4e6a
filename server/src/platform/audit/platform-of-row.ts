import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { Call } from '../http/route.ts';

/**
 * The platform in whose trail a row stands where the change names none: the one that the caller has open. It need not be one of the
 * organisation's, and what superadmins do for all platforms belongs to none: then null, or the trail would show what is another's.
 */
export const platformOfRow = (
  { scope }: Pick<Endpoint, 'scope'>,
  { isOnApplication, applicationId }: Pick<Call<Endpoint>, 'isOnApplication' | 'applicationId'>,
): number | null => (isOnApplication && scope !== 'all' ? applicationId : null);
