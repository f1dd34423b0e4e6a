import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { notifyError } from '../../platform/notify.ts';
import { fetchQuery } from '../../platform/api/reads.ts';

/** Reads a sport, tag or type again before its removal: the list may be outdated, and the question must name what uses it now. */
export function readAnew<E extends Endpoint>(load: E, input: CallInput<E>): Promise<ReplyOf<E> | null> {
  return fetchQuery(load, input).catch((error: unknown) => {
    notifyError(error);
    return null;
  });
}
