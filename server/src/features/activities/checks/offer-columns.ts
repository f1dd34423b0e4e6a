import { type RawBuilder, sql } from 'kysely';

/** SQL: the sport of an activity or product. */
export const sportOfOffer = sql`(
  select jsonb_build_object('id', sports.id, 'name', sports.name) from sports where sports.id = sport_id)`;
export const rateOfOffer = sql`(
  select jsonb_build_object('id', rates.id, 'name', rates.name, 'price_in_cents', price_in_cents)
  from rates where rates.id = rate_id)`;
/** SQL: the price of the rate in cents; 0 without a rate. */
export const priceOfOffer = sql`coalesce((select rates.price_in_cents from rates where rates.id = rate_id), 0)`;
/** SQL: whether the price must still be chosen: neither a rate nor free was chosen. */
export const isPriceOpen = sql`(rate_id is null and price_open)`;
export const venueOfActivity = sql`(
  select jsonb_build_object('id', locations.id, 'name', locations.name, 'street', street, 'house_number',
    house_number, 'zipcode', zipcode, 'city', city, 'latitude', latitude, 'longitude', longitude)
  from locations where locations.id = location_id)`;

/** SQL: the first name of the user who changed a record last. */
export function lastChangedBy(table: string, id: RawBuilder<unknown>) {
  return sql`(
    select users.first_name from audit_log join users on users.id = audit_log.actor_id
    where subject_type = ${table} and subject_id = (${id})::text
    order by audit_log.created_at desc limit 1)`;
}

export function organizationOf(organizationId: RawBuilder<unknown>) {
  return sql`(
    select jsonb_build_object('id', organizations.id, 'name', organizations.name)
    from organizations where organizations.id = ${organizationId})`;
}
