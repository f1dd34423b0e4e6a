import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { ListEndpoint } from './endpoint-types.ts';
import { type List, type ListOptions, useList } from './use-list.ts';

/** An endpoint that lists the same rows for the platform named in its path (`ofApplication` in the contract). */
type SameOf<E> =
  E extends Endpoint<string, infer Query, infer Body, infer Reply>
    ? Endpoint<`/v1/admin/applications/:applicationId/${string}`, Query, Body, Reply, 'GET', 'role:superadmin'>
    : never;

/** Reads the list of any platform, for superadmins, in the form of the list of the current one: both return the same rows. */
export function usePlatformList<E extends ListEndpoint>(_current: E, named: SameOf<E>, applicationId: number): List<E> {
  return useList<E>(named as unknown as E, { params: { applicationId } } as unknown as ListOptions<E>);
}
