import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type { Attendance, Participant } from '@move/contract/participants/participant.ts';
import * as api from '@move/contract/participants/participants.ts';
import { ageOn } from '@move/domain/kit/dates/dates.ts';
import { type RawBuilder, sql } from 'kysely';
import { auditReading } from '../../platform/audit/audit-reading.ts';
import { mayShowMoney } from '../../platform/auth/assert-money-ability.ts';
import type { Database } from '../../platform/database/database.ts';
import { sheetSerial } from '../../platform/database/expressions/sheet-serial.ts';
import { nameOrder } from '../../platform/database/expressions/name-order.ts';
import { isInRange } from '../../platform/database/expressions/ranges.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { all, findPage, orderBy } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { refundPairs, reservedUntil } from '../orders/public.ts';
import { answersColumn, shortAnswersColumn } from '../questions/public.ts';
import { quoteParticipantRefund } from './payment/participant-payment.ts';
import { withShownPayment, withShownPayments } from './payment/shown-payments.ts';
import { bookableName, questionsOf, type Row, sheetOf } from './participants-sheet.ts';

export async function getParticipant(call: Call<typeof api.getParticipant>) {
  const { db, params, now } = call;
  const participant = await withShownPayment(call, await findParticipant(db, params));
  const isShown = participant.payment !== null;
  return {
    participant,
    refund: isShown ? await quoteParticipantRefund(db, 'participants', { id: participant.id, now }) : null,
  };
}

/** Exports all rows of the list, in its order. */
export async function exportParticipants(call: Call<typeof api.exportParticipants>) {
  const { db, query, params, caller, locale } = call;
  const name = await bookableName(
    db,
    sql`
    select activities.name || ' ' || sessions.start_date as name from sessions
    join activities on activities.id = sessions.activity_id and activities.deleted_at is null
    where sessions.id = ${params.sessionId} and activities.id = ${params.activityId}
      and sessions.organization_id = ${params.organizationId} and sessions.deleted_at is null`,
  );
  const questions = await questionsOf(db, params);
  await auditReading(call, api.exportParticipants, { type: 'sessions', id: params.sessionId, name });
  const isMoneyShown = await mayShowMoney('view-rates', { db, caller, organizationId: params.organizationId });
  return sheetOf(db, { select: ofSession(query, params), name, locale, hasSession: true, isMoneyShown, questions });
}

function ofSession(
  query: QueryOf<typeof api.exportParticipants>,
  params: Call<typeof api.exportParticipants>['params'],
) {
  const sort = { ...sortOf('participants'), check_in: sql`participants.check_in` }[query.sort];
  return sql<Row>`
    select participants.first_name, participants.last_name, participants.email, participants.date_of_birth,
      sessions.start_date as day, participants.gender, participants.notes, participants.status, participants.check_in,
      ${sheetSerial(sql`participants.checked_in_at`, sql`sessions.tz`)} as checked,
      (select bundles.name from bundle_participants person join bundles on bundles.id = person.bundle_id
       where person.id = participants.bundle_participant_id) as bundle,
      ${sheetSerial(sql`participants.created_at`, sql`sessions.tz`)} as created,
      ${answersColumn('participant_id', sql`participants.id`)}
        || ${answersColumn('bundle_participant_id', sql`participants.bundle_participant_id`)} as answers,
      ${shownPayment} as payment
    from participants join sessions on sessions.id = participants.session_id
    where ${all(whereOf(params, query))} ${orderBy([sort], query.order)}, participants.id`;
}

export type SessionPath = { organizationId: number; activityId: number; sessionId: number };
export type ParticipantPath = SessionPath & { participantId: number };

type Stored = Omit<Participant, 'age'> & { day: string };

/** SQL: the payment of a row's order line. */
export const paymentColumn = (table: 'participants' | 'person') => sql`(
  select jsonb_build_object('order_id', orders.id, 'payment_type', orders.payment_type, 'status', transactions.status,
    'total_in_cents', transactions.total_price_in_cents, ${refundPairs('transactions')},
    'reserved_until', to_char((${reservedUntil}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from transactions join orders on orders.id = transactions.order_id
  where transactions.order_line_id = ${sql.ref(`${table}.order_line_id`)})`;

/**
 * SQL: the bundle's payment for a participant of a canceled session, with only what that cancellation refunded; null without such a refund.
 * What it refunded for several sessions at once is divided over them so that the shares add up to the cent.
 */
