import type { CallInput } from '@move/contract/kit/client.ts';
import type { Endpoint, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { type QueryKey, useQueries, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api.ts';
import { getApplicationId, useApplicationId } from './context.ts';
import { queryClient } from './query-client.ts';
import { asksAgainIn } from './unreachable.ts';

export type ReadOptions = {
  /** Waits while false, e.g. until a picker opens. */
  enabled?: boolean;
  /** Shows the former answer while the next page loads (`isPlaceholderData` is true meanwhile). */
  keepsPrevious?: boolean;
  /** The screen shows the error itself: no notification bar. */
  showsErrors?: boolean;
  /** Milliseconds that an answer counts as fresh; lookup lists can be generous. */
  staleTime?: number;
};

/** Reads again while the screen is visible: after how many milliseconds, by the last reply. */
type Polling<E> = { refetchInterval?: (reply: ReplyOf<E> | undefined) => number | false };

/**
 * The place of an answer in the memory of reads: by endpoint and input, and by the application whose id went along where that
 * decides the rows, so that an answer for one never shows in another.
 */
export function readQueryKey(endpoint: Pick<Endpoint, 'name' | 'scope'>, input: unknown): readonly unknown[] {
  return endpoint.scope === 'application' ? [endpoint.name, input, getApplicationId()] : [endpoint.name, input];
}

/** Shows the former answer while another page loads, but never that of another application. */
function previousData<Answer>(queryKey: readonly unknown[]) {
  return (former: Answer | undefined, query: { queryKey: QueryKey } | undefined): Answer | undefined =>
    query?.queryKey[2] === queryKey[2] ? former : undefined;
}

/**
 * Reads an endpoint while the component is there. A change of input or leaving the screen aborts the call that is under
 * way; the same question asked twice at once is one call (D10.7).
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: ReadOptions & Polling<E> = {},
): UseQueryResult<ReplyOf<E>, Error> {
  useApplicationId();
  return useQuery<ReplyOf<E>, Error>(readOptions(endpoint, input, options));
}

/** The query options of a read. */
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
    ...polling(options),
    meta: { showsErrors: options.showsErrors ?? false },
  };
}

/** A server that is away is asked again when it said it would be back. */
function polling<E>({ refetchInterval }: Polling<E>) {
  return {
    refetchInterval: ({ state }: { state: { data: unknown; error: unknown } }) => {
      const seconds = asksAgainIn(state.error);
      if (seconds !== null) return seconds * 1_000;
      return refetchInterval?.(state.data as ReplyOf<E> | undefined) ?? false;
    },
  };
}

/** A read with a `select` of its reply, to be enabled later. */
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

/** The data of each enabled query, undefined until it is there; shares the cache of `useRead`. */
export function useQueriesData<Answer>(
  queries: readonly { query: Query<Answer>; isEnabled: boolean }[],
  staleTime: number,
): readonly (Answer | undefined)[] {
  const results: readonly Pick<UseQueryResult<Answer>, 'data'>[] = useQueries({
    queries: queries.map(({ query: { queryKey, queryFn, select }, isEnabled }) => ({
      queryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) => queryFn(signal),
      select: (reply: unknown): Answer => select(reply as never),
      enabled: isEnabled,
      staleTime,
      ...polling({}),
    })),
  });
  return results.map(({ data }) => data);
}

/** Reads once, outside a component; shares the memory of `useRead`. */
export function fetchQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>, staleTime = 0): Promise<ReplyOf<E>> {
  return queryClient.fetchQuery<ReplyOf<E>, Error>({
    queryKey: readQueryKey(endpoint, input),
    queryFn: ({ signal }) => api(endpoint, input, { signal }),
    staleTime,
    meta: { showsErrors: true },
  });
}

/** Puts an answer in memory, e.g. the record that a save answered with. */
export function setQueryData<E extends Endpoint>(endpoint: E, input: CallInput<E>, reply: ReplyOf<E>): void {
  queryClient.setQueryData(readQueryKey(endpoint, input), reply);
}

/** What is in memory at this moment, also what the screen has not shown yet. */
export function getQueryData<E extends Endpoint>(endpoint: E, input: CallInput<E>): ReplyOf<E> | undefined {
  return queryClient.getQueryData<ReplyOf<E>>(readQueryKey(endpoint, input));
}

/** Has these reads fetched again: those on screen at once, others when they are next needed. */
export async function invalidate(endpoints: readonly Pick<Endpoint, 'name'>[]): Promise<void> {
  await Promise.all(endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: [endpoint.name] })));
}
