import type { listApplicationSessions, SessionTotals } from '@move/contract/sessions/sessions.ts';
import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { List } from '../../../screens/list/use-list.ts';
import { totalsMessages } from './session-totals.messages.ts';

/** The totals of a list between two days, by column. */
export function useSessionTotals(totals: SessionTotals | null): Record<string, ReactNode> | undefined {
  const t = useMessages(totalsMessages);
  const formats = useFormats();
  if (totals === null) return undefined;
  const { sessions, participants, present, expected, taken, spots } = totals;
  return {
    start_date: t.label(formats.number(sessions)),
    activity: t.participants(formats.number(participants)),
    status: expected > 0 && t.present(formats.number(present), formats.number(expected)),
    taken: spots > 0 && t.occupancy(formats.number(taken), formats.number(spots)),
  };
}

/** The filters that the figures of a dashboard use: without canceled sessions, and by activity, which only a URL can set. */
export function useProofFilters(list: List<typeof listApplicationSessions>) {
  const t = useMessages(totalsMessages);
  const activityId = list.view.query['activityId'];
  const activity = { value: String(activityId), label: list.rows[0]?.activity.name ?? '…' };
  return [
    { name: 'canceled' as const, label: t.canceled, kind: 'yes-no' as const },
    { name: 'waitlistHasRoom' as const, label: t.hasRoom, kind: 'yes-no' as const },
    ...(activityId === undefined ? [] : [{ name: 'activityId' as const, label: t.activity, options: [activity] }]),
  ];
}
