import type * as api from '@move/contract/campaigns/campaigns.ts';
import { sql } from 'kysely';
import { isVersion } from '../../platform/database/version.ts';
import { stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';
import { assertCategory, assertPeriod, imageField, subjectOf, auditedCampaign } from './campaign-record.ts';
import { findCampaign, assertApplication } from './campaigns.queries.ts';

export async function updateCampaign(call: Call<typeof api.updateCampaign>) {
  const { db, body, params } = call;
  const applicationId = assertApplication(call);
  const before = await findCampaign(db, applicationId, params.campaignId);
  const { updated_at, image, ...sent } = body;
  const { starts_at = before.starts_at, ends_at = before.ends_at } = sent;
  assertPeriod({ starts_at, ends_at });
  await assertCategory(db, applicationId, sent.category_id);
  const current = before.image?.id ?? null;
  const image_id = await attachFile(call, { ...imageField(applicationId), token: image, current });
  const saved = await db
    .updateTable('campaigns')
    .set({ ...sent, image_id, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .where('deleted_at', 'is', null)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  const campaign = await findCampaign(db, applicationId, before.id);
  return changed(
    { campaign },
    { subject: subjectOf(campaign), before: auditedCampaign(before), after: auditedCampaign(campaign) },
  );
}
