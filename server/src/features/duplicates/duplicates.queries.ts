import type * as api from '@move/contract/duplicates/duplicates.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { findActivity } from '../activities/public.ts';
import { findBundledSessions } from '../bundles/public.ts';

type Parts = ReplyOf<typeof api.getDuplicateParts>['parts'];

export async function getDuplicateParts({ db, params, now }: Call<typeof api.getDuplicateParts>) {
  const { activityId } = params;
  const { contacts, location, sessions_count } = await findActivity(db, params);
  const { rows } = await sql<Pick<Parts, 'questions' | 'labels' | 'bundles'>>`
    select (select count(*) from question_fields
        where activity_id = ${activityId} and deleted_at is null and archived_at is null) as questions,
      (select count(*) from activity_labels where activity_id = ${activityId}) as labels,
      (select count(distinct bundle_id) from bundle_sessions join bundles on bundles.id = bundle_id
        join sessions on sessions.id = session_id
        where bundles.activity_id = ${activityId} and bundles.deleted_at is null and sessions.deleted_at is null
          and sessions.canceled_at is null and sessions.starts_at > ${now.toISOString()}) as bundles`.execute(db);
  const { questions = 0, labels = 0, bundles = 0 } = rows[0] ?? {};
  const bundle_sessions = (await findBundledSessions(db, { ...params, now })).length;
  const place = { contacts: contacts.length, location: location?.name ?? null };
  return { parts: { questions, labels, ...place, future_sessions: sessions_count, bundles, bundle_sessions } };
}
