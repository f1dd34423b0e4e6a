import type * as api from '@move/contract/cancellations/cancellation-quotes.ts';
import type { CancellationQuote } from '@move/contract/cancellations/cancellation-quotes.ts';
import { refundTotals } from '@move/domain/orders/refunds/refund-text.ts';
import { REFUND_WAYS, refundWay } from '@move/domain/orders/refunds/refund-ways.ts';
import { isPast, sessionsInScope } from '@move/domain/sessions/deletion.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { quoteOrganizerRefunds } from '../orders/public.ts';

/** A booking that would end. */
type Ending = {
  /** A key of the person, the same in all sessions and bundles. */
  person: string;
  has_spot: boolean;
  line_id: number | null;
  /** True: the whole line ends. False: the number of its parts in `parts` ends. */
  is_whole: boolean;
  parts: number;
};

export async function quoteActivityCancellation({
  db,
  params,
  now,
}: Call<typeof api.quoteActivityCancellation>): Promise<{ quote: CancellationQuote }> {
  const { organizationId, activityId } = params;
  await assertThere(
    db,
    sql`activities where id = ${activityId} and organization_id = ${organizationId} and deleted_at is null`,
  );
  const endings = [
    ...(await endingsOfBundles(db, sql`bundles.activity_id = ${activityId}`, now)),
    ...(await endingsOfSessions(
      db,
      sql`sessions.activity_id = ${activityId} and sessions.deleted_at is null
        and sessions.starts_at > ${now.toISOString()} and person.bundle_participant_id is null`,
    )),
  ];
  return { quote: await quoteOf(db, endings, now) };
}

export async function quoteBundleCancellation({
  db,
  params,
  now,
}: Call<typeof api.quoteBundleCancellation>): Promise<{ quote: CancellationQuote }> {
  const { organizationId, activityId, bundleId } = params;
  await assertThere(
    db,
    sql`bundles join activities on activities.id = activity_id where bundles.id = ${bundleId} and activity_id = ${activityId}
      and bundles.organization_id = ${organizationId} and bundles.deleted_at is null and activities.deleted_at is null`,
  );
  return { quote: await quoteOf(db, await endingsOfBundles(db, sql`bundles.id = ${bundleId}`, now), now) };
}

export async function quoteSessionCancellation({
  db,
  params,
  query,
  now,
}: Call<typeof api.quoteSessionCancellation>): Promise<{ quote: CancellationQuote }> {
  const { organizationId, activityId, sessionId } = params;
  const { rows } = await sql<{ id: number; series_index: number | null; starts_at: string; people: number }>`
    select sessions.id, series_index, starts_at, 0 as people
    from sessions join activities on activities.id = activity_id
    where sessions.organization_id = ${organizationId} and activity_id = ${activityId} and activities.deleted_at is null
      and sessions.deleted_at is null
      and (sessions.id = ${sessionId} or series_id = (select series_id from sessions where id = ${sessionId}))`.execute(
    db,
  );
  if (!rows.some(({ id }) => id === sessionId)) throw notFound();
  const { sessionIds } = sessionsInScope({ rows, id: sessionId, scope: query.scope ?? 'this', now: now.toISOString() });
  const endings = await endingsOfSessions(db, sql`person.session_id = any (${[...sessionIds]}::bigint[])`);
  return { quote: await quoteOf(db, endings, now) };
}

export async function quoteSessionsCancellation({
  db,
  params,
  query,
  now,
}: Call<typeof api.quoteSessionsCancellation>): Promise<{ quote: CancellationQuote }> {
  const { sessionIds } = query;
  const { rows } = await sql<{ id: number; starts_at: string }>`
    select sessions.id, starts_at from sessions join activities on activities.id = activity_id
    where sessions.id = any (${sessionIds}::bigint[]) and sessions.organization_id = ${params.organizationId}
      and activities.deleted_at is null and sessions.deleted_at is null`.execute(db);
  if (rows.length < sessionIds.length) throw notFound();
  const ahead = rows.flatMap(({ id, starts_at }) => (isPast(starts_at, now.toISOString()) ? [] : [id]));
  const endings = await endingsOfSessions(db, sql`person.session_id = any (${ahead}::bigint[])`);
  return { quote: await quoteOf(db, endings, now) };
}

