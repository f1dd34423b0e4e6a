import { NONE, NOT } from '@move/contract/kit/chosen.ts';
import type { ViewQuery } from '../views/url-state.ts';
import type { ShownFilter } from './filters.tsx';

/** The values of a filter of several, as its address has them: `4,7`, `not:4`, `none`. */
export type SeveralValues = { isNot: boolean; values: readonly string[] };

export function readSeveral(text: string): SeveralValues {
  const isNot = text.startsWith(NOT);
  const list = isNot ? text.slice(NOT.length) : text;
  return { isNot, values: list === '' ? [] : list.split(',') };
}

export const writeSeveral = ({ isNot, values }: SeveralValues): string => (isNot ? NOT : '') + values.join(',');

export const isNone = (value: string): boolean => value === NONE;

/** Between the first and the last day of a period, either of which may be open. */
const BETWEEN = '..';

export function readPeriod(text: string): { from: string; until: string } {
  const [from = '', until = ''] = text.split(BETWEEN);
  return { from, until };
}

export const writePeriod = ({ from, until }: { from: string; until: string }): string => from + BETWEEN + until;

type Named = Pick<ShownFilter, 'name'> & { until?: string };

/** The value of a filter in the address, or undefined while it is not in use; a period has a parameter for each end. */
export function filterValue(filter: Named, query: ViewQuery): string | undefined {
  if (filter.until === undefined) return query[filter.name];
  const period = { from: query[filter.name] ?? '', until: query[filter.until] ?? '' };
  return period.from + period.until === '' ? undefined : writePeriod(period);
}

/** What a filter with this value changes in the address; undefined clears it. */
export function filterChange(filter: Named, value: string | undefined): Record<string, string | undefined> {
  if (filter.until === undefined) return { [filter.name]: value };
  const { from, until } = readPeriod(value ?? '');
  return { [filter.name]: from || undefined, [filter.until]: until || undefined };
}
