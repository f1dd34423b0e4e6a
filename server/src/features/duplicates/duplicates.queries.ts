import type * as api from '@move/contract/duplicates/duplicates.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { findActivity } from '../activities/public.ts';
import { findSessionsInBundles } from '../bundles/public.ts';
import { countCopiedLabels } from '../labels/public.ts';

type Parts = ReplyOf<typeof api.getDuplicateParts>['parts'];

export async function getDuplicateParts({ db, params, caller, now }: Call<typeof api.getDuplicateParts>) {
  const { activityId, organizationId } = params;
  const { contacts, location, sessions_count } = await findActivity(db, params);
  const { rows } = await sql<Pick<Parts, 'questions'>>`
    select count(*) as questions from question_fields
    where activity_id = ${activityId} and deleted_at is null and archived_at is null`.execute(db);
  const { questions = 0 } = rows[0] ?? {};
  const labels = await countCopiedLabels(db, { caller, kind: 'activity', from: activityId, organizationId });
  const { bundles, sessionIds: bundled } = await findSessionsInBundles(db, { ...params, now });
  const parts = {
    questions,
    labels,
    contacts: contacts.length,
    location: location?.name ?? null,
    future_sessions: sessions_count,
    bundles,
    bundle_sessions: bundled.length,
  };
  return { parts };
}
