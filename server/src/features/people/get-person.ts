import type * as api from '@move/contract/people/people.ts';
import {
  type BundleParticipation,
  type Participation,
  type Person,
  PERSON_ROWS_MAX,
  type Waiting,
} from '@move/contract/people/people.ts';
import type { Ability } from '@move/domain/access/abilities.ts';
import { gate } from '@move/domain/access/gate.ts';
import { fold } from '@move/domain/kit/text/fold.ts';
import { isCounterBuyer } from '@move/domain/orders/buyers/counter-buyer.ts';
import { type RawBuilder, sql } from 'kysely';
import { mayShowMoney } from '../../platform/auth/assert-money-ability.ts';
import { isOpenTo, isSoldInSight } from '../../platform/auth/role-conditions.ts';
import { isOfLiveOrganization } from '../../platform/database/expressions/live-organization.ts';
import type { Call } from '../../platform/http/route.ts';
import { findNewestOrders } from '../orders/public.ts';
import { paymentColumn } from '../participants/public.ts';

type Reading = Call<typeof api.getPerson>;
type Part<Row> = { rows: Row[]; has_more: boolean };

/** Returns what is booked and bought with an e-mail address. The contract refuses the addresses that replace those of erased people. */
export async function getPerson(call: Reading): Promise<{ person: Person }> {
  const { caller, query } = call;
  const held = gate(caller);
  // limits what the rest of this call sees of sales, so that it comes first
  const showsMoney = await mayShowMoney('view-rates', call);
  const showsPeople = held.can('manage-participants');
  const showsBundles = showsPeople && held.can('view-bundle');
  const participations = showsPeople ? await findParticipations(call) : null;
  const bundles = showsBundles ? await findBundles(call) : null;
  const waiting = showsPeople ? await findWaiting(call, showsBundles) : null;
  const orders = showsMoney ? shortened(await findNewestOrders(call, ofBuyer(call), PERSON_ROWS_MAX + 1)) : null;
  const seen = showsMoney ? await findSeenOrders(call, [participations, bundles]) : new Set<number>();
  return {
    person: {
      email: query.email,
      names: namesOf({ participations, bundles, waiting, orders }),
      participations: withSeenPayments(participations, seen),
      bundles: withSeenPayments(bundles, seen),
      waiting,
      orders,
    },
  };
}

