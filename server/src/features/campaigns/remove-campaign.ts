import type * as api from '@move/contract/campaigns/campaigns.ts';
import { removalColumns } from '../../platform/database/removal-columns.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { subjectOf, auditedCampaign } from './campaign-record.ts';
import { findCampaign, assertApplication } from './campaigns.queries.ts';

/** Removes a campaign from website and app at once. It can be restored for 30 days. */
export async function removeCampaign(call: Call<typeof api.removeCampaign>) {
  const { db, params, caller } = call;
  const before = await findCampaign(db, assertApplication(call), params.campaignId);
  const removal = await removalColumns(db, caller, [before.application_id]);
  await db.updateTable('campaigns').set(removal).where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before: auditedCampaign(before) });
}
