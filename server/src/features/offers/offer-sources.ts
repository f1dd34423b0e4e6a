import type { PublicOfferKind } from '@move/contract/offers/offers.ts';
import { type RawBuilder, sql } from 'kysely';
import { ownOr } from '../../platform/database/expressions/own-or.ts';

type Sql = RawBuilder<unknown>;

/** The SQL of one kind of offer, under the same names for all kinds. */
export type OfferSource = {
  from: Sql;
  /** Conditions for an offer of its kind that can still be booked or bought. */
  where: readonly Sql[];
  id: Sql;
  name: Sql;
  /** The table with the columns that activities and products have in common. */
  offer: 'activities' | 'products';
  activity: Sql;
  rateId: Sql;
  /** The cancellation term that the activity chose; products have none. */
  termId: Sql;
  locationId: Sql;
  /** The session whose time is shown; `null` for offers without a time. */
  session: Sql | null;
  /** The session whose sign-up window applies: for a bundle its first one, even if that has started; `null` for an activity or product. */
  joined: Sql | null;
  /** The sessions to come of an activity or bundle, as `session`; `null` for kinds without any. */
  toCome: Sql | null;
  sessionsCount: Sql;
  spots: Sql;
  free: Sql;
  hasWaitlist: Sql;
};

const nothing = sql`null`;
/** SQL: the free spots, never below 0; null is unlimited. */
const room = (left: Sql) => sql`case when ${left} is null then null else greatest(${left}, 0) end`;
/** SQL: no free spots while entries wait that the list invites automatically (docs/rules/spots.md#waiting-lists). */
const unlessAwaited = (table: Sql, free: Sql) =>
  sql`case when ${table}.waitlist_count > 0 and activities.waitlist_auto_invite then 0 else ${free} end`;

const held = sql`session.deleted_at is null and session.canceled_at is null`;
const ahead = sql`${held} and session.starts_at > now()`;
const ofActivity = sql`from sessions session where session.activity_id = activities.id and ${ahead}`;
const everOfBundle = sql`from bundle_sessions link join sessions session on session.id = link.session_id
  where link.bundle_id = bundles.id and ${held}`;
const ofBundle = sql`${everOfBundle} and ${ahead}`;
const first = (rows: Sql) => sql`lateral (select session.* ${rows} order by session.starts_at, session.id limit 1)`;
const namedActivity = sql`jsonb_build_object('id', activities.id, 'name', activities.name)`;
const ofTheActivity = sql`activities.cancellation_term_id`;
/** SQL: the rate that applies; none for a walk-in (docs/rules/planning.md#kinds-of-offer). */
const rateOf = (table: Sql) => sql`case when activities.no_signup_required then null
  when ${table}.rate_inherited then activities.rate_id else ${table}.rate_id end`;

/** The kinds of offers; `isPublished` leaves out drafts, removed records and organisations under review. */
export const sources: Readonly<Record<PublicOfferKind, OfferSource>> = {
  activity: {
    from: sql`activities left join ${first(ofActivity)} as timed on true`,
    where: [],
    id: sql`activities.id`,
    name: sql`activities.name`,
    offer: 'activities',
    activity: nothing,
    rateId: sql`activities.rate_id`,
    termId: ofTheActivity,
    locationId: sql`activities.location_id`,
    session: sql`timed`,
    joined: null,
    toCome: ofActivity,
    sessionsCount: sql`(select count(*)::integer ${ofActivity})`,
    spots: nothing,
    free: nothing,
    hasWaitlist: sql`activities.has_waitlist`,
  },
  session: {
    from: sql`sessions timed join activities on activities.id = timed.activity_id`,
    where: [
      sql`activities.offer_type = 'sessions'`,
      sql`timed.deleted_at is null and timed.canceled_at is null and timed.starts_at > now()`,
    ],
    id: sql`timed.id`,
    name: sql`activities.name`,
    offer: 'activities',
    activity: namedActivity,
    rateId: rateOf(sql`timed`),
    termId: ofTheActivity,
    locationId: ownOr(sql`timed.location_id`, sql`activities.location_id`),
    session: sql`timed`,
    joined: sql`timed`,
    toCome: null,
    sessionsCount: sql`1`,
    spots: sql`timed.spots`,
    free: unlessAwaited(sql`timed`, room(sql`(timed.spots - timed.taken)`)),
    hasWaitlist: sql`activities.has_waitlist`,
  },
  bundle: {
    from: sql`bundles join activities on activities.id = bundles.activity_id
      join ${first(ofBundle)} as timed on true join ${first(everOfBundle)} as opening on true`,
    where: [sql`activities.offer_type = 'bundles'`, sql`bundles.deleted_at is null`],
    id: sql`bundles.id`,
    name: sql`bundles.name`,
    offer: 'activities',
    activity: namedActivity,
    rateId: rateOf(sql`bundles`),
    termId: ofTheActivity,
    locationId: ownOr(sql`timed.location_id`, sql`activities.location_id`),
    session: sql`timed`,
    joined: sql`opening`,
    toCome: ofBundle,
    sessionsCount: sql`(select count(*)::integer ${ofBundle})`,
    spots: sql`bundles.spots`,
    free: unlessAwaited(
      sql`bundles`,
      room(sql`least(bundles.spots - bundles.taken, (select min(session.spots - session.taken) ${ofBundle}))`),
    ),
    hasWaitlist: sql`activities.has_waitlist`,
  },
  product: {
    from: sql`products`,
    where: [],
    id: sql`products.id`,
    name: sql`products.name`,
    offer: 'products',
    activity: nothing,
    rateId: sql`products.rate_id`,
    termId: nothing,
    locationId: sql`products.location_id`,
    session: null,
    joined: null,
    toCome: null,
    sessionsCount: sql`0`,
    spots: sql`products.spots`,
    free: room(sql`(products.spots - products.taken)`),
    hasWaitlist: sql`false`,
  },
};

/**
 * SQL: the offer is published. Row-level security hides the rest from website and app, but a client reads in the scope of its own
 * organisation, which includes drafts.
 */
export function isPublished({ offer }: OfferSource): Sql {
  return sql`not ${sql.ref(`${offer}.concept`)} and ${sql.ref(`${offer}.deleted_at`)} is null
    and organizations.status = 'accepted' and organizations.deleted_at is null`;
}
