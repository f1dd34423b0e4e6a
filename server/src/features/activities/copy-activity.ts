import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { findActivity } from './activities.queries.ts';
import { saveLinks } from './activity-record.ts';

type Copying = {
  organizationId: number;
  activityId: number;
  name: string;
  /** False: the copy has the default settings. */
  withSettings: boolean;
  withContacts: boolean;
  withLocation: boolean;
};

/** Copies an activity into a draft with the same information and returns its id; 404 when the organisation has no such activity. */
export async function copyActivity(db: Database, copying: Copying): Promise<number> {
  const { organizationId, activityId, name, withSettings, withContacts, withLocation } = copying;
  const original = await findActivity(db, { organizationId, activityId });
  const { rows } = await sql<{ id: number }>`
    insert into activities (organization_id, name, sport_id, description, notes, gender, level, payment_url, is_accessible,
      age_from, age_to, offer_type, image_id, rate_id, price_open, location_id, has_waitlist, waitlist_auto_invite,
      should_validate_age, no_signup_required, subscribe_from, subscribe_until, cancellation_term_id)
    select organization_id, ${name}, sport_id, description, notes, gender, level, payment_url, is_accessible, age_from,
      age_to, offer_type, image_id,
      -- an archived rate and a location that was left can't be chosen anew; without its rate the copy isn't free
      (select rates.id from rates where rates.id = rate_id and archived_at is null and rates.deleted_at is null),
      rate_id is not null or price_open,
      case when ${withLocation}::boolean then (
        select link.location_id from location_organizations link
        where link.location_id = activities.location_id and link.organization_id = activities.organization_id
          and unlinked_at is null) end,
      has_waitlist and ${withSettings}, waitlist_auto_invite or not ${withSettings}::boolean,
      should_validate_age and ${withSettings}, no_signup_required and ${withSettings},
      case when ${withSettings} then subscribe_from end, case when ${withSettings} then subscribe_until end,
      case when ${withSettings} then (
        select link.term_id from rate_cancellation_terms link join rates on rates.id = link.rate_id
        where link.rate_id = activities.rate_id and link.term_id = cancellation_term_id
          and archived_at is null and rates.deleted_at is null) end
    from activities where id = ${activityId} returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  const { category_ids, tag_ids } = original;
  const contacts = withContacts ? original.contacts : [];
  await saveLinks(db, { activityId: id, organizationId }, { category_ids, tag_ids, contacts });
  return id;
}
