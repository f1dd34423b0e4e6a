import type { ActivityRow } from '@move/contract/activities/activities.ts';
import type { StatusLook } from '../../../ui/marks/status-looks.ts';
import { STATUS } from '../../../ui/marks/statuses.ts';

type Shown = Pick<ActivityRow, 'concept' | 'payment_url' | 'no_signup_required'>;

/** The status of an offer: a draft, else by the way of signing up. */
export function offerStatus({
  concept,
  payment_url,
  no_signup_required,
}: Shown): Exclude<keyof typeof STATUS.offer, 'removed'> {
  if (concept) return 'concept';
  if (payment_url !== null) return 'external';
  return no_signup_required ? 'walkin' : 'live';
}

export const offerStatusLook = (activity: Shown): StatusLook => STATUS.offer[offerStatus(activity)];
