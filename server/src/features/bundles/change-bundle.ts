import type * as api from '@move/contract/bundles/bundles.ts';
import type { Bundle } from '@move/contract/bundles/bundles.ts';
import { longDate } from '@move/domain/kit/dates.ts';
import { changedRate, ownRate } from '@move/domain/rates/own-rate.ts';
import { spotsMessage } from '@move/domain/sessions/capacity.ts';
import { sql } from 'kysely';
import { invalid, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, type Subject } from '../../platform/http/written.ts';
import { planNewSessions, refuseForeign } from '../sessions/public.ts';
import { attachSessions } from './attach-sessions.ts';
import { findBundle, lockBundle, refuseUnknownActivity } from './bundles.queries.ts';

export const subjectOf = ({ id, name, activity }: Bundle): Subject => ({
  type: 'bundles',
  id,
  name: `${activity.name}, ${name}`,
});

/** Makes a bundle with the sessions that it takes in and those that it plans: all of it, or nothing. */
export async function createBundle(call: Call<typeof api.createBundle>) {
  const { db, body, params } = call;
  const { organizationId, activityId } = params;
  await refuseUnknownActivity(db, params);
  await refuseForeign(db, ownRate(body), organizationId);
  const { name, start_date, description, spots } = body;
  const { id } = await db
    .insertInto('bundles')
    .values({
      organization_id: organizationId,
      activity_id: activityId,
      name,
      start_date,
      description,
      spots,
      ...ownRate(body),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const path = { ...params, bundleId: id };
  const planned = await planNewSessions(call, body.sessions ?? []);
  await attachSessions(db, path, { ...call, ids: [...(body.session_ids ?? []), ...planned] });
  const bundle = await findBundle(db, path);
  refuseLateStart(bundle, call);
  return changed({ bundle }, { subject: subjectOf(bundle), after: bundle });
}

export async function updateBundle(call: Call<typeof api.updateBundle>) {
  const { db, body, params } = call;
  const before = await lockBundle(db, params);
  const { updated_at, rate_id: _, rate_inherited: __, ...columns } = body;
  if (updated_at !== undefined && updated_at !== before.updated_at) throw stale();
  if (columns.spots !== undefined) refuseTooFewSpots(columns.spots, before.taken);
  const rate = changedRate(body);
  await refuseForeign(db, rate, params.organizationId);
  await db
    .updateTable('bundles')
    .set({ ...columns, ...rate, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .execute();
  const bundle = await findBundle(db, params);
  refuseLateStart(bundle, call);
  return changed({ bundle }, { subject: subjectOf(bundle), before, after: bundle });
}

function refuseTooFewSpots(spots: number | null, taken: number) {
  const message = spotsMessage(spots, taken);
  if (message !== null) throw invalid('spots', message.key, message.params);
}

/** A bundle starts at the latest with its first session (D4.6). */
function refuseLateStart(
  { start_date, first_session }: Bundle,
  { locale, now }: Pick<Call<typeof api.updateBundle>, 'locale' | 'now'>,
) {
  if (first_session === null || start_date <= first_session.start_date) return;
  const today = now.toISOString().slice(0, 10);
  throw invalid('start_date', 'bundle.start', { date: longDate(first_session.start_date, locale, today) });
}
