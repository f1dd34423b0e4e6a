import type { WaitlistEntry } from '@move/contract/waitlist/waitlist-entry.ts';

type Placed = Pick<WaitlistEntry, 'status' | 'hindrance' | 'ahead'>;

/** The place among those who wait; null for somebody who had an answer, is asked now or is passed over. */
export function positionInLine({ status, hindrance, ahead }: Placed): number | null {
  return status === 'waiting' && hindrance === null ? ahead + 1 : null;
}
