import type { WaitlistEntry } from '@move/contract/waitlist/waitlist-entry.ts';

type Placed = Pick<WaitlistEntry, 'status' | 'ineligible_because' | 'ahead'>;

/** The place among those who wait; null for somebody who had an answer, is asked now or is passed over. */
export function positionInLine({ status, ineligible_because, ahead }: Placed): number | null {
  return status === 'waiting' && ineligible_because === null ? ahead + 1 : null;
}
