import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import * as api from '@move/contract/participants/bundle-participants.ts';
import type { BundleParticipant } from '@move/contract/participants/participant.ts';
import { ageOn } from '@move/domain/kit/dates/dates.ts';
import { type RawBuilder, sql } from 'kysely';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import { mayShowMoney } from '../../../platform/auth/assert-money-ability.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sheetSerial } from '../../../platform/database/expressions/sheet-serial.ts';
import { all, findPage, orderBy } from '../../../platform/database/page.ts';
import { listVersion } from '../../../platform/database/version.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { shortAnswersColumn, answersColumn } from '../../questions/public.ts';
import { quoteParticipantRefund } from '../payment/participant-payment.ts';
import { withShownPayment, withShownPayments } from '../payment/shown-payments.ts';
import { bookableName, questionsOf, type Row, sheetOf } from '../participants-sheet.ts';
import { paymentColumn, peopleWhere, sortOf } from '../participants.queries.ts';

export type BundlePath = { organizationId: number; activityId: number; bundleId: number };
export type BundleParticipantPath = BundlePath & { bundleParticipantId: number };

type Stored = Omit<BundleParticipant, 'age'> & { day: string };
type ListQuery = QueryOf<typeof api.listBundleParticipants>;

const counted = (where: RawBuilder<unknown>) => sql`count(*) filter (where ${where})`;
/** SQL: the day for which ages are checked: of the first session to come, else the start date of the bundle (docs/rules/spots.md#ages). */
export const dayOfBundle = (now: Date) => sql`coalesce((
  select min(sessions.start_date) from bundle_sessions link join sessions on sessions.id = link.session_id
  where link.bundle_id = bundles.id and sessions.starts_at > ${now.toISOString()} and sessions.deleted_at is null
    and sessions.canceled_at is null), bundles.start_date)`;

const columnsAt = (
  now: Date,
  answers: typeof answersColumn | typeof shortAnswersColumn,
) => sql`person.id, person.first_name, person.last_name, person.email, person.date_of_birth,
  person.gender, person.notes, person.locale, person.status, person.canceled_at, person.created_at, person.updated_at,
  ${dayOfBundle(now)} as day, ${paymentColumn('person')} as payment,
  ${answers('bundle_participant_id', sql`person.id`)} as answers,
  (select jsonb_build_object('total', count(*),
     'to_come', ${counted(sql`sessions.starts_at > ${now.toISOString()}`)},
     'present', ${counted(sql`participants.check_in = 'present'`)},
     'absent', ${counted(sql`participants.check_in = 'absent'`)},
     'signed_out', ${counted(sql`participants.check_in = 'signed_out'`)})
   from participants join sessions on sessions.id = participants.session_id
   where participants.organization_id = person.organization_id and participants.bundle_participant_id = person.id
     and participants.status <> 'canceled') as sessions`;

const FROM = sql`bundle_participants person join bundles on bundles.id = person.bundle_id`;

const ofPath = ({ organizationId, activityId, bundleId }: BundlePath) =>
  sql`bundles.id = ${bundleId} and bundles.activity_id = ${activityId}
    and bundles.organization_id = ${organizationId} and bundles.deleted_at is null`;

function shown({ day, ...person }: Stored): BundleParticipant {
  return { ...person, age: person.date_of_birth === null ? null : ageOn(person.date_of_birth, day) };
}

export async function findBundleParticipants(
  db: Database,
  query: ListQuery,
  { now, ...path }: BundlePath & { now: Date },
) {
  await assertBundleExists(db, path);
  const { rows, meta } = await findPage<Stored, ListQuery['sort']>(
    db,
    {
      select: columnsAt(now, shortAnswersColumn),
      from: FROM,
      where: bundleWhereOf(path, query),
      sort: sortOf('person'),
      id: sql`person.id`,
    },
    query,
  );
  return { participants: rows.map(shown), meta };
}

export const bundleWhereOf = (path: BundlePath, query: ListQuery) => [ofPath(path), ...peopleWhere('person', query)];

