import type { PreviewDate } from '@move/contract/sessions/session-preview.ts';
import { isPast } from '@move/domain/sessions/deletion.ts';

/** The number of sessions that a plan puts in the past, which is usually a mistake. Sessions that don't move are not counted. */
export function countBegunSessions(dates: readonly Pick<PreviewDate, 'change' | 'starts_at'>[], now: string): number {
  return dates.filter(({ change, starts_at }) => (change === 'created' || change === 'moved') && isPast(starts_at, now))
    .length;
}
