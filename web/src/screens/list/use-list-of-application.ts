import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { ListEndpoint } from './endpoint-types.ts';
import { type List, type ListOptions, useList } from './use-list.ts';

/** An endpoint `list…OfApplication`: the same query and reply, for the application in its path. */
type ListOfApplication<E> =
  E extends Endpoint<string, infer Query, infer Body, infer Reply>
    ? Endpoint<`/v1/admin/applications/:applicationId/${string}`, Query, Body, Reply, 'GET', 'role:superadmin'>
    : never;

/**
 * `useList` for any application, by id, for superadmins. Typed as the list of the current application, so that one screen shows both.
 */
export function useListOfApplication<E extends ListEndpoint>(
  // only for the type E
  _current: E,
  ofApplication: ListOfApplication<E>,
  applicationId: number,
): List<E> {
  return useList<E>(ofApplication as unknown as E, { params: { applicationId } } as unknown as ListOptions<E>);
}