const canceledShare = sql`(
  select jsonb_build_object('order_id', orders.id, 'payment_type', orders.payment_type, 'status', transactions.status,
    'total_in_cents', transactions.total_price_in_cents,
    'refunded_in_cents', coalesce(sum(share.cents) filter (where refunds.status <> 'failed'), 0),
    'failed_refund_in_cents', coalesce(sum(share.cents) filter (where refunds.status = 'failed'), 0),
    'pending_refund_in_cents', coalesce(sum(share.cents) filter (where refunds.status = 'pending'), 0),
    'to_hand_over_in_cents', coalesce(sum(share.cents) filter (where refunds.status = 'to_hand_over'), 0),
    'reserved_until', null)
  from bundle_participants whole
  join transactions on transactions.organization_id = whole.organization_id
    and transactions.order_line_id = whole.order_line_id
  join orders on orders.id = transactions.order_id
  join refunds on refunds.transaction_id = transactions.id
  join organizer_cancellations cancellation on cancellation.organization_id = refunds.organization_id
    and cancellation.id = refunds.cancellation_id and participants.session_id = any (cancellation.session_ids)
    and participants.canceled_at = cancellation.canceled_at
  cross join lateral (
    select count(*) as sessions, count(*) filter (where part.session_id < participants.session_id) as earlier
    from participants part where part.organization_id = whole.organization_id and part.bundle_participant_id = whole.id
      and part.status = 'canceled' and part.canceled_at = cancellation.canceled_at) canceled
  cross join lateral (
    select (refunds.amount_in_cents * (canceled.earlier + 1)) / canceled.sessions
      - (refunds.amount_in_cents * canceled.earlier) / canceled.sessions as cents) share
  where whole.id = participants.bundle_participant_id
  group by orders.id, transactions.id)`;

/** SQL: the payment that a participant of a session has: not that of a bundle, but for what a cancellation refunded of it. */
const shownPayment = sql`
  case when participants.bundle_participant_id is null then ${paymentColumn('participants')}
    when participants.status = 'canceled' then ${canceledShare} end`;

const columnsWith = (
  answers: typeof answersColumn | typeof shortAnswersColumn,
) => sql`participants.id, participants.first_name, participants.last_name, participants.email,
  participants.walk_in_id is not null as is_walk_in, participants.date_of_birth, participants.gender, participants.notes, participants.locale, participants.status,
  participants.check_in, participants.has_freed_spot, participants.checked_in_at, participants.canceled_at,
  (select trim(users.first_name || ' ' || users.last_name) from users where users.id = participants.checked_in_by)
    as checked_in_by,
  (select jsonb_build_object('id', bundles.id, 'name', bundles.name) from bundle_participants
   join bundles on bundles.id = bundle_participants.bundle_id
   where bundle_participants.id = participants.bundle_participant_id) as bundle,
  ${shownPayment} as payment,
  ${answers('participant_id', sql`participants.id`)}
    || ${answers('bundle_participant_id', sql`participants.bundle_participant_id`)} as answers,
  sessions.start_date as day, participants.created_at, participants.updated_at`;

const FROM = sql`participants join sessions on sessions.id = participants.session_id`;

const ofPath = ({ organizationId, activityId, sessionId }: SessionPath) =>
  sql`sessions.id = ${sessionId} and sessions.activity_id = ${activityId}
    and sessions.organization_id = ${organizationId} and sessions.deleted_at is null`;

function shown({ day, ...participant }: Stored): Participant {
  const { date_of_birth } = participant;
  return { ...participant, age: date_of_birth === null ? null : ageOn(date_of_birth, day) };
}

type ListQuery = QueryOf<typeof api.listParticipants>;

/** SQL: the columns by which a list of participants is sorted. */
export function sortOf(table: 'participants' | 'person') {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return {
    name: nameOrder({ first_name: column('first_name'), last_name: column('last_name') }),
    email: column('email'),
    // the youngest first: by age, not by date of birth
    age: sql`(date '2200-01-01' - ${column('date_of_birth')})`,
    status: column('status'),
    created_at: column('created_at'),
  };
}

/** SQL: the filters of the list; without a status canceled participants are left out. */
export function peopleWhere(
  table: 'participants' | 'person',
  { search, status }: Pick<ListQuery, 'search' | 'status'>,
): RawBuilder<unknown>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const is = sql`${column('status')} ${status === undefined ? sql`<> 'canceled'` : sql`= ${status}`}`;
  if (!search) return [is];
  const text = sql`fold(${column('first_name')} || ' ' || ${column('last_name')} || ' ' || coalesce(${column('email')}::text, ''))`;
  return [is, matches(text, search)];
}

