import type { Campaign } from '@move/contract/campaigns/campaigns.ts';
import { type CampaignPeriod, campaignPeriodViolations } from '@move/domain/campaigns/campaign.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Subject } from '../../platform/http/written.ts';

export const subjectOf = ({ id, title }: Pick<Campaign, 'id' | 'title'>): Subject => ({
  type: 'campaigns',
  id,
  name: title,
});

/** The fields of a campaign for the audit trail; its state follows from the period. */
export function auditedCampaign({ title, url, image, category_id, starts_at, ends_at }: Campaign): object {
  return { title, url, image, category_id, starts_at, ends_at };
}

export const imageField = (applicationId: number) =>
  ({ field: 'image', use: 'picture', owner: { applicationId } }) as const;

/** Throws 422 unless the category is the platform's own, or one of all platforms. */
export async function assertCategory(db: Database, applicationId: number, id: number | null | undefined) {
  if (id === null || id === undefined) return;
  const { rows } = await sql`
    select from categories where id = ${id} and (application_id is null or application_id = ${applicationId})`.execute(
    db,
  );
  if (rows.length === 0) throw invalid('category_id', 'exists');
}

/** Checks the period as it will be saved, since a body may contain only its start or its end. Throws 422. */
export function assertPeriod(period: CampaignPeriod): void {
  const [violation] = campaignPeriodViolations(period);
  if (violation) throw invalid('ends_at', violation.key);
}

/** Locks the campaigns of a platform, so that ordering and adding happen one at a time. */
export async function lockOrder(db: Database, applicationId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('campaigns'), ${applicationId}::integer)`.execute(db);
}
