import type * as api from '@move/contract/campaigns/campaigns.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';
import { assertCategory, lockOrder, imageField, subjectOf, auditedCampaign } from './campaign-record.ts';
import { findCampaign, assertApplication } from './campaigns.queries.ts';

export async function createCampaign(call: Call<typeof api.createCampaign>) {
  const { db, body } = call;
  const applicationId = assertApplication(call);
  await assertCategory(db, applicationId, body.category_id);
  const image_id = await attachFile(call, { ...imageField(applicationId), token: body.image, current: null });
  await lockOrder(db, applicationId);
  const { rows } = await sql<{ id: number }>`
    insert into campaigns (application_id, title, url, image_id, category_id, starts_at, ends_at, position)
    select ${applicationId}, ${body.title}, ${body.url}, ${image_id ?? null}::uuid, ${body.category_id ?? null}::bigint,
      ${body.starts_at ?? null}::timestamptz, ${body.ends_at ?? null}::timestamptz,
      (select coalesce(max(position) + 1, 0) from campaigns where application_id = ${applicationId})
    returning id`.execute(db);
  const campaign = await findCampaign(db, applicationId, rows[0]?.id ?? 0);
  return changed({ campaign }, { subject: subjectOf(campaign), after: auditedCampaign(campaign) });
}
