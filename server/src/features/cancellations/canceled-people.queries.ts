import type * as api from '@move/contract/cancellations/cancellations.ts';
import type { CanceledPerson } from '@move/contract/cancellations/cancellations.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import { CANCELLATION_REFUND_STATES } from '@move/domain/orders/refunds/cancellations.ts';
import { sql } from 'kysely';
import { findPage } from '../../platform/database/page.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import type { Call } from '../../platform/http/route.ts';
import { findCancellation } from './cancellations.queries.ts';

/** SQL: each person, with the order line of the spot if the caller may see it, and what the cancellation refunds of that line. */
const from = sql`canceled_people person
  left join participants of_session on of_session.organization_id = person.organization_id and of_session.id = person.participant_id
  left join bundle_participants of_bundle
    on of_bundle.organization_id = person.organization_id and of_bundle.id = person.bundle_participant_id
  cross join lateral (
    select coalesce(of_session.order_line_id, of_bundle.order_line_id) as line_id,
      coalesce(of_session.first_name, of_bundle.first_name) as first_name, coalesce(of_session.last_name, of_bundle.last_name) as last_name,
      coalesce(of_session.email, of_bundle.email) as email) as identity
  left join transactions on transactions.order_line_id = identity.line_id
  left join orders on orders.id = transactions.order_id
  cross join lateral (
    select sum(refunds.amount_in_cents) as amount,
      case when bool_or(refunds.status = 'failed') then 'failed'
        when bool_or(refunds.status = 'to_hand_over') then 'to_hand_over' when bool_or(refunds.status = 'pending') then 'pending'
        when transactions.id is not null and person.elsewhere_in_cents > 0 then 'elsewhere'
        when count(*) > 0 then 'done'
        -- of a place that another platform sold it is unknown
        when identity.line_id is null or transactions.id is not null then 'nothing' end as state
    from refunds where refunds.transaction_id = transactions.id and refunds.cancellation_id = person.cancellation_id) as repaid`;

const columns = sql`person.id, identity.first_name, identity.last_name, identity.email, orders.id as order_id, orders.payment_type,
  case when repaid.state is not null then coalesce(repaid.amount, 0) end as amount_in_cents,
  case when repaid.state is not null then person.elsewhere_in_cents end as elsewhere_in_cents, repaid.state,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', sent.id, 'amount_in_cents', sent.amount_in_cents, 'reason', sent.failure)
      order by sent.id)
    from refunds join provider_refunds sent on sent.refund_id = refunds.id
    where refunds.transaction_id = transactions.id and refunds.cancellation_id = person.cancellation_id
      and sent.status = 'failed'), '[]') as failures,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', refunds.id, 'amount_in_cents', refunds.amount_in_cents) order by refunds.id)
    from refunds where refunds.transaction_id = transactions.id and refunds.cancellation_id = person.cancellation_id
      and refunds.status = 'to_hand_over'), '[]') as to_hand_over`;

type Stored = Omit<CanceledPerson, 'order'> & {
  order_id: number | null;
  payment_type: NonNullable<CanceledPerson['order']>['payment_type'];
};

export async function listCanceledPeople({ db, params, query }: Call<typeof api.listCanceledPeople>) {
  const { organizationId, cancellationId } = params;
  await findCancellation(db, params);
  const { rows, meta } = await findPage<Stored, 'state' | 'name' | 'amount_in_cents'>(
    db,
    {
      select: columns,
      from,
      where: [
        sql`person.organization_id = ${organizationId} and person.cancellation_id = ${cancellationId}`,
        ...(query.state === undefined ? [] : [sql`repaid.state = any (${query.state}::text[])`]),
        ...(query.search
          ? [
              matches(
                sql`fold(identity.first_name || ' ' || identity.last_name || ' ' || coalesce(identity.email::text, ''))`,
                query.search,
              ),
            ]
          : []),
      ],
      sort: {
        state: sql`array_position(${[...CANCELLATION_REFUND_STATES]}::text[], repaid.state)`,
        name: [sql`fold(identity.last_name)`, sql`fold(identity.first_name)`],
        amount_in_cents: sql`coalesce(repaid.amount, 0) + case when transactions.id is null then 0 else person.elsewhere_in_cents end`,
      },
      id: sql`person.id`,
    },
    query,
  );
  return { people: rows.map(presented), meta };
}

function presented({ order_id, payment_type, ...person }: Stored): CanceledPerson {
  return { ...person, order: order_id === null ? null : { id: order_id, number: orderNumber(order_id), payment_type } };
}
