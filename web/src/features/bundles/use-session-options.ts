import { listSessions } from '@move/contract/sessions/sessions.ts';
import { useFormats } from '../../platform/formats.ts';
import { useRead } from '../../platform/reads.ts';
import type { ActivityAddress } from './bundle-path.ts';

const MOST = 500;

/** The sessions of an activity that are still to come, as choices: “di 3 november, 19:00 – 20:00”. */
export function useSessionOptions(address: ActivityAddress, { without }: { without?: ReadonlySet<number> } = {}) {
  const formats = useFormats();
  const query = { past: '0', itemsPerPage: MOST } as const;
  const sessions = useRead(listSessions, { params: address, query }).data?.sessions ?? [];
  return sessions
    .filter(({ id, status }) => status !== 'canceled' && !without?.has(id))
    .map(({ id, start_date, start_time, end_time, location }) => ({
      value: id,
      label: [`${formats.date(start_date)}, ${formats.timeRange(start_time, end_time)}`, location?.name ?? []]
        .flat()
        .join(' · '),
    }));
}
