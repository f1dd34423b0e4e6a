import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useApplicationId } from '../state/context.ts';
import { type ReadOptions, readOptions } from './reads.ts';

/** Reads one endpoint with several inputs. */
export function useReads<E extends Endpoint>(
  endpoint: E,
  inputs: readonly CallInput<E>[],
  options: ReadOptions = {},
): UseQueryResult<ReplyOf<E>, Error>[] {
  useApplicationId();
  return useQueries({ queries: inputs.map((input) => readOptions<E>(endpoint, input, options)) });
}
