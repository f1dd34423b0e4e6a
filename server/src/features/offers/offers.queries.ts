import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/offers/offers.ts';
import {
  PUBLIC_OFFER_KINDS,
  type PublicOffer,
  type PublicOfferDetail,
  type PublicOfferKind,
} from '@move/contract/offers/offers.ts';
import { ONLINE_PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import {
  effectivePair,
  isOpenAt,
  type SubscribePair,
  subscriptionWindow,
} from '@move/domain/sessions/subscription-window.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { all, findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { fileAddress } from '../files/public.ts';
import { isPublished, type OfferSource, sources } from './offer-sources.ts';
import { refundTerms } from './refund-terms.ts';

type Sql = RawBuilder<unknown>;
/** The extra columns from which the sign-up times of an offer are derived. */
type Asked = { starts_at: string; own: SubscribePair; activity: SubscribePair };
type Stored<Offer> = Omit<Offer, 'signup'> & { asked: Asked | null };
type StoredDetail = Stored<Omit<PublicOfferDetail, 'cancellation'>> & {
  term: CancellationPeriod[] | null;
  has_fee: boolean;
};

const instant = (column: Sql) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const timesOf = (session: Sql) => sql`
  'start_date', ${session}.start_date, 'start_time', ${session}.start_time,
  'end_date', ${session}.end_date, 'end_time', ${session}.end_time, 'tz', ${session}.tz,
  'starts_at', ${instant(sql`${session}.starts_at`)}, 'ends_at', ${instant(sql`${session}.ends_at`)}`;
const pairOf = (table: Sql) => sql`jsonb_build_object(
  'subscribe_from', ${table}.subscribe_from, 'subscribe_until', ${table}.subscribe_until)`;
const named = (table: string, id: Sql) => sql`(
  select jsonb_build_object('id', it.id, 'name', it.name) from ${sql.table(table)} it where it.id = ${id})`;
/** SQL: the location of an offer; null when it was removed. A hidden location is shown only to the organisation's own systems. */
const venueOf = (id: Sql) => sql`(
  select jsonb_build_object('id', it.id, 'name', it.name, 'street', street, 'house_number', house_number, 'zipcode', zipcode,
    'city', city, 'latitude', latitude, 'longitude', longitude)
  from locations it where it.id = ${id} and it.deleted_at is null and (not it.is_hidden or (select app_scope()) <> 'public'))`;

/** The platform on which an offer is shown, and how the installation takes payments. */
export type Shop = Pick<Call<typeof api.getPublicOffer>, 'applicationId' | 'config' | 'locale'>;

/** SQL: visitors of the platform can pay online: the platform enabled a way of paying, and the installation has a provider. */
const paysOnline = ({ applicationId, config }: Shop) =>
  config.paymentDriver === 'none'
    ? sql`false`
    : sql`(select is_paid_by(${applicationId}::bigint, ${[...ONLINE_PAYMENT_TYPES]}::text[]))`;

const hasFee = ({ applicationId, config }: Shop) =>
  config.paymentDriver === 'none'
    ? sql`false`
    : sql`(select costs_to_pay(${applicationId}::bigint, ${[...ONLINE_PAYMENT_TYPES]}::text[]))`;

/** SQL: the platform's image for offers without one. */
const fallbackImage = ({ applicationId }: Shop) => sql`(
  select ${fileAddress('fallback_image_id')} from applications where id = ${applicationId}::bigint)`;

function offerColumns(type: PublicOfferKind, source: OfferSource, shop: Shop): Sql {
  const offer = sql.table(source.offer);
  // an activity has no sign-up times itself: its window applies to each of its sessions
  const { joined } = source;
  const asked = joined
    ? sql`jsonb_build_object('starts_at', ${instant(sql`${joined}.starts_at`)}, 'own', ${pairOf(joined)}, 'activity', ${pairOf(sql`activities`)})`
    : sql`null`;
  const price = sql`coalesce((select price_in_cents from rates where rates.id = ${source.rateId}), 0)`;
  const when = source.session
    ? sql`case when ${source.session}.id is null then null else jsonb_build_object(${timesOf(source.session)}) end`
    : sql`null`;
  return sql`${type}::text as type, ${source.id} as id, ${source.name} as name,
    jsonb_build_object('id', organizations.id, 'name', organizations.name) as organization,
    ${source.activity} as activity, ${named('sports', sql`${offer}.sport_id`)} as sport,
    coalesce(${fileAddress(`${source.offer}.image_id`)}, ${fallbackImage(shop)}) as image_url,
    ${price} as price_in_cents,
    ${when} as "when", ${source.sessionsCount} as sessions_count, ${venueOf(source.locationId)} as location,
    ${source.spots} as spots, ${source.free} as free, ${source.hasWaitlist} as has_waitlist, ${asked} as asked,
    ${source.offer === 'activities' ? sql`activities.no_signup_required` : sql`false`} as no_signup_required,
    ${offer}.payment_url, (${price} = 0 or ${offer}.payment_url is not null or ${paysOnline(shop)}) as is_payable,
    ${offer}.is_accessible = 1 as is_accessible, ${offer}.gender, ${offer}.level,
    ${offer}.age_from, ${offer}.age_to, ${offer}.should_validate_age`;
}

const fromOf = (source: OfferSource) => sql`${source.from}
  join organizations on organizations.id = ${sql.ref(`${source.offer}.organization_id`)}`;

/** One page of published offers of a kind in scope. */
export async function findOffers(call: Shop & Pick<Call<typeof api.listPublicOffers>, 'db' | 'query' | 'now'>) {
  const { db, query, now } = call;
  const source = sources[query.type];
  const { rows, meta } = await findPage<Stored<PublicOffer>, 'name' | 'starts_at'>(
    db,
    {
      select: offerColumns(query.type, source, call),
      from: fromOf(source),
      where: [isPublished(source), ...source.where, ...filtersOf(query, source)],
      sort: {
        name: sql`fold(${source.name})`,
        starts_at: source.session ? sql`${source.session}.starts_at` : sql`fold(${source.name})`,
      },
      id: source.id,
    },
    query,
  );
  const offers = rows.map(({ asked, ...offer }): PublicOffer => ({ ...offer, signup: signupOf(asked, now) }));
  return { offers, meta };
}

function filtersOf(query: QueryOf<typeof api.listPublicOffers>, source: OfferSource): Sql[] {
  const { search, organizationId, sportId, categoryId, dateFrom, dateUntil } = query;
  const offer = sql.table(source.offer);
  const where: Sql[] = [];
  if (search) where.push(matches(sql`fold(${source.name})`, search));
  if (organizationId !== undefined) where.push(sql`organizations.id = ${organizationId}`);
  if (sportId !== undefined) where.push(sql`${offer}.sport_id = ${sportId}`);
  if (categoryId !== undefined) where.push(isIn(source, categoryId));
  if (dateFrom !== undefined || dateUntil !== undefined) where.push(isHeld(query, source));
  return where;
}

function isIn({ offer }: OfferSource, categoryId: number): Sql {
  return offer === 'activities'
    ? sql`exists (select from activity_categories link where link.activity_id = activities.id and link.category_id = ${categoryId})`
    : sql`exists (select from product_categories link where link.product_id = products.id and link.category_id = ${categoryId})`;
}

/**
 * SQL: the offer takes place on one of these days; an activity or a bundle when one of its sessions to come does. Days are local to each
 * session. The instants, which allow for any time zone, only make the index usable.
 */
function isHeld(
  { dateFrom, dateUntil }: QueryOf<typeof api.listPublicOffers>,
  { session: own, toCome }: OfferSource,
): Sql {
  const days = (session: Sql) => {
    const bounds = [];
    if (dateFrom !== undefined) {
      bounds.push(
        sql`${session}.start_date >= ${dateFrom}::date and ${session}.starts_at >= (${dateFrom}::date - 1)::timestamptz`,
      );
    }
    if (dateUntil !== undefined) {
      bounds.push(
        sql`${session}.start_date <= ${dateUntil}::date and ${session}.starts_at < (${dateUntil}::date + 2)::timestamptz`,
      );
    }
    return all(bounds);
  };
  if (toCome) return sql`exists (select ${toCome} and ${days(sql`session`)})`;
  return own ? days(own) : sql`false`;
}

/** The sign-up times, and whether people can sign up now, by the rule of the booking itself. */
function signupOf(asked: Asked | null, now: Date): PublicOffer['signup'] {
  if (asked === null) return null;
  const window = subscriptionWindow(asked.starts_at, effectivePair(asked.own, asked.activity));
  const stamp = (moment: string) => new Date(moment).toISOString();
  return {
    opens_at: window.opens_at === null ? null : stamp(window.opens_at),
    closes_at: stamp(window.closes_at),
    is_open: isOpenAt(window, now.toISOString()),
  };
}

const isType = (type: string): type is PublicOfferKind => PUBLIC_OFFER_KINDS.some((known) => known === type);

/** One published offer with all that its page shows; 404 when it isn't in scope, for any reason. */
export async function findOffer(
  db: Database,
  { type, offerId, now, shop }: { type: string; offerId: number; now: Date; shop: Shop },
): Promise<PublicOfferDetail> {
  if (!isType(type)) throw notFound();
  const source = sources[type];
  const offer = sql.table(source.offer);
  const { rows } = await sql<StoredDetail>`
    select ${offerColumns(type, source, shop)},
      ${type === 'bundle' ? sql`coalesce(bundles.description, activities.description)` : sql`${offer}.description`} as description,
      ${source.offer === 'activities' ? sql`activities.notes` : sql`null`} as notes,
      ${wordsOf(source)}, ${contactsOf(source)} as contacts, ${sessionRows(source)} as sessions, ${questionRows(source)} as questions,
      term_periods(${source.rateId}, ${source.termId}) as term, ${hasFee(shop)} as has_fee
    from ${fromOf(source)}
    where ${source.id} = ${offerId} and ${all([isPublished(source), ...source.where])}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  const { asked, term, has_fee, ...facts } = found;
  const isPaidHere = facts.price_in_cents > 0 && facts.payment_url === null && !facts.no_signup_required;
  const starts = asked && facts.when && { at: asked.starts_at, timeZone: facts.when.tz };
  const terms = { type, term, starts, hasFee: has_fee, locale: shop.locale, now };
  return { ...facts, signup: signupOf(asked, now), cancellation: isPaidHere ? refundTerms(terms) : null };
}

function contactsOf({ offer }: OfferSource): Sql {
  const type = offer === 'activities' ? 'activity' : 'product';
  return sql`public_contacts(organizations.id, ${type}, ${sql.ref(`${offer}.id`)})`;
}

function wordsOf({ offer }: OfferSource): Sql {
  const [links, owner] = offer === 'activities' ? ['activity', 'activity_id'] : ['product', 'product_id'];
  const mine = (table: string) =>
    sql`${sql.table(`${links}_${table}`)} link where ${sql.ref(`link.${owner}`)} = ${sql.ref(`${offer}.id`)}`;
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', categories.id, 'title', categories.title)
        order by position, categories.id), '[]')
      from categories where id in (select category_id from ${mine('categories')})) as categories,
    (select coalesce(jsonb_agg(jsonb_build_object('id', tags.id, 'name', tags.name) order by fold(name)), '[]')
      from tags where id in (select tag_id from ${mine('tags')})) as tags`;
}

function sessionRows({ toCome }: OfferSource): Sql {
  if (!toCome) return sql`'[]'::jsonb`;
  return sql`(select coalesce(jsonb_agg(row order by at), '[]') from (
    select jsonb_build_object('id', session.id, ${timesOf(sql`session`)}, 'spots', session.spots,
      'free', greatest(session.spots - session.taken, case when session.spots is null then null else 0 end)) as row,
      session.starts_at as at
    ${toCome} order by session.starts_at, session.id limit 100) as to_come)`;
}

function questionRows({ offer }: OfferSource): Sql {
  const owner = offer === 'activities' ? sql`activity_id = activities.id` : sql`product_id = products.id`;
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', field.id, 'type', field.type, 'title', field.title,
      'required', field.required, 'options', field.options, 'url', field.url) order by field.position, field.id), '[]')
    from question_fields field where field.${owner} and field.deleted_at is null and field.archived_at is null)`;
}

export function listPublicOffers(call: Call<typeof api.listPublicOffers>) {
  return findOffers(call);
}

export async function getPublicOffer(call: Call<typeof api.getPublicOffer>) {
  const { db, params, now } = call;
  return { offer: await findOffer(db, { ...params, now, shop: call }) };
}

export function listOwnOffers(call: Call<typeof api.listOwnOffers>) {
  return findOffers(call);
}

export async function getOwnOffer(call: Call<typeof api.getOwnOffer>) {
  const { db, params, now } = call;
  return { offer: await findOffer(db, { ...params, now, shop: call }) };
}
