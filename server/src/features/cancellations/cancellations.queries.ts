import type * as api from '@move/contract/cancellations/cancellations.ts';
import type { Cancellation } from '@move/contract/cancellations/cancellations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';

const money = sql`lateral (
  select coalesce(sum(amount_in_cents), 0)::bigint as refunded,
    count(distinct transaction_id) filter (where status = 'failed') as failed,
    count(distinct transaction_id) filter (where status = 'pending') as pending,
    count(distinct transaction_id) filter (where status = 'to_hand_over') as to_hand_over
  from refunds where refunds.organization_id = cancellation.organization_id and refunds.cancellation_id = cancellation.id) as repaid`;

/** SQL: what the organisation refunds itself, of the people whose transactions the caller may see. */
const elsewhere = sql`(
  select coalesce(sum(person.elsewhere_in_cents), 0)::bigint
  from canceled_people person
    left join participants of_session on of_session.organization_id = person.organization_id and of_session.id = person.participant_id
    left join bundle_participants of_bundle
      on of_bundle.organization_id = person.organization_id and of_bundle.id = person.bundle_participant_id
    join transactions on transactions.order_line_id = coalesce(of_session.order_line_id, of_bundle.order_line_id)
  where person.organization_id = cancellation.organization_id and person.cancellation_id = cancellation.id
    and person.elsewhere_in_cents > 0)`;

const columns = sql`cancellation.id, cancellation.kind, jsonb_build_object('id', activities.id, 'name', activities.name) as activity,
  (select jsonb_build_object('id', bundles.id, 'name', bundles.name) from bundles
   where cardinality(cancellation.bundle_ids) = 1 and cancellation.kind <> 'activity' and bundles.id = cancellation.bundle_ids[1]) as bundle,
  (select min(starts_at) from sessions where id = any (cancellation.session_ids)) as starts_at,
  cardinality(cancellation.session_ids) as sessions_count, cancellation.canceled_at,
  (select users.first_name || ' ' || users.last_name from users where users.id = cancellation.canceled_by) as canceled_by,
  (select count(*) from canceled_people person
   where person.organization_id = cancellation.organization_id and person.cancellation_id = cancellation.id) as people,
  repaid.refunded as refunded_in_cents, repaid.pending, repaid.failed, repaid.to_hand_over,
  ${elsewhere} as elsewhere_in_cents`;

const joins = sql`join activities on activities.id = cancellation.activity_id cross join ${money}`;

export async function listCancellations({ db, params, query }: Call<typeof api.listCancellations>) {
  const { activityId, sessionId, bundleId } = query;
  const { rows, meta } = await findPage<Cancellation, 'canceled_at'>(
    db,
    {
      select: columns,
      from: sql`organizer_cancellations cancellation`,
      where: [
        sql`cancellation.organization_id = ${params.organizationId}`,
        ...(activityId === undefined ? [] : [sql`cancellation.activity_id = ${activityId}`]),
        // filters by activity too, because that has an index
        ...(sessionId === undefined
          ? []
          : [
              sql`cancellation.activity_id = (select activity_id from sessions where id = ${sessionId})
                and ${sessionId} = any (cancellation.session_ids)`,
            ]),
        ...(bundleId === undefined
          ? []
          : [
              sql`cancellation.activity_id = (select activity_id from bundles where id = ${bundleId})
                and ${bundleId} = any (cancellation.bundle_ids)`,
            ]),
        ...(query.search
          ? [
              sql`cancellation.activity_id in (select id from activities
                where organization_id = ${params.organizationId} and ${matches(sql`fold(activities.name)`, query.search)})`,
            ]
          : []),
      ],
      sort: { canceled_at: sql`cancellation.canceled_at` },
      id: sql`cancellation.id`,
      lookup: { joins, where: sql`true` },
    },
    query,
  );
  return { cancellations: rows, meta };
}

type Path = { organizationId: number; cancellationId: number };

/** Returns a cancellation. Throws 404 when it is out of scope or not of the organisation in the path. */
export async function findCancellation(db: Database, path: Path): Promise<Cancellation> {
  const { rows } = await sql<Cancellation>`
    select ${columns} from organizer_cancellations cancellation ${joins}
    where cancellation.id = ${path.cancellationId} and cancellation.organization_id = ${path.organizationId}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}

export async function getCancellation({ db, params }: Call<typeof api.getCancellation>) {
  return { cancellation: await findCancellation(db, params) };
}
