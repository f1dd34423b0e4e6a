import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import * as bundleParticipantsApi from '@move/contract/participants/bundle-participants.ts';
import { participantLabels } from '@move/contract/participants/participants.labels.ts';
import * as api from '@move/contract/participants/participants.ts';
import type { Answer } from '@move/contract/questions/answers.ts';
import { ageOn } from '@move/domain/kit/dates.ts';
import type { Locale } from '@move/domain/kit/messages.ts';
import type { CheckIn, ParticipantStatus } from '@move/domain/participants/participant.ts';
import { type RawBuilder, sql } from 'kysely';
import { auditReading } from '../../platform/audit/audit-reading.ts';
import type { Database } from '../../platform/database/database.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { all, orderBy } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { spool } from '../../platform/spreadsheet/spool.ts';
import type { SheetCell } from '@move/domain/kit/sheet-xml.ts';
import { writeSheet } from '../../platform/spreadsheet/write-sheet.ts';
import { XLSX } from '@move/domain/kit/sheet-files.ts';
import { shownPerson } from '@move/domain/privacy/erased-person.ts';
import { answersOf, answerTo, findAnswerable } from '../questions/public.ts';
import { bundleWhereOf, dayOfBundle } from './bundle-participants.queries.ts';
import { sortOf, whereOf } from './participants.queries.ts';
import { sheetWords } from './sheet-words.ts';

type Gender = keyof (typeof sheetWords)['nl']['gender'];
type Row = {
  first_name: string;
  last_name: string;
  email: string;
  date_of_birth: string | null;
  day: string;
  gender: Gender | null;
  notes: string | null;
  status: ParticipantStatus;
  check_in: CheckIn | null;
  checked: number | null;
  bundle: string | null;
  created: number;
  answers: Answer[];
};

type Question = { id: number; title: string };
type Source = { select: RawBuilder<Row>; locale: Locale; hasSession: boolean; questions: readonly Question[] };

const questionsOf = (
  db: Database,
  { organizationId, activityId: id }: { organizationId: number; activityId: number },
) => findAnswerable(db, { kind: 'activity', id, organizationId });

/** The same people in the same order as the list, all of them. */
export async function exportParticipants(call: Call<typeof api.exportParticipants>) {
  const { db, query, params, locale } = call;
  const name = await nameOf(
    db,
    sql`
    select activities.name || ' ' || sessions.start_date as name from sessions
    join activities on activities.id = sessions.activity_id and activities.deleted_at is null
    where sessions.id = ${params.sessionId} and activities.id = ${params.activityId}
      and sessions.organization_id = ${params.organizationId} and sessions.deleted_at is null`,
  );
  const questions = await questionsOf(db, params);
  await auditReading(call, api.exportParticipants, { type: 'sessions', id: params.sessionId, name });
  const file = await sheetOf(db, { select: ofSession(query, params), locale, hasSession: true, questions });
  return { file, filename: `${filenameOf(`${sheetWords[locale].sheet} ${name}`)}.xlsx`, type: XLSX };
}

export async function exportBundleParticipants(call: Call<typeof bundleParticipantsApi.exportBundleParticipants>) {
  const { db, params, locale } = call;
  const name = await nameOf(
    db,
    sql`
    select bundles.name from bundles
    join activities on activities.id = bundles.activity_id and activities.deleted_at is null
    where bundles.id = ${params.bundleId} and bundles.activity_id = ${params.activityId}
      and bundles.organization_id = ${params.organizationId} and bundles.deleted_at is null`,
  );
  const questions = await questionsOf(db, params);
  await auditReading(call, bundleParticipantsApi.exportBundleParticipants, {
    type: 'bundles',
    id: params.bundleId,
    name,
  });
  const file = await sheetOf(db, { select: ofBundle(call), locale, hasSession: false, questions });
  return { file, filename: `${filenameOf(`${sheetWords[locale].sheet} ${name}`)}.xlsx`, type: XLSX };
}

async function nameOf(db: Database, query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ name: string }>`${query}`.execute(db);
  const [named] = rows;
  if (!named) throw notFound();
  return named.name;
}

