import type * as api from '@move/contract/campaigns/campaigns.ts';
import { sql } from 'kysely';
import { invalid, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { lockOrder } from './campaign-record.ts';
import { findCurrentCampaigns, assertApplication } from './campaigns.queries.ts';

/** Orders the campaigns that have not ended. Those that were added meanwhile and are not named come last. */
export async function orderCampaigns(call: Call<typeof api.orderCampaigns>) {
  const { db, body } = call;
  const applicationId = assertApplication(call);
  await lockOrder(db, applicationId);
  const before = await findCurrentCampaigns(db, applicationId);
  const known = before.map(({ id }) => id);
  const { ids, seen_ids } = body;
  if (seen_ids && seen_ids.join() !== known.join()) throw refusedByState('updated_at', 'order.changed');
  if (!ids.every((id) => known.includes(id))) throw invalid('ids', 'exists');
  const wanted = [...ids, ...known.filter((id) => !ids.includes(id))];
  await sql`
    update campaigns set position = place.position - 1
    from unnest(${wanted}::bigint[]) with ordinality as place (id, position)
    where campaigns.id = place.id`.execute(db);
  const campaigns = await findCurrentCampaigns(db, applicationId);
  const titles = (rows: typeof campaigns) => ({ order: rows.map(({ title }) => title) });
  return changed(
    { campaigns },
    {
      subject: { type: 'campaigns', id: `application-${applicationId}` },
      before: titles(before),
      after: titles(campaigns),
    },
  );
}
