import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { ListEndpoint } from './endpoint-types.ts';
import { type List, type ListOptions, useList } from './use-list.ts';

/** The list of another endpoint's rows, of the platform that its path names (`ofApplication` in the contract). */
type SameOf<E> =
  E extends Endpoint<string, infer Query, infer Body, infer Reply>
    ? Endpoint<`/v1/admin/applications/:applicationId/${string}`, Query, Body, Reply, 'GET', 'role:superadmin'>
    : never;

/** The list of any platform, for superadmins, as the list of the current one: both answer the same rows to the same questions. */
export function usePlatformList<E extends ListEndpoint>(_current: E, named: SameOf<E>, applicationId: number): List<E> {
  return useList<E>(named as unknown as E, { params: { applicationId } } as unknown as ListOptions<E>);
}
