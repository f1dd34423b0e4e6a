import { getProfile } from '@move/contract/access/access.ts';
import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { type QueryKey, useQueries, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api.ts';
import { getApplicationId, useApplicationId } from '../state/context.ts';
import { queryClient } from './query-client.ts';
import { asksAgainIn } from './unreachable.ts';

export type ReadOptions = {
  /** Doesn't read while false, e.g. until a picker opens. */
  enabled?: boolean;
  /** Shows the previous reply while the next page loads (`isPlaceholderData` is true meanwhile). */
  keepsPrevious?: boolean;
  /** The screen shows errors itself, so they cause no notification. */
  showsErrors?: boolean;
  /** Milliseconds that a reply counts as fresh; long for lookup lists. */
  staleTime?: number;
  /** Reads again when the browser tab becomes visible: for data that the user may change in another tab. */
  refetchOnWindowFocus?: 'always';
};

/** For lists to choose from that rarely change, e.g. sports: a reply counts as fresh for ten minutes. */
export const LOOKUP_OPTIONS = { staleTime: 600_000 } as const;

/** `refetchInterval` gets the last reply and returns after how many milliseconds to read again; false for never. */
type Polling<E> = { refetchInterval?: (reply: ReplyOf<E> | undefined) => number | false };

/**
 * The query key of a read: endpoint and input. When the reply depends on the application that calls are sent for, the key has its id too,
 * so that a reply for one application never shows in another.
 */
export function readQueryKey(endpoint: Pick<Endpoint, 'name' | 'scope'>, input: unknown): readonly unknown[] {
  return dependsOnApplication(endpoint) ? [endpoint.name, input, getApplicationId()] : [endpoint.name, input];
}

/** The profile is an exception: it is read to find the application, so its key must stay the same once the application is known. */
const dependsOnApplication = ({ name, scope }: Pick<Endpoint, 'name' | 'scope'>) =>
  scope === 'application' || (scope === 'named' && name !== getProfile.name);

/** The previous reply, to show while another page loads; undefined when that reply is of another application. */
function previousData<Answer>(queryKey: readonly unknown[]) {
  return (former: Answer | undefined, query: { queryKey: QueryKey } | undefined): Answer | undefined =>
    query?.queryKey[2] === queryKey[2] ? former : undefined;
}

/**
 * Reads an endpoint while the component is mounted. A running call is aborted when the input changes or the component unmounts. Components
 * that read the same at the same time share one call.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: ReadOptions & Polling<E> = {},
): UseQueryResult<ReplyOf<E>, Error> {
  useApplicationId();
  return useQuery<ReplyOf<E>, Error>(readOptions(endpoint, input, options));
}

export function readOptions<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: ReadOptions & Polling<E> = {},
): UseQueryOptions<ReplyOf<E>, Error> {
  const queryKey = readQueryKey(endpoint, input);
  return {
    queryKey,
    queryFn: ({ signal }) => api(endpoint, input, { signal }),
    enabled: options.enabled ?? true,
    ...(options.keepsPrevious ? { placeholderData: previousData(queryKey) as never } : {}),
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    refetchOnWindowFocus: options.refetchOnWindowFocus ?? false,
    ...polling(options),
    meta: { showsErrors: options.showsErrors ?? false },
  };
}

/** Polls by `refetchInterval`; after a 503 with Retry-After, reads again after that time. */
function polling<E>({ refetchInterval }: Polling<E>) {
  return {
    refetchInterval: ({ state }: { state: { data: unknown; error: unknown } }) => {
      const seconds = asksAgainIn(state.error);
      if (seconds !== null) return seconds * 1_000;
      return refetchInterval?.(state.data as ReplyOf<E> | undefined) ?? false;
    },
  };
}

/** The options of a read as a value: `select` returns the wanted part of the reply. */
export type Query<Answer> = {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (signal: AbortSignal) => Promise<unknown>;
  readonly select: (reply: never) => Answer;
};

export function readQueryOptions<E extends Endpoint, Answer>(
  endpoint: E,
  input: CallInput<E>,
  select: (reply: ReplyOf<E>) => Answer,
): Query<Answer> {
  return { queryKey: readQueryKey(endpoint, input), queryFn: (signal) => api(endpoint, input, { signal }), select };
}

type EnabledQuery<Answer> = { query: Query<Answer>; isEnabled: boolean };
type QueryResult<Answer> = Pick<UseQueryResult<Answer>, 'data' | 'isError' | 'refetch'>;

/** The result of each enabled query. Shares the cache of `useRead`. */
export function useQueryResults<Answer>(
  queries: readonly EnabledQuery<Answer>[],
  staleTime: number,
): readonly QueryResult<Answer>[] {
  return useQueries({
    queries: queries.map(({ query: { queryKey, queryFn, select }, isEnabled }) => ({
      queryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) => queryFn(signal),
      select: (reply: unknown): Answer => select(reply as never),
      enabled: isEnabled,
      staleTime,
      ...polling({}),
    })),
  });
}

/** The data of each enabled query, or undefined until the data is loaded. Shares the cache of `useRead`. */
export function useQueriesData<Answer>(
  queries: readonly EnabledQuery<Answer>[],
  staleTime: number,
): readonly (Answer | undefined)[] {
  return useQueryResults(queries, staleTime).map(({ data }) => data);
}

/** Reads once, outside a component; shares the cache of `useRead`. */
export function fetchQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>, staleTime = 0): Promise<ReplyOf<E>> {
  return queryClient.fetchQuery<ReplyOf<E>, Error>({
    queryKey: readQueryKey(endpoint, input),
    queryFn: ({ signal }) => api(endpoint, input, { signal }),
    staleTime,
    meta: { showsErrors: true },
  });
}

/** Puts a reply in the cache, such as the record that a save returned. */
export function setQueryData<E extends Endpoint>(endpoint: E, input: CallInput<E>, reply: ReplyOf<E>): void {
  queryClient.setQueryData(readQueryKey(endpoint, input), reply);
}

/** The reply in the cache at this moment, even if it isn't rendered yet. */
export function getQueryData<E extends Endpoint>(endpoint: E, input: CallInput<E>): ReplyOf<E> | undefined {
  return queryClient.getQueryData<ReplyOf<E>>(readQueryKey(endpoint, input));
}

/** Fetches the reads of these endpoints that are on screen again, including failed reads that wait for a retry. */
export async function refetchNow(endpoints: readonly Pick<Endpoint, 'name'>[]): Promise<void> {
  // cancels first: a read that waits for a retry ignores an invalidation
  await Promise.all(endpoints.map((endpoint) => queryClient.cancelQueries({ queryKey: [endpoint.name] })));
  await invalidate(endpoints);
}

/** Invalidates the reads of these endpoints: those on screen are fetched at once, others when they are next used. */
export async function invalidate(endpoints: readonly Pick<Endpoint, 'name'>[]): Promise<void> {
  await Promise.all(endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: [endpoint.name] })));
}
