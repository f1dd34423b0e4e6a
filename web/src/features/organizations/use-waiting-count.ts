import { countWaitingOrganizations } from '@move/contract/organizations/review.ts';
import type { UseCount } from '../../platform/menu/feature.ts';
import { useRead } from '../../platform/api/reads.ts';

const MINUTE = 60_000;

/** The number of organisations that wait for review, for the menu; polled, since others decide too. */
export const useWaitingCount: UseCount = () => {
  const options = { showsErrors: true, staleTime: MINUTE, refetchInterval: () => MINUTE };
  const count = useRead(countWaitingOrganizations, {}, options).data?.count ?? 0;
  return count === 0 ? null : { count, isWork: true };
};
