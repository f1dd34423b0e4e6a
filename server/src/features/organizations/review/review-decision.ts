import type { Organization } from '@move/contract/organizations/organizations.ts';
import type * as api from '@move/contract/organizations/review.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { MessageKey } from '@move/domain/kit/messages/messages.ts';
import { type OrganizationStatus, statusesBefore } from '@move/domain/organizations/organization.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { forbidden, refusedByState } from '../../../platform/http/problem.ts';
import type { Call, Caller } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from '../organization-record.ts';
import { findOrganization } from '../organizations.queries.ts';
import { queueDecisionMail } from './mail-decision.ts';
import { findReview } from './review.queries.ts';

/** Returns whether the caller administers the home application or its parent (docs/rules/access.md#review-of-organisations). */
export async function mayReview(db: Database, organizationId: number, caller: Caller): Promise<boolean> {
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ ok: boolean }>`select may_review(${organizationId}, ${caller.user.id}) as ok`.execute(
    db,
  );
  return rows[0]?.ok ?? false;
}

type Decision = { next: 'accepted' | 'rejected'; reason: string | null; from: OrganizationStatus | undefined };
type Deciding = Pick<Call<typeof api.acceptOrganization>, 'db' | 'params' | 'caller' | 'locale'>;

export async function decideReview(call: Deciding, { next, reason, from }: Decision) {
  const { db, params, caller } = call;
  const { organizationId } = params;
  const before = await findOrganization(db, organizationId, caller);
  if (!(await mayReview(db, organizationId, caller))) throw forbidden();
  const moved = await changeReviewStatus(db, organizationId, {
    from: statusesBefore(next).filter((status) => from === undefined || status === from),
    set: sql`status = ${next}, rejected_reason = ${reason}, reviewed_by = ${caller.user.id}, reviewed_at = clock_timestamp(),
      review_before = jsonb_build_object('status', status, 'rejected_reason', rejected_reason, 'reviewed_by', reviewed_by,
        'reviewed_at', reviewed_at)`,
  });
  if (!moved) throw await tooLate(call);
  const organization = await findOrganization(db, organizationId, caller);
  await queueDecisionMail(db, organizationId, caller.impersonatorId === null);
  return changed({ organization }, { subject: subjectOf(organization), before, after: organization });
}

type Move = { from: readonly OrganizationStatus[]; set: RawBuilder<unknown> };

/** Changes the status if it is one of `from` and no other reviewer decided since this call started. Returns whether it did. */
export async function changeReviewStatus(db: Database, organizationId: number, { from, set }: Move): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update organizations set ${set}
    where id = ${organizationId} and status = any (${[...from]}::text[]) and (reviewed_at is null or reviewed_at <= now())`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

const wordOf: Record<Organization['status'], MessageKey> = {
  accepted: 'organization.accepted',
  rejected: 'organization.rejected',
  pending: 'organization.waiting',
};

const COLLEAGUE: Readonly<Record<Locale, string>> = { nl: 'Een collega', en: 'A colleague' };

/** Returns the 409 that names which reviewer decided what in the meantime. */
export async function tooLate({ db, params, locale }: Pick<Deciding, 'db' | 'params' | 'locale'>) {
  const { status, reviewer } = await findReview(db, params.organizationId, false);
  return refusedByState('state', wordOf[status], { reviewer: reviewer ?? COLLEAGUE[locale] });
}
