import type * as api from '@move/contract/duplicates/duplicates.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { findActivity } from '../activities/public.ts';
import { findBundled } from '../bundles/public.ts';

type Parts = ReplyOf<typeof api.getDuplicateParts>['parts'];

export async function getDuplicateParts({ db, params, now }: Call<typeof api.getDuplicateParts>) {
  const { activityId } = params;
  const { contacts, location, sessions_count } = await findActivity(db, params);
  const { rows } = await sql<Pick<Parts, 'questions' | 'labels'>>`
    select (select count(*) from question_fields
        where activity_id = ${activityId} and deleted_at is null and archived_at is null) as questions,
      (select count(*) from activity_labels where activity_id = ${activityId}) as labels`.execute(db);
  const { questions = 0, labels = 0 } = rows[0] ?? {};
  const { bundles, sessionIds: bundled } = await findBundled(db, { ...params, now });
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
