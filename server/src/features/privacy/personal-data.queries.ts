import type * as api from '@move/contract/privacy/personal-data.ts';
import type { PersonalData } from '@move/contract/privacy/personal-data.ts';
import type { Ability } from '@move/domain/access/abilities.ts';
import { gate } from '@move/domain/access/gate.ts';
import { isErasedEmail } from '@move/domain/privacy/erased-person.ts';
import { PERSON_SOURCES } from '@move/domain/privacy/person-records.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/http/problem.ts';
import type { Call, Caller } from '../../platform/http/route.ts';
import { findObstacles } from './erasures/find-obstacles.ts';
import { findPerson, type PersonGroup, type PersonRow } from './find-person.ts';
import { findRelated, type RelatedData } from './related-data.ts';

const NEEDED = ['edit-organization', 'manage-participants'] as const satisfies readonly Ability[];

/**
 * Throws 403 unless the caller is a superadmin or has a role in the organisation with the abilities in `NEEDED`. An administrator of a
 * platform may not see what other platforms sold, even when also a trainer of the organisation.
 */
export async function assertMaySeePeople(db: Database, caller: Caller, organizationId: number): Promise<void> {
  if (gate(caller).role('superadmin')) return;
  const { rows } = await sql<{ may: boolean }>`
    select ${organizationId}::bigint = any (organizations_with(
      ${caller.user.id}, array[${organizationId}::bigint], ${[...NEEDED]}::text[], ${NEEDED.length})) as may`.execute(
    db,
  );
  if (!rows[0]?.may) throw forbidden();
}

/** Reads by a user in an hour. Choosing another person reads the data again, which counts as a read. */
const HOURLY_MAX = 300;

export async function getPersonalData({ db, params, query, caller, throttle }: Call<typeof api.getPersonalData>) {
  await throttle(`person-data:${caller.user.id}`, HOURLY_MAX, 3_600);
  await assertMaySeePeople(db, caller, params.organizationId);
  const found = await findPerson(db, { ...params, also: query.also });
  const related = await findRelated(db, params.organizationId, found);
  const data: PersonalData = {
    person: personOf(found.start),
    kept: keptOf(related),
    others: found.others.map((group) => otherOf(group, found.start)),
    obstacles: await findObstacles(db, related),
    is_erased: isErasedEmail(found.start.email),
  };
  return { data };
}

const personOf = ({ first_name, last_name, email, date_of_birth }: PersonRow) => ({
  first_name,
  last_name,
  email,
  date_of_birth,
});

function otherOf({ key, rows }: PersonGroup, start: PersonRow): PersonalData['others'][number] {
  const [first = start] = rows;
  return { record: key, ...personOf(first), has_same_name: first.name === start.name, records: rows.length };
}

function keptOf({ ids, mailIds, messageIds, answers, taps, history }: RelatedData): PersonalData['kept'] {
  const counts = { answers, taps, mails: mailIds.length, messages: messageIds.length, history };
  const records = PERSON_SOURCES.map((kind) => ({ kind, count: ids[kind]?.length ?? 0 }));
  const more = Object.entries(counts).map(([kind, count]) => ({ kind: kind as keyof typeof counts, count }));
  return [...records, ...more].filter(({ count }) => count > 0);
}
