import type * as api from '@move/contract/organizations/review.ts';
import { statusesBefore } from '@move/domain/organizations/organization.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from '../organization-record.ts';
import { findOrganization } from '../organizations.queries.ts';
import { changeReviewStatus, tooLate } from './review-decision.ts';
import { mailNewOrganization } from './review-mails.ts';

export async function resubmitOrganization(call: Call<typeof api.resubmitOrganization>) {
  const { db, params, caller, config } = call;
  const { organizationId } = params;
  const before = await findOrganization(db, organizationId, caller);
  const set = sql`status = 'pending', submitted_at = now(), review_before = null`;
  if (!(await changeReviewStatus(db, organizationId, { from: statusesBefore('pending'), set })))
    throw await tooLate(call);
  const organization = await findOrganization(db, organizationId, caller);
  await mailNewOrganization(db, { organization, appUrl: config.appUrl, isAgain: true });
  return changed({ organization }, { subject: subjectOf(organization), before, after: organization });
}
