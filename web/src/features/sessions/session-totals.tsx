import type { listApplicationSessions, SessionTotals } from '@move/contract/sessions/sessions.ts';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import type { List } from '../../screens/list/use-list.ts';
import { sessionMessages } from './sessions.messages.ts';

/** The totals of a list between two days, by its columns. */
export function useSessionTotals(totals: SessionTotals | null): Record<string, ReactNode> | undefined {
  const words = useMessages(sessionMessages);
  const formats = useFormats();
  const t = words.totals;
  if (totals === null) return undefined;
  return {
    start_date: t.label(words.count(totals.sessions)),
    activity: t.participants(formats.number(totals.participants)),
    status: totals.expected > 0 && t.present(formats.number(totals.present), formats.number(totals.expected)),
    taken: totals.spots > 0 && t.occupancy(formats.number(totals.taken), formats.number(totals.spots)),
  };
}

/** The activity that the address asks for, as the only choice of its filter; undefined when it asks for none. */
export function useAskedActivity(list: List<typeof listApplicationSessions>) {
  const value = list.view.query['activityId'];
  if (value === undefined) return undefined;
  const label = list.rows[0]?.activity.name ?? '…';
  return { value: String(value), label };
}