export const whereOf = (path: SessionPath, query: ListQuery) => [ofPath(path), ...filtersOf(query)];

function filtersOf(query: ListQuery): RawBuilder<unknown>[] {
  const where = peopleWhere('participants', query);
  if (query.checkIn !== undefined) where.push(sql`participants.check_in = ${query.checkIn}`);
  if (query.age !== undefined) where.push(isInRange(age, query.age));
  return where;
}

/** SQL: the age in years on the day of the session, counted as `ageOn` does. */
const age = sql`extract(year from age(
  (select dated.start_date from sessions dated where dated.id = participants.session_id), participants.date_of_birth))`;

/** SQL: a condition on participants alone, so that their index finds a page. findAttendance throws 404 for a session outside the path. */
const inSession = ({ organizationId, sessionId }: SessionPath) =>
  sql`participants.session_id = ${sessionId} and participants.organization_id = ${organizationId}`;

/** SQL: the total from the kept attendance; undefined when a filter asks for something that the attendance doesn't count. */
function countedTotal({ search, status, checkIn, age: years }: ListQuery, attendance: Attendance) {
  return search || status !== undefined || years !== undefined
    ? undefined
    : sql`${attendance[checkIn ?? 'total']}::bigint`;
}

export async function findParticipants(db: Database, query: ListQuery, path: SessionPath) {
  const attendance = await findAttendance(db, path);
  const canceled = query.status === undefined && (await isCanceled(db, path));
  const { rows, meta } = await findPage<Stored, ListQuery['sort']>(
    db,
    {
      select: columnsWith(shortAnswersColumn),
      from: sql`participants`,
      where: [inSession(path), ...(canceled ? wasCanceledWithSession(path, query) : filtersOf(query))],
      sort: { ...sortOf('participants'), check_in: sql`participants.check_in` },
      id: sql`participants.id`,
      lookup: { joins: sql`join sessions on sessions.id = participants.session_id`, where: ofPath(path) },
      total: canceled ? undefined : countedTotal(query, attendance),
    },
    query,
  );
  return { participants: rows.map(shown), meta, attendance };
}

async function isCanceled(db: Database, { sessionId }: SessionPath): Promise<boolean> {
  const { rows } = await sql`select from sessions where id = ${sessionId} and canceled_at is not null`.execute(db);
  return rows.length > 0;
}

/** SQL: the participants who were canceled together with their session. */
function wasCanceledWithSession({ sessionId }: SessionPath, query: ListQuery): RawBuilder<unknown>[] {
  const untilThen = sql`participants.canceled_at = (select canceled_at from sessions where id = ${sessionId})`;
  return [...filtersOf({ ...query, status: 'canceled' }), untilThen];
}

/** The attendance of a session, kept by triggers; 404 when the path names no session. */
export async function findAttendance(db: Database, path: SessionPath): Promise<Attendance> {
  const kept = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(kept.change) filter (where ${condition}), 0)::bigint`;
  const counted = (checkIn: string) => kept(sql`kept.check_in = ${checkIn}`);
  const { rows } = await sql<Attendance>`
    select ${kept(sql`true`)} as total, ${counted('none')} as none, ${counted('present')} as present,
      ${counted('absent')} as absent, ${counted('signed_out')} as signed_out
    from sessions join activities on activities.id = sessions.activity_id and activities.deleted_at is null
    left join attendance_counts kept on kept.session_id = sessions.id
    where ${ofPath(path)} group by sessions.id`.execute(db);
  const [attendance] = rows;
  if (!attendance) throw notFound();
  return attendance;
}

export async function findParticipant(db: Database, path: ParticipantPath): Promise<Participant> {
  const [participant] = await findSome(db, path, [path.participantId]);
  if (!participant) throw notFound();
  return participant;
}

/** Participants of a session by their ids, in the order of the ids. */
export async function findSome(db: Database, path: SessionPath, ids: readonly number[]): Promise<Participant[]> {
  const { rows } = await sql<Stored>`
    select ${columnsWith(answersColumn)} from ${FROM} where ${ofPath(path)} and participants.id = any (${[...ids]}::bigint[])
    order by array_position(${[...ids]}::bigint[], participants.id)`.execute(db);
  return rows.map(shown);
}

export async function listParticipants(call: Call<typeof api.listParticipants>) {
  const { participants, ...list } = await findParticipants(call.db, call.query, call.params);
  return { ...list, participants: await withShownPayments(call, participants) };
}
