import type * as api from '@move/contract/activities/activities.ts';
import type { Activity, ActivityRow, ActivitySettings } from '@move/contract/activities/activities.ts';
import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isChosen, isLinkChosen } from '../../platform/database/expressions/chosen.ts';
import { isOfLiveOrganization } from '../../platform/database/expressions/live-organization.ts';
import { isInRange, isOnDaysIn } from '../../platform/database/expressions/ranges.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage, keptCount, keptLiveCount } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { linkedContacts } from '../contacts/public.ts';
import { fileAddress } from '../files/public.ts';
import {
  lastChangedBy,
  organizationOf,
  priceOfOffer,
  rateOfOffer,
  sportOfOffer,
  venueOfActivity,
  isPriceOpen,
} from './checks/offer-columns.ts';

type ListQuery = QueryOf<typeof api.listActivities> | QueryOf<typeof api.listApplicationActivities>;

const isUpcoming = sql`sessions.activity_id = activities.id and sessions.starts_at > now()
  and sessions.deleted_at is null and sessions.canceled_at is null`;
/** A bundle counts as planned while one of its sessions is still to start. */
const isUpcomingBundle = sql`bundles.activity_id = activities.id and bundles.deleted_at is null and exists (
  select from bundle_sessions join sessions on sessions.id = bundle_sessions.session_id
  where bundle_sessions.bundle_id = bundles.id and ${isUpcoming})`;
/** Sessions from today on, in the time zone of each session. `starts_at` only narrows the search, so that its index is used. */
const fromToday = sql`sessions.activity_id = activities.id and sessions.deleted_at is null
  and sessions.start_date >= (now() at time zone sessions.tz)::date and sessions.starts_at > now() - interval '2 days'`;
const sportName = sql`(select sports.name from sports where sports.id = sport_id)`;

/** The sessions of an activity that are still to start, read once for all columns about them. */
const toCome = sql`cross join lateral (
  select count(*) as sessions, coalesce(sum(taken), 0)::integer as taken, coalesce(sum(waitlist_count), 0)::integer as waiting
  from sessions where ${isUpcoming}) as to_come`;

/** Columns of the lists and of the record. Needs `toCome` in the from clause; computed only for the rows of one page. */
const summary = sql`activities.id, activities.name, concept, payment_url, no_signup_required, has_waitlist, offer_type,
  ${sportOfOffer} as sport, ${rateOfOffer} as rate, ${isPriceOpen} as price_open,
  to_come.sessions as sessions_count, to_come.taken as participants_count, to_come.waiting + (
    select coalesce(sum(waitlist_count), 0)::integer from bundles
    where bundles.activity_id = activities.id and bundles.deleted_at is null) as waiting_count,
  (select jsonb_build_object('id', id, 'starts_at', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
     'start_date', start_date, 'start_time', start_time, 'tz', tz)
   from sessions where ${isUpcoming} order by starts_at, id limit 1) as next_session,
  activities.updated_at`;

const row = sql`${summary}, ${fileAddress('image_id')} as image_url,
  (select jsonb_build_object('id', locations.id, 'name', locations.name)
   from locations where locations.id = location_id) as location,
  ${organizationOf(sql`activities.organization_id`)} as organization`;

export function findActivities(db: Database, query: QueryOf<typeof api.listActivities>, organizationId: number) {
  const owner = [sql`activities.organization_id = ${organizationId}`];
  return findRows(db, query, { owner, total: keptCount('activities', organizationId) });
}

/** The activities of all organisations in scope: those of a platform, or the caller's own. Leaves out removed organisations. */
export function findApplicationActivities(db: Database, query: QueryOf<typeof api.listApplicationActivities>) {
  const { organizationId } = query;
  const owner = [isOfLiveOrganization(sql`activities.organization_id`)];
  if (organizationId !== undefined) owner.push(sql`activities.organization_id = ${organizationId}`);
  return findRows(db, query, { owner, total: keptLiveCount('activities', organizationId) });
}

/** The conditions on the owner of the listed activities, and the total of the list without filters. */
type Listed = { owner: readonly RawBuilder<unknown>[]; total: RawBuilder<unknown> };

function findRows(db: Database, query: ListQuery, listed: Listed) {
  const sort = {
    name: sql`fold(activities.name)`,
    sport: sql`fold(${sportName})`,
    updated_at: sql`activities.updated_at`,
  };
  const filters = filtersOf(query);
  const where = [...listed.owner, sql`activities.deleted_at is null`, ...filters];
  const lookup = { joins: toCome, where: sql`true` };
  const total = filters.length === 0 ? listed.total : undefined;
  const parts = { select: row, from: sql`activities`, where, sort, id: sql`activities.id`, lookup, total };
  return findPage<ActivityRow, keyof typeof sort>(db, parts, query);
}

function filtersOf({
  search,
  concept,
  sportId,
  offerType,
  categoryId,
  price,
  updatedOn,
}: ListQuery): RawBuilder<unknown>[] {
  const where: RawBuilder<unknown>[] = [];
  if (search) where.push(matches(sql`activities.search_text`, search));
  if (concept !== undefined) where.push(sql`concept = ${concept}`);
  if (sportId !== undefined) where.push(isChosen(sql`sport_id`, sportId));
  if (offerType !== undefined) where.push(isChosen(sql`offer_type`, offerType));
  if (categoryId !== undefined) {
    const linkedWhere = (condition: RawBuilder<unknown>) =>
      sql`exists (select from activity_categories where activity_id = activities.id and ${condition})`;
    where.push(isLinkChosen(sql`category_id`, categoryId, linkedWhere));
  }
  if (price !== undefined) where.push(isInRange(priceOfOffer, price));
  if (updatedOn !== undefined) where.push(isOnDaysIn(zone, sql`activities.updated_at`, updatedOn));
  return where;
}