async function assertThere(db: Database, from: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql`select from ${from}`.execute(db);
  if (rows.length === 0) throw notFound();
}

/** SQL: a key for each person: e-mail address, name and date of birth, compared as in the unique indexes of participants. */
const personKey = (table: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`jsonb_build_array(lower(${column('email')}::text), fold(${column('first_name')}), fold(${column('last_name')}),
    ${column('date_of_birth')})::text`;
};

async function endingsOfSessions(db: Database, where: RawBuilder<unknown>): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select ${personKey('person')} as person, person.takes_spot as has_spot,
      coalesce(person.order_line_id, whole.order_line_id) as line_id, person.order_line_id is not null as is_whole, 1 as parts
    from participants person join sessions on sessions.id = person.session_id
      left join bundle_participants whole on whole.id = person.bundle_participant_id
    where ${where} and person.status <> 'canceled'`.execute(db);
  return rows;
}

/** The bookings that canceling the bundles would end: of a started bundle only the sessions to come; none of a bundle that is over. */
async function endingsOfBundles(db: Database, where: RawBuilder<unknown>, now: Date): Promise<Ending[]> {
  const at = now.toISOString();
  const { rows } = await sql<Ending>`
    select ${personKey('whole')} as person, true as has_spot, whole.order_line_id as line_id, not begun.is_begun as is_whole,
      (select count(*) from participants person join sessions on sessions.id = person.session_id
       where person.bundle_participant_id = whole.id and person.status <> 'canceled' and sessions.starts_at > ${at}
         and sessions.deleted_at is null) as parts
    from bundles join bundle_participants whole on whole.bundle_id = bundles.id
      cross join lateral (
        select coalesce(min(starts_at) <= ${at}, false) as is_begun, coalesce(max(starts_at) <= ${at}, false) as is_over
        from bundle_sessions join sessions on sessions.id = session_id
        where bundle_sessions.bundle_id = bundles.id and sessions.canceled_at is null and sessions.deleted_at is null) as begun
    where ${where} and not begun.is_over and bundles.deleted_at is null and whole.status <> 'canceled'`.execute(db);
  return rows;
}

async function quoteOf(db: Database, endings: readonly Ending[], now: Date): Promise<CancellationQuote> {
  const whole: number[] = [];
  const parts = new Map<number, number>();
  for (const { line_id, is_whole, parts: lost } of endings) {
    if (line_id === null) continue;
    if (is_whole) whole.push(line_id);
    else parts.set(line_id, (parts.get(line_id) ?? 0) + lost);
  }
  const all = await quoteOrganizerRefunds(db, { whole, parts, now });
  const lines = all.filter((line) => line.refund_in_cents > 0);
  const lowered = all.filter((line) => line.lowered_in_cents > 0);
  const elsewhere = all.filter((line) => line.elsewhere_in_cents > 0);
  const endingsOfLine = Map.groupBy(endings, ({ line_id }) => line_id);
  const peopleOf = (refunded: typeof lines) =>
    new Set(refunded.flatMap(({ id }) => (endingsOfLine.get(id) ?? []).map(({ person }) => person)));
  const byWay = Map.groupBy(lines, ({ payment_type }) => refundWay(payment_type));
  const withSpot = new Set(endings.flatMap(({ person, has_spot }) => (has_spot ? [person] : [])));
  const signedOut = new Set(endings.map(({ person }) => person)).difference(withSpot);
  const refunded = peopleOf(lines);
  return {
    participants: withSpot.size,
    signed_out: signedOut.size,
    signed_out_refunded: signedOut.intersection(refunded).size,
    refunded: refunded.size,
    refunds: REFUND_WAYS.flatMap((way) => {
      const mine = byWay.get(way) ?? [];
      return refundTotals(mine).map(({ refund_in_cents, refund_in_moves }) => ({
        way,
        people: peopleOf(mine).size,
        amount_in_cents: refund_in_cents,
        amount_in_moves: refund_in_moves,
      }));
    }),
    lowered: {
      people: peopleOf(lowered).size,
      amount_in_cents: lowered.reduce((sum, line) => sum + line.lowered_in_cents, 0),
    },
    elsewhere: {
      people: peopleOf(elsewhere).size,
      amount_in_cents: elsewhere.reduce((sum, line) => sum + line.elsewhere_in_cents, 0),
    },
  };
}
