import { listSessions } from '@move/contract/sessions/sessions.ts';
import { useFormats } from '../../platform/formats.ts';
import { useRead } from '../../platform/reads.ts';
import type { ActivityAddress } from './bundle-path.ts';
import type { SessionOption } from './SessionsInput.tsx';

const MOST = 500;

type Which = {
  /** A bundle has no session before the day that it starts. */
  from?: string;
  without?: ReadonlySet<number>;
};

/** The sessions of an activity that are still to come, as choices; null while they are read. */
export function useSessionOptions(address: ActivityAddress, { from, without }: Which = {}): SessionOption[] | null {
  const formats = useFormats();
  const query = { past: '0', itemsPerPage: MOST, ...(from !== undefined && { dateFrom: from }) } as const;
  const sessions = useRead(listSessions, { params: address, query }).data?.sessions;
  if (sessions === undefined) return null;
  return sessions
    .filter(({ id, status }) => status !== 'canceled' && !without?.has(id))
    .map(({ id, start_date, start_time, end_time, location, spots, taken }) => ({
      id,
      label: [`${formats.date(start_date)}, ${formats.timeRange(start_time, end_time)}`, location?.name ?? []]
        .flat()
        .join(' · '),
      spots,
      taken,
    }));
}