async function assertBundleExists(db: Database, path: BundlePath): Promise<void> {
  const { rows } = await sql`
    select from bundles join activities on activities.id = bundles.activity_id and activities.deleted_at is null
    where ${ofPath(path)}`.execute(db);
  if (rows.length === 0) throw notFound();
}

/** Returns a version that changes whenever a person in the bundle changes, or their check-in in one of its sessions. */
export async function findBundleVersion(db: Database, path: BundlePath) {
  const person = [sql`person.updated_at`, sql`person.status`];
  const there = [sql`participants.id`, sql`participants.check_in`, sql`participants.status`];
  const { rows } = await sql<{ version: string }>`
    select ${listVersion(sql`person.id`, ...person, ...there)} as version
    from bundles join activities on activities.id = bundles.activity_id and activities.deleted_at is null
    left join bundle_participants person on person.bundle_id = bundles.id
    left join participants on participants.organization_id = person.organization_id
      and participants.bundle_participant_id = person.id
    where ${ofPath(path)} group by bundles.id`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}

export async function findBundleParticipant(
  db: Database,
  { now, bundleParticipantId, ...path }: BundleParticipantPath & { now: Date },
): Promise<BundleParticipant> {
  const { rows } = await sql<Stored>`
    select ${columnsAt(now, answersColumn)} from ${FROM} where ${ofPath(path)} and person.id = ${bundleParticipantId}`.execute(
    db,
  );
  const [participant] = rows;
  if (!participant) throw notFound();
  return shown(participant);
}

export async function getBundleParticipant(call: Call<typeof api.getBundleParticipant>) {
  const { db, params, now } = call;
  const participant = await withShownPayment(call, await findBundleParticipant(db, { ...params, now }));
  const isShown = participant.payment !== null;
  return {
    participant,
    refund: isShown ? await quoteParticipantRefund(db, 'bundle_participants', { id: participant.id, now }) : null,
  };
}

export async function exportBundleParticipants(call: Call<typeof api.exportBundleParticipants>) {
  const { db, params, caller, locale } = call;
  const name = await bookableName(
    db,
    sql`
    select bundles.name from bundles
    join activities on activities.id = bundles.activity_id and activities.deleted_at is null
    where bundles.id = ${params.bundleId} and bundles.activity_id = ${params.activityId}
      and bundles.organization_id = ${params.organizationId} and bundles.deleted_at is null`,
  );
  const questions = await questionsOf(db, params);
  await auditReading(call, api.exportBundleParticipants, {
    type: 'bundles',
    id: params.bundleId,
    name,
  });
  const isMoneyShown = await mayShowMoney('view-rates', { db, caller, organizationId: params.organizationId });
  return sheetOf(db, { select: ofBundle(call), name, locale, hasSession: false, isMoneyShown, questions });
}

function ofBundle({ query, params, now }: Call<typeof api.exportBundleParticipants>) {
  return sql<Row>`
    select person.first_name, person.last_name, person.email, person.date_of_birth, ${dayOfBundle(now)} as day, person.gender,
      person.notes, person.status, null as check_in, null as checked, null as bundle,
      ${sheetSerial(sql`person.created_at`, sql`organizations.timezone`)} as created,
      ${answersColumn('bundle_participant_id', sql`person.id`)} as answers, ${paymentColumn('person')} as payment
    from bundle_participants person join bundles on bundles.id = person.bundle_id
    join organizations on organizations.id = person.organization_id
    where ${all(bundleWhereOf(params, query))}
    ${orderBy([sortOf('person')[query.sort]], query.order)}, person.id`;
}

export async function listBundleParticipants(call: Call<typeof api.listBundleParticipants>) {
  const { db, query, params, now } = call;
  const { participants, ...list } = await findBundleParticipants(db, query, { ...params, now });
  return { ...list, participants: await withShownPayments(call, participants) };
}

export function getBundleParticipantsVersion({ db, params }: Call<typeof api.getBundleParticipantsVersion>) {
  return findBundleVersion(db, params);
}
