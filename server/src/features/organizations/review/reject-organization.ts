import type * as api from '@move/contract/organizations/review.ts';
import type { Call } from '../../../platform/http/route.ts';
import { decideReview } from './review-decision.ts';

export function rejectOrganization(call: Call<typeof api.rejectOrganization>) {
  const { from, reason } = call.body;
  return decideReview(call, { next: 'rejected', reason, from });
}
