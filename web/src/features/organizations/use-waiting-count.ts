import { countWaitingOrganizations } from '@move/contract/organizations/review.ts';
import type { UseCount } from '../../platform/menu/feature.ts';
import { useRead } from '../../platform/api/reads.ts';

const MINUTE = 60_000;

/** How many organisations wait for review, for the menu; others decide too, so it is asked again now and then. */
export const useWaitingCount: UseCount = () => {
  const options = { showsErrors: true, staleTime: MINUTE, refetchInterval: () => MINUTE };
  const count = useRead(countWaitingOrganizations, {}, options).data?.count ?? 0;
  return count === 0 ? null : { count, isWork: true };
};
