import { useFirstScreenSettled } from '../../../platform/loading/first-screen.ts';
import { readQueryOptions, useQueriesData } from '../../../platform/api/reads.ts';
import { type ListEndpoint, readPage } from '../endpoint-types.ts';
import type { List } from '../use-list.ts';
import type { ViewQuery } from './url-state.ts';

const STALE_MS = 60_000;
/** Each count is a read of the whole list, so only this many views get one. */
const COUNTED_VIEWS_MAX = 8;

type CountedView = { query: ViewQuery; count?: number | undefined };

/** The first eight views to count, without the current one (its list is on screen), those with a search, and those with a known count. */
export function viewsToCount<View extends CountedView>(
  views: readonly View[],
  current: CountedView | undefined,
): ReadonlySet<View> {
  const others = views.filter(
    (view) => view !== current && view.count === undefined && view.query['search'] === undefined,
  );
  return new Set(others.slice(0, COUNTED_VIEWS_MAX));
}

/** How many rows each view has, undefined until that is known; read after the first screen's own reads. */
export function useViewCounts<E extends ListEndpoint>(
  list: List<E>,
  views: readonly CountedView[],
  current: CountedView | undefined,
): readonly (number | undefined)[] {
  const isSettled = useFirstScreenSettled();
  const counted = viewsToCount(views, current);
  const counts = useQueriesData(
    views.map((view) => ({
      query: readQueryOptions(
        list.endpoint,
        list.inputOf(view.query, 1, 1),
        (reply) => readPage(reply).meta?.pagination.total,
      ),
      isEnabled: isSettled && counted.has(view),
    })),
    STALE_MS,
  );
  return views.map(({ count }, index) => count ?? counts[index]);
}