/** What file systems dislike becomes a dash. */
const filenameOf = (name: string) => name.replace(/[\\/:*?"<>|]/g, '-');

/** A moment by the clock of the place, in days since 1899. */
const serial = (column: RawBuilder<unknown>, tz: RawBuilder<unknown>) =>
  sql`(extract(epoch from ${column} at time zone ${tz}) / 86400 + 25569)::double precision`;

function ofSession(
  query: QueryOf<typeof api.exportParticipants>,
  params: Call<typeof api.exportParticipants>['params'],
) {
  const sort = { ...sortOf('participants'), check_in: sql`participants.check_in` }[query.sort];
  return sql<Row>`
    select participants.first_name, participants.last_name, participants.email, participants.date_of_birth,
      sessions.start_date as day, participants.gender, participants.notes, participants.status, participants.check_in,
      ${serial(sql`participants.checked_in_at`, sql`sessions.tz`)} as checked,
      (select bundles.name from bundle_participants person join bundles on bundles.id = person.bundle_id
       where person.id = participants.bundle_participant_id) as bundle,
      ${serial(sql`participants.created_at`, sql`sessions.tz`)} as created,
      ${answersOf('participant_id', sql`participants.id`)}
        || ${answersOf('bundle_participant_id', sql`participants.bundle_participant_id`)} as answers
    from participants join sessions on sessions.id = participants.session_id
    where ${all(whereOf(params, query))} ${orderBy([sort], query.order)}, participants.id`;
}

function ofBundle({ query, params, now }: Call<typeof bundleParticipantsApi.exportBundleParticipants>) {
  return sql<Row>`
    select person.first_name, person.last_name, person.email, person.date_of_birth, ${dayOfBundle(now)} as day, person.gender,
      person.notes, person.status, null as check_in, null as checked, null as bundle,
      ${serial(sql`person.created_at`, sql`organizations.timezone`)} as created,
      ${answersOf('bundle_participant_id', sql`person.id`)} as answers
    from bundle_participants person join bundles on bundles.id = person.bundle_id
    join organizations on organizations.id = person.organization_id
    where ${all(bundleWhereOf(params, query))}
    ${orderBy([sortOf('person')[query.sort]], query.order)}, person.id`;
}

function sheetOf(db: Database, source: Source) {
  const { locale, hasSession, questions } = source;
  const [own, field] = [sheetWords[locale], participantLabels[locale]];
  const columns = [
    { title: field['first_name'] ?? '', width: 18 },
    { title: field['last_name'] ?? '', width: 24 },
    { title: field['email'] ?? '', width: 30 },
    { title: field['date_of_birth'] ?? '', width: 14 },
    { title: own.age },
    { title: field['gender'] ?? '', width: 10 },
    { title: field['status'] ?? '', width: 16 },
    ...(hasSession
      ? [
          { title: own.check_in, width: 14 },
          { title: own.checked_in_at, width: 16 },
          { title: own.bundle, width: 24 },
        ]
      : []),
    { title: own.created_at, width: 16 },
    { title: field['notes'] ?? '', width: 40 },
    ...questions.map(({ title }) => ({ title, width: 24 })),
  ];
  return spool(writeSheet({ name: own.sheet, columns, batches: cellsOf(db, source) }));
}

async function* cellsOf(db: Database, { select, locale, hasSession, questions }: Source) {
  const own = sheetWords[locale];
  for await (const rows of inBatches<Row>(db, select)) {
    const shown = rows.map((row) => shownPerson(row, locale));
    yield shown.map((row): SheetCell[] => [
      row.first_name,
      row.last_name,
      row.email,
      row.date_of_birth,
      row.date_of_birth === null ? null : ageOn(row.date_of_birth, row.day),
      own.gender[row.gender ?? 'none'],
      own.status[row.status],
      ...(hasSession
        ? [own.checkIn[row.check_in ?? 'none'], row.checked === null ? null : { serial: row.checked }, row.bundle]
        : []),
      { serial: row.created },
      row.notes,
      ...questions.map(({ id }) => answerTo(row.answers, id)),
    ]);
  }
}
