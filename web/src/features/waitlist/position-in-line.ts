import type { WaitlistEntry } from '@move/contract/waitlist/waitlist-entry.ts';

type Placed = Pick<WaitlistEntry, 'status' | 'ineligible_because' | 'ahead'>;

/** The position among the waiting entries; null for entries that were answered, are invited or are ineligible. */
export function positionInLine({ status, ineligible_because, ahead }: Placed): number | null {
  return status === 'waiting' && ineligible_because === null ? ahead + 1 : null;
}
