import type * as api from '@move/contract/organizations/review.ts';
import { gate } from '@move/domain/access/gate.ts';
import type { Call } from '../../../platform/http/route.ts';
import { mayReview } from './review-decision.ts';
import { findReview } from './review.queries.ts';

export async function getReview({ db, params, caller }: Call<typeof api.getReview>) {
  const isHome = gate(caller).can('review-organizations') && (await mayReview(db, params.organizationId, caller));
  return { review: await findReview(db, params.organizationId, isHome) };
}
