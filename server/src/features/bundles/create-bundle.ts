import type * as api from '@move/contract/bundles/bundles.ts';
import { chosenRate } from '@move/domain/rates/chosen-rate.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { planNewSessions, assertSameOrganization } from '../sessions/public.ts';
import { attachSessions } from './sessions/attach-sessions.ts';
import { assertStartsInTime, subjectOf } from './bundle-record.ts';
import { findBundle, assertActivityExists } from './bundles.queries.ts';

/** Creates a bundle with existing sessions and newly planned ones: all, or nothing. */
export async function createBundle(call: Call<typeof api.createBundle>) {
  const { db, body, params } = call;
  const { organizationId, activityId } = params;
  await assertActivityExists(db, params);
  await assertSameOrganization(db, chosenRate(body), organizationId);
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
      ...chosenRate(body),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const path = { ...params, bundleId: id };
  const planned = await planNewSessions(call, body.sessions ?? []);
  await attachSessions(db, path, { ...call, ids: [...(body.session_ids ?? []), ...planned] });
  const bundle = await findBundle(db, path);
  assertStartsInTime(bundle, call);
  return changed({ bundle }, { subject: subjectOf(bundle), after: bundle });
}
