import type * as api from '@move/contract/organizations/review.ts';
import type { Call } from '../../../platform/http/route.ts';
import { decideReview } from './review-decision.ts';

export function acceptOrganization(call: Call<typeof api.acceptOrganization>) {
  return decideReview(call, { next: 'accepted', reason: null, from: call.body.from });
}
