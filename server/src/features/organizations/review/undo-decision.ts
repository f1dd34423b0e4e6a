import type * as api from '@move/contract/organizations/review.ts';
import { UNDO_DECISION_MS } from '@move/domain/organizations/organization.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { forbidden, refusedByState } from '../../../platform/http/problem.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from '../organization-record.ts';
import { findOrganization } from '../organizations.queries.ts';
import { queueDecisionMail } from './mail-decision.ts';
import { mayReview } from './review-decision.ts';

export async function undoDecision({ db, params, caller }: Call<typeof api.undoDecision>) {
  const { organizationId } = params;
  const before = await findOrganization(db, organizationId, caller);
  if (!(await mayReview(db, organizationId, caller))) throw forbidden();
  const { numAffectedRows } = await sql`
    update organizations set status = review_before->>'status', rejected_reason = review_before->>'rejected_reason',
      reviewed_by = (review_before->>'reviewed_by')::bigint, reviewed_at = (review_before->>'reviewed_at')::timestamptz,
      review_before = null
    where id = ${organizationId} and review_before is not null and reviewed_by = ${caller.user.id}
      and reviewed_at > clock_timestamp() - ${UNDO_DECISION_MS} * interval '1 millisecond'`.execute(db);
  if (numAffectedRows === 0n) {
    throw refusedByState('state', before.status === 'pending' ? 'organization.waiting' : 'organization.decided');
  }
  const organization = await findOrganization(db, organizationId, caller);
  await queueSkippedMail(db, organizationId);
  return changed({ organization }, { subject: subjectOf(organization), before, after: organization });
}

/** Queues the mail of a rejection again: if it was due while the organisation was accepted, it was skipped. */
async function queueSkippedMail(db: Database, organizationId: number): Promise<void> {
  const { rows } = await sql`
    select from organizations
    where id = ${organizationId} and status = 'rejected' and reviewed_at > now() - 4 * ${UNDO_DECISION_MS} * interval '1 millisecond'`.execute(
    db,
  );
  if (rows.length > 0) await queueDecisionMail(db, organizationId, false);
}
