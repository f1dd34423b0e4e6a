import type { PreviewDate } from '@move/contract/sessions/session-preview.ts';
import { isPast } from '@move/domain/sessions/deletion.ts';

/** How many sessions a plan puts in the past: mostly a slip of the hand. Those that stay where they are don't count. */
export function begunDates(dates: readonly Pick<PreviewDate, 'change' | 'starts_at'>[], now: string): number {
  return dates.filter(({ change, starts_at }) => (change === 'created' || change === 'moved') && isPast(starts_at, now))
    .length;
}