const zone = sql`(select timezone from organizations where organizations.id = activities.organization_id)`;

export async function findAllActivities(db: Database, organizationId: number) {
  type Short = Pick<Activity, 'id' | 'name' | 'concept' | 'offer_type'>;
  const { rows } = await sql<Short>`
    select id, name, concept, offer_type from activities
    where organization_id = ${organizationId} and deleted_at is null order by fold(name), id`.execute(db);
  return rows;
}

export type ActivityReading = {
  activityId: number;
  organizationId: number;
  /** Locks the activity for a change, until the call ends. */
  isLocked?: boolean;
};

/** One activity of an organisation with all fields of its form; 404 when there is none. */
export async function findActivity(
  db: Database,
  { activityId, organizationId, isLocked = false }: ActivityReading,
): Promise<Activity> {
  const { rows } = await sql<Activity>`
    select ${summary}, organization_id, sport_id, description, notes, rate_id, gender, level,
      array(select category_id from activity_categories where activity_id = activities.id order by 1) as category_ids,
      array(select tag_id from activity_tags where activity_id = activities.id order by 1) as tag_ids,
      image_of(image_id) as image, is_accessible, age_from, age_to,
      ${linkedContacts('activity', sql`activities.id`, sql`${organizationId}`)} as contacts,
      location_id, ${venueOfActivity} as location,
      waitlist_auto_invite, should_validate_age, subscribe_from, subscribe_until, cancellation_term_id,
      (select count(*) from bundles where ${isUpcomingBundle}) as bundles_count,
      (select count(*) from sessions where ${fromToday}) as listed_sessions,
      (select count(*) from bundles where bundles.activity_id = activities.id and bundles.deleted_at is null) as listed_bundles,
      ${lastChangedBy('activities', sql`activities.id`)} as changed_by, created_at
    from activities ${toCome}
    where activities.id = ${activityId} and organization_id = ${organizationId} and deleted_at is null
    ${isLocked ? sql`for no key update of activities` : sql``}`.execute(db);
  const [activity] = rows;
  if (!activity) throw notFound();
  return activity;
}

/** The settings of an activity as its form reads them. */
export async function settingsOf(db: Database, activity: Activity): Promise<ActivitySettings> {
  return {
    concept: activity.concept,
    has_waitlist: activity.has_waitlist,
    waitlist_auto_invite: activity.waitlist_auto_invite,
    should_validate_age: activity.should_validate_age,
    no_signup_required: activity.no_signup_required,
    subscribe_from: activity.subscribe_from,
    subscribe_until: activity.subscribe_until,
    offer_type: activity.offer_type,
    cancellation_term_id: activity.cancellation_term_id,
    updated_at: activity.updated_at,
    cancellation_terms: await findTermsOfRate(db, activity.rate_id),
  };
}

/** The cancellation terms of a rate, the default term first. */
export async function findTermsOfRate(db: Database, rateId: number | null): Promise<{ id: number; name: string }[]> {
  if (rateId === null) return [];
  const { rows } = await sql<{ id: number; name: string }>`
    select terms.id, terms.name from rate_cancellation_terms link
      join cancellation_terms terms on terms.id = link.term_id and terms.deleted_at is null
    where link.rate_id = ${rateId} order by link.position, terms.id`.execute(db);
  return rows;
}

/** Counts participants of sessions and bundles still to come; a bundle's participants are not counted again in its sessions. */
export async function countUpcomingParticipants(db: Database, activityId: number) {
  const { rows } = await sql<{ session_participants: number; bundle_participants: number }>`
    select (
      select coalesce(sum(sessions.taken), 0)::integer from sessions where ${isUpcoming}) - (
      select count(*)::integer from participants join sessions on sessions.id = participants.session_id
      where ${isUpcoming} and participants.bundle_participant_id is not null and participants.takes_spot
    ) as session_participants,
      (select coalesce(sum(bundles.taken), 0)::integer from bundles where ${isUpcomingBundle}) as bundle_participants
    from activities where activities.id = ${activityId}`.execute(db);
  return rows[0] ?? { session_participants: 0, bundle_participants: 0 };
}

export const listApplicationActivities = async ({
  db,
  query,
}: Pick<Call<typeof api.listApplicationActivities>, 'db' | 'query'>) => {
  const { rows, meta } = await findApplicationActivities(db, query);
  return { activities: rows, meta };
};

export async function listActivities({ db, query, params }: Call<typeof api.listActivities>) {
  const { rows, meta } = await findActivities(db, query, params.organizationId);
  return { activities: rows, meta };
}

export async function listAllActivities({ db, params }: Call<typeof api.listAllActivities>) {
  return {
    activities: await findAllActivities(db, params.organizationId),
  };
}

export function listActivitiesOfApplication(call: Call<typeof api.listActivitiesOfApplication>) {
  return listApplicationActivities(call);
}

/** Returns the activity in the path and the organisation of the call, for `findActivity`. Throws 404 when the call has no organisation. */
export function activityPath({
  params,
  organizationId,
}: {
  params: { activityId: number };
  organizationId: number | null;
}) {
  if (organizationId === null) throw notFound();
  return { activityId: params.activityId, organizationId };
}

export async function getActivity(call: Call<typeof api.getActivity>) {
  return { activity: await findActivity(call.db, activityPath(call)) };
}

export async function getActivitySettings({ db, ...call }: Call<typeof api.getActivitySettings>) {
  return { settings: await settingsOf(db, await findActivity(db, activityPath(call))) };
}
