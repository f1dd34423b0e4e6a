import { listSessions, type SessionRow } from '@move/contract/sessions/sessions.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { readQueryOptions, useRead } from '../../../platform/api/reads.ts';
import { useServerOptions } from '../../../screens/list/filters/use-server-options.ts';
import type { ActivityParams } from '../bundle-path.ts';
import type { SessionOption } from './SessionsInput.tsx';

const OPTIONS_MAX = 500;

type Which = {
  /** The bundle's first day, before which it has no session. */
  from?: string;
  withoutBundleId?: number;
  /** What the user types. Only the server can search beyond the sessions that were loaded first. */
  typed: string;
};

type SessionChoices = { options: readonly SessionOption[]; hasMore: boolean };

/** The sessions of an activity that are still to come, as options; null while they load. */
export function useSessionOptions(params: ActivityParams, which: Which): SessionChoices | null {
  const { from: dateFrom, withoutBundleId, typed } = which;
  const formats = useFormats();
  const query = {
    past: '0' as const,
    itemsPerPage: OPTIONS_MAX,
    ...(dateFrom !== undefined && { dateFrom }),
    ...(withoutBundleId !== undefined && { withoutBundleId }),
  };
  const { data } = useRead(listSessions, { params, query });
  const { rows } = useServerOptions({
    first: data && { rows: data.sessions, total: data.meta.pagination.total },
    texts: [typed],
    query: (search) =>
      readQueryOptions(listSessions, { params, query: { ...query, search } }, ({ sessions }) => sessions),
  });
  if (data === undefined) return null;
  const optionOf = ({ id, start_date, start_time, end_time, location, spots, taken }: SessionRow) => ({
    id,
    label: [`${formats.date(start_date)}, ${formats.timeRange(start_time, end_time)}`, location?.name ?? []]
      .flat()
      .join(' · '),
    spots,
    taken,
  });
  const inOrder = rows.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
  return {
    options: inOrder.filter(({ status }) => status !== 'canceled').map(optionOf),
    hasMore: data.meta.pagination.total > data.sessions.length,
  };
}
