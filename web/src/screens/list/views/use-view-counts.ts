import { useFirstScreenSettled } from '../../../platform/loading/first-screen.ts';
import { readQueryOptions, useQueriesData } from '../../../platform/api/reads.ts';
import { type ListEndpoint, readPage } from '../endpoint-types.ts';
import type { List } from '../use-list.ts';
import type { ViewQuery } from './url-state.ts';

const STALE_MS = 60_000;

/** How many rows each view has, undefined until that is known; asked after what the screen itself needs. */
export function useViewCounts<E extends ListEndpoint>(
  list: List<E>,
  views: readonly { query: ViewQuery; count?: number | undefined }[],
): readonly (number | undefined)[] {
  const isSettled = useFirstScreenSettled();
  const counts = useQueriesData(
    views.map(({ query, count }) => ({
      query: readQueryOptions(
        list.endpoint,
        list.inputOf(query, 1, 1),
        (reply) => readPage(reply).meta?.pagination.total,
      ),
      isEnabled: isSettled && count === undefined && views.length > 1,
    })),
    STALE_MS,
  );
  return views.map(({ count }, index) => count ?? counts[index]);
}