/** SQL: whether the caller may see rows that need all of these abilities in the organisation, which isn't removed. */
function isOpen(call: Reading, id: RawBuilder<unknown>, ...abilities: readonly Ability[]): RawBuilder<unknown> {
  const conditions = [isOfLiveOrganization(id), ...abilities.map((ability) => isOpenTo(call, ability, id))];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** SQL: whether the caller may see an order. */
const isShownOrder = (call: Reading) =>
  sql`${isOpen(call, sql`orders.organization_id`, 'view-rates')} and ${isSoldInSight(call, 'view-rates')}`;

const ofBuyer = (call: Reading) => sql`orders.email::text = ${call.query.email} and ${isShownOrder(call)}`;

/** SQL: id and name of a row that is joined. */
const named = (table: 'organizations' | 'activities' | 'bundles') =>
  sql`jsonb_build_object('id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)})`;
const sessionColumn = sql`jsonb_build_object('id', sessions.id, 'start_date', sessions.start_date,
  'start_time', sessions.start_time, 'end_time', sessions.end_time)`;
const personColumns = sql`person.id, trim(person.first_name || ' ' || person.last_name) as name,
  ${named('organizations')} as organization, ${named('activities')} as activity`;
const limit = sql`limit ${PERSON_ROWS_MAX + 1}`;

async function findParticipations(call: Reading): Promise<Part<Participation>> {
  const { rows } = await sql<Participation>`
    select ${personColumns}, ${sessionColumn} as session, person.status, person.check_in,
      (select ${named('bundles')} from bundle_participants whole join bundles on bundles.id = whole.bundle_id
       where whole.id = person.bundle_participant_id) as bundle,
      case when person.bundle_participant_id is null then ${paymentColumn('person')} end as payment
    from participants person
      join sessions on sessions.id = person.session_id and sessions.deleted_at is null
      join activities on activities.id = sessions.activity_id and activities.deleted_at is null
      join organizations on organizations.id = person.organization_id
    where person.email::text = ${call.query.email}
      and ${isOpen(call, sql`person.organization_id`, 'manage-participants')}
    order by sessions.starts_at desc, person.id desc ${limit}`.execute(call.db);
  return shortened(rows);
}

async function findBundles(call: Reading): Promise<Part<BundleParticipation>> {
  const { rows } = await sql<BundleParticipation>`
    select ${personColumns}, ${named('bundles')} as bundle, bundles.start_date, person.status,
      (select count(*) from participants part join sessions on sessions.id = part.session_id and sessions.deleted_at is null
       where part.organization_id = person.organization_id and part.bundle_participant_id = person.id
         and part.status <> 'canceled' and sessions.ends_at > ${call.now.toISOString()}) as to_come,
      ${paymentColumn('person')} as payment
    from bundle_participants person
      join bundles on bundles.id = person.bundle_id and bundles.deleted_at is null
      join activities on activities.id = bundles.activity_id and activities.deleted_at is null
      join organizations on organizations.id = person.organization_id
    where person.email::text = ${call.query.email}
      and ${isOpen(call, sql`person.organization_id`, 'manage-participants', 'view-bundle')}
    order by bundles.start_date desc, person.id desc ${limit}`.execute(call.db);
  return shortened(rows);
}

async function findWaiting(call: Reading, showsBundles: boolean): Promise<Part<Waiting>> {
  const ofBundle = showsBundles ? isOpen(call, sql`person.organization_id`, 'view-bundle') : sql`false`;
  const { rows } = await sql<Waiting>`
    select ${personColumns}, case when sessions.id is not null then ${sessionColumn} end as session,
      case when bundles.id is not null then ${named('bundles')} end as bundle, person.status, person.created_at
    from waitlist_entries person
      left join sessions on sessions.id = person.session_id and sessions.deleted_at is null
      left join bundles on bundles.id = person.bundle_id and bundles.deleted_at is null
      join activities on activities.id = coalesce(sessions.activity_id, bundles.activity_id) and activities.deleted_at is null
      join organizations on organizations.id = person.organization_id
    where person.email::text = ${call.query.email} and person.status in ('waiting', 'invited')
      and ${isOpen(call, sql`person.organization_id`, 'manage-participants')} and (person.bundle_id is null or ${ofBundle})
    order by person.created_at desc, person.id desc ${limit}`.execute(call.db);
  return shortened(rows);
}

const shortened = <Row>(rows: Row[]): Part<Row> => ({
  rows: rows.slice(0, PERSON_ROWS_MAX),
  has_more: rows.length > PERSON_ROWS_MAX,
});

type Paid = Pick<Participation, 'payment'>;

/** The orders of these payments that the caller may see: another person may have paid, on a platform out of sight. */
async function findSeenOrders(call: Reading, parts: readonly (Part<Paid> | null)[]): Promise<Set<number>> {
  const ids = parts.flatMap((part) => part?.rows ?? []).flatMap(({ payment }) => payment?.order_id ?? []);
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from orders where id = any (${ids}::bigint[]) and ${isShownOrder(call)}`.execute(call.db);
  return new Set(rows.map(({ id }) => id));
}

function withSeenPayments<Row extends Paid>(part: Part<Row> | null, seen: ReadonlySet<number>): Part<Row> | null {
  if (part === null) return null;
  const rows = part.rows.map((row) =>
    row.payment === null || seen.has(row.payment.order_id) ? row : { ...row, payment: null },
  );
  return { ...part, rows };
}

/** Names as they occur, each once apart from capitals and accents. The buyer comes first: who pays is likely to have the address. */
function namesOf({ orders, bundles, participations, waiting }: Omit<Person, 'email' | 'names'>): string[] {
  const buyers = (orders?.rows ?? [])
    .filter((order) => !isCounterBuyer(order))
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim());
  const others = [bundles, participations, waiting]
    .flatMap((part): readonly { name: string }[] => part?.rows ?? [])
    .map(({ name }) => name);
  return [...Map.groupBy([...buyers, ...others], fold).values()].flatMap(([first]) => first ?? []);
}
