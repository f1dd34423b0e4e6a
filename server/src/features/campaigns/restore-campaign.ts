import type * as api from '@move/contract/campaigns/campaigns.ts';
import { sql } from 'kysely';
import { NOT_REMOVED } from '../../platform/database/removal-columns.ts';
import { notFound, removedFromAbove } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { lockOrder, subjectOf, auditedCampaign } from './campaign-record.ts';
import { findCampaign, assertApplication } from './campaigns.queries.ts';

/** Restores a campaign that was removed in the last 30 days, at the end of the order. Throws 403 when a higher role removed it. */
export async function restoreCampaign(call: Call<typeof api.restoreCampaign>) {
  const { db, params, caller } = call;
  const applicationId = assertApplication(call);
  // this function needs a statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows: administered } = await sql<{ id: number }>`
    select id from administered_applications(${caller.user.id})`.execute(db);
  await lockOrder(db, applicationId);
  const { rows } = await sql<{ may_restore: boolean }>`
    select may_undo(${caller.roles.includes('superadmin')}, ${administered.map(({ id }) => id)}::bigint[], deleted_as, deleted_levels) as may_restore
    from campaigns where id = ${params.campaignId} and application_id = ${applicationId}
      and deleted_at > now() - interval '30 days' for update`.execute(db);
  const [removed] = rows;
  if (!removed) throw notFound();
  if (!removed.may_restore) throw removedFromAbove();
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from campaigns where application_id = ${applicationId})`;
  await db
    .updateTable('campaigns')
    .set({ ...NOT_REMOVED, position })
    .where('id', '=', params.campaignId)
    .execute();
  const campaign = await findCampaign(db, applicationId, params.campaignId);
  return changed({ campaign }, { subject: subjectOf(campaign), after: auditedCampaign(campaign) });
}
