import type * as api from '@move/contract/activities/activities.ts';
import type { Activity } from '@move/contract/activities/activities.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { replaceLinks } from '../../platform/database/links.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Subject } from '../../platform/http/written.ts';
import { closeWaitingOfActivity, countWaiting, lockPlanning, shortenInvites } from '../bookings/public.ts';
import { saveContactLinks } from '../contacts/public.ts';
import { attachFile } from '../files/public.ts';
import { findActivity, activityPath } from './activities.queries.ts';
import { checkActivity } from './checks/check-activity.ts';
import { readOfferChange } from './checks/read-offer-change.ts';

export const subjectOf = (activity: Pick<Activity, 'id' | 'name'>): Subject => ({
  type: 'activities',
  id: activity.id,
  name: activity.name,
});

export const imageField = { field: 'image', use: 'picture' } as const;

type Changing =
  | Call<typeof api.updateActivity>
  | Call<typeof api.updateActivityLocation>
  | Call<typeof api.updateActivitySettings>;

/** Updates the fields that are sent, for each endpoint that changes an activity. */
export async function updateSentFields(call: Changing): Promise<{ before: Activity; activity: Activity }> {
  const { db, caller } = call;
  const reading = activityPath(call);
  const before = await findActivity(db, { ...reading, isLocked: true });
  const body: Call<typeof api.updateActivity>['body'] = call.body;
  const sent = readOfferChange(caller, before, body);
  const { category_ids, tag_ids, contacts, image, ...columns } = sent;
  const { cancellation_term_id } = await checkActivity(db, { ...reading, before, sent });
  await closeSwitchedOffWaitlist(call, before);
  const owner = { organizationId: reading.organizationId };
  const current = before.image?.id ?? null;
  const image_id = await attachFile(call, { ...imageField, token: image, current, owner });
  await db
    .updateTable('activities')
    .set({ ...columns, image_id, cancellation_term_id, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .execute();
  await saveLinks(db, reading, { category_ids, tag_ids, contacts });
  const activity = await findActivity(db, reading);
  await shortenOpenInvites(call, before, activity);
  // `changed_by` is read from the audit row, which is written only on commit, so the caller is filled in here
  return { before, activity: { ...activity, changed_by: caller.user.first_name } };
}

/**
 * Closes the waiting lists and mails their entries when the waiting list is switched off. Throws 409 when there are entries and `force`
 * isn't set (docs/rules/spots.md#waiting-lists).
 */
async function closeSwitchedOffWaitlist({ db, body, query, now }: Changing, before: Activity) {
  const isSwitchedOff = before.has_waitlist && 'has_waitlist' in body && body.has_waitlist === false;
  if (!isSwitchedOff) return;
  await lockPlanning(db, { activityId: before.id, now });
  const count = await countWaiting(db, before.id);
  if (count === 0) return;
  const isForced = 'force' in query && query.force === true;
  if (!isForced) {
    throw refusedByState('waitlist', count === 1 ? 'waitlist.people_one' : 'waitlist.people', { count });
  }
  await closeWaitingOfActivity(db, before.id);
}

/** After a change of the sign-up window: ends open invitations no later than sign-up. */
async function shortenOpenInvites({ db, now }: Changing, before: Activity, after: Activity) {
  const isSame = before.subscribe_from === after.subscribe_from && before.subscribe_until === after.subscribe_until;
  if (isSame) return;
  const { plannedIds } = await lockPlanning(db, { activityId: after.id, now });
  await shortenInvites(db, plannedIds, now);
}

type Links = Pick<Call<typeof api.updateActivity>['body'], 'category_ids' | 'tag_ids' | 'contacts'>;

/** Saves the categories, tags and contacts. A list that was not sent stays as it is. */
export async function saveLinks(
  db: Database,
  { activityId, organizationId }: { activityId: number; organizationId: number },
  { category_ids, tag_ids, contacts }: Links,
) {
  const owner = ['activity_id', activityId] as const;
  const tenant = { organization_id: organizationId };
  if (category_ids) {
    await replaceLinks(db, { table: 'activity_categories', owner, tenant, column: 'category_id', ids: category_ids });
  }
  if (tag_ids) await replaceLinks(db, { table: 'activity_tags', owner, tenant, column: 'tag_id', ids: tag_ids });
  if (contacts) {
    await saveContactLinks(db, { organizationId, subject: { type: 'activity', id: activityId }, contacts });
  }
}
