import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { Call } from '../http/route.ts';

/**
 * The platform in whose trail a row is listed when the change names none: the caller's current one. Null when the organisation isn't on it,
 * and for changes by superadmins that affect all platforms; otherwise the trail of a platform would show rows of others.
 */
export const platformOfRow = (
  { scope }: Pick<Endpoint, 'scope'>,
  { isOnApplication, applicationId }: Pick<Call<Endpoint>, 'isOnApplication' | 'applicationId'>,
): number | null => (isOnApplication && scope !== 'all' ? applicationId : null);
