import type { SessionSpan } from '@move/domain/sessions/session-times.ts';
import { activityPath } from '../../activities/public.tsx';

/** The path of the form that plans sessions of an activity, with the times of `slot` filled in. */
export function planPath(activity: { organizationId: number; activityId: number }, slot: SessionSpan | null): string {
  const path = `${activityPath(activity)}/sessions/create`;
  if (slot === null) return path;
  const { start_date, start_time, end_date, end_time } = slot;
  return `${path}?${new URLSearchParams({ start_date, start_time, end_date, end_time }).toString()}`;
}
