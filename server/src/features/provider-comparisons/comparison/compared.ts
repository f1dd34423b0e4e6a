import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * A day to compare for one platform; `application_id` null stands for entries that belong to no known platform. `unread_keys` counts the
 * accounts that could not be listed.
 */
export type Pair = { application_id: number | null; day: string; unread_keys: number };

/** The days to compare. `from` and `until` are wide enough for these days in every time zone. */
export type Compared = {
  comparison: string;
  driver: string;
  pairs: readonly Pair[];
  from: string;
  until: string;
  now: Date;
};

export const pairsOf = ({ pairs }: Compared) => sql`
  jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (application_id bigint, day date, unread_keys integer)`;

/** SQL: null equals null. Written with `=`, since `is not distinct from` rules out a hash join. */
export const isOfPair = (of: string) => sql`
  ${sql.ref(`${of}.day`)} = pair.day and coalesce(${sql.ref(`${of}.application_id`)}, 0) = coalesce(pair.application_id, 0)`;

/** Stores the payment and order here that belong to each entry of the provider, and the entry's day in the platform's time zone. */
export async function resolveEntries(db: Database, { comparison, driver }: Pick<Compared, 'comparison' | 'driver'>) {
  await sql`
    update provider_entries entry set payment_id = found.payment_id, order_id = found.order_id,
      organization_id = found.organization_id, application_id = found.application_id,
      day = (entry.happened_at at time zone coalesce(found.timezone, ${DEFAULT_TIME_ZONE}))::date
    from (
      select each.kind, each.reference, payments.id as payment_id, coalesce(payments.order_id, orders.id) as order_id,
        coalesce(payments.organization_id, orders.organization_id) as organization_id, applications.id as application_id,
        applications.timezone
      from provider_entries each
        left join payments on payments.driver = ${driver} and payments.provider_reference = each.payment_reference
        left join orders on payments.id is null and orders.id = each.order_number
          and (each.account_application_id is null or orders.application_id = each.account_application_id)
        left join applications
          on applications.id = coalesce(payments.application_id, orders.application_id, each.account_application_id)
      where each.comparison = ${comparison}) as found
    where entry.comparison = ${comparison} and entry.kind = found.kind and entry.reference = found.reference`.execute(
    db,
  );
}

const platformsOf = ({ pairs }: Compared) => {
  const ids = new Set(pairs.flatMap(({ application_id: id }) => (id === null ? [] : [id])));
  return sql`${[...ids]}::bigint[]`;
};

const isListed = ({ comparison }: Compared, kind: 'payment' | 'refund', reference: RawBuilder<unknown>) => sql`exists (
  select from provider_entries entry
  where entry.comparison = ${comparison} and entry.kind = ${kind} and entry.reference = ${reference})`;

/** SQL: payments and refunds here that the provider doesn't list, each with its day in the platform's time zone. */
export const onlyHere = (compared: Compared) => sql`
  select 'payment' as entry, payments.provider_reference as reference, null::text as payment_reference, payments.organization_id,
    payments.application_id, payments.order_id, payments.amount_in_cents,
    (event.received_at at time zone applications.timezone)::date as day
  from payment_events event
    join payments on payments.id = event.payment_id and payments.driver = ${compared.driver} and payments.status = 'paid'
    join applications on applications.id = event.application_id
  where event.status = 'paid' and event.application_id = any (${platformsOf(compared)})
    and event.received_at >= ${compared.from} and event.received_at < ${compared.until}
    and not ${isListed(compared, 'payment', sql`payments.provider_reference`)}
  union all
  select 'order', 'B-' || orders.id, null, orders.organization_id, orders.application_id, orders.id, orders.total_price_in_cents,
    (orders.paid_at at time zone applications.timezone)::date
  from orders join applications on applications.id = orders.application_id
  where orders.payment_type in ('ideal', 'bancontact', 'creditcard') and orders.total_price_in_cents > 0
    and orders.application_id = any (${platformsOf(compared)})
    and orders.paid_at >= ${compared.from} and orders.paid_at < ${compared.until}
    and not exists (select from payments where payments.order_id = orders.id and payments.status = 'paid')
  union all
  select 'refund', back.provider_reference, payments.provider_reference, back.organization_id, back.application_id,
    payments.order_id, back.amount_in_cents, (back.created_at at time zone applications.timezone)::date
  from provider_refunds back
    join payments on payments.id = back.payment_id and payments.driver = ${compared.driver}
    join applications on applications.id = back.application_id
  where back.status in ('sent', 'done') and back.application_id = any (${platformsOf(compared)})
    and back.created_at >= ${compared.from} and back.created_at < ${compared.until}
    and back.provider_reference is not null and not ${isListed(compared, 'refund', sql`back.provider_reference`)}`;

/** The days with an unread account on which a payment or refund here isn't listed by the provider: it may be in that account. */
export async function findDaysOnlyHere(db: Database, compared: Compared): Promise<Omit<Pair, 'unread_keys'>[]> {
  const { rows } = await sql<Omit<Pair, 'unread_keys'>>`
    select distinct pair.application_id, pair.day from ${pairsOf(compared)} join (${onlyHere(compared)}) as here
      on ${isOfPair('here')}
    where pair.unread_keys > 0`.execute(db);
  return rows;
}
