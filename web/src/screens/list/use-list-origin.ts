import { type Crumb, useCrumbOrigin } from '../../platform/menu/crumbs.ts';
import type { ListEndpoint } from './endpoint-types.ts';
import { lastListWith } from './use-record-position.ts';

type Origin = {
  id: number;
  /** The list on the record's own place. */
  list: ListEndpoint;
  /** The list of another place, and its name. */
  elsewhere: ListEndpoint;
  name: string;
};

/** Shows the way back to the list of another place, for a record that was opened there. */
export function useListOrigin({ id, list, elsewhere, name }: Origin): void {
  const listed = lastListWith(id, [list, elsewhere]);
  const href = listed?.endpoint === elsewhere.name ? listed.address : undefined;
  const crumb: Crumb | null = href === undefined ? null : { name, href };
  useCrumbOrigin(crumb);
}
