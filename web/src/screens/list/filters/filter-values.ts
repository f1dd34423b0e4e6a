import { readRange, writeRange } from '@move/contract/kit/filters/ranges.ts';
import type { ViewQuery } from '../views/url-state.ts';
import type { ShownFilter } from './filters.tsx';

type Named = Pick<ShownFilter, 'name'> & { until?: string };

/** The value of a filter in the URL, or undefined while it is not active; a period has a parameter for each end. */
export function filterValue(filter: Named, query: ViewQuery): string | undefined {
  if (filter.until === undefined) return query[filter.name];
  const period = { from: query[filter.name] ?? '', until: query[filter.until] ?? '' };
  return period.from + period.until === '' ? undefined : writeRange(period);
}

/** The changes in the URL for a filter with this value; undefined clears it. */
export function filterChange(filter: Named, value: string | undefined): Record<string, string | undefined> {
  if (filter.until === undefined) return { [filter.name]: value };
  const { from, until } = readRange(value ?? '');
  return { [filter.name]: from || undefined, [filter.until]: until || undefined };
}
