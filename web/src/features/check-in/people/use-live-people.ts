import { getCheckInVersion } from '@move/contract/check-in/check-in-version.ts';
import type { Endpoint, ParamsOf } from '@move/contract/kit/endpoint.ts';
import { useLive } from '../../../platform/api/live.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';

/** Reads these lists of a session's participants again as soon as any user changed them. Returns whether the server is unreachable. */
export function useLivePeople(params: ParamsOf<typeof getCheckInVersion>, reads: readonly Endpoint[]): boolean {
  return useLive(
    readQueryOptions(getCheckInVersion, { params }, (reply) => reply.version),
    reads,
  );
}
