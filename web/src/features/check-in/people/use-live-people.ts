import { getCheckInVersion } from '@move/contract/check-in/check-in-version.ts';
import type { Endpoint, ParamsOf } from '@move/contract/kit/endpoint.ts';
import { useLive } from '../../../platform/api/live.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';

/**
 * Reads these lists of a session's people anew as soon as anybody changed something in them. Answers whether the server is out
 * of reach.
 */
export function useLivePeople(params: ParamsOf<typeof getCheckInVersion>, reads: readonly Endpoint[]): boolean {
  return useLive(
    readQueryOptions(getCheckInVersion, { params }, (reply) => reply.version),
    reads,
  );
}
