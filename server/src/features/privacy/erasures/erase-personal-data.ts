import type * as api from '@move/contract/privacy/personal-data.ts';
import { fold } from '@move/domain/kit/text/fold.ts';
import { isErasedEmail } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { erasePerson } from './erase-person.ts';
import { findObstacles } from './find-obstacles.ts';
import { type FoundPerson, findPerson, idsBySource, type PersonQuery, type RecordIds } from '../find-person.ts';
import { assertMaySeePeople } from '../personal-data.queries.ts';
import { findRelated } from '../related-data.ts';

/** Erasures by a user in an hour; a club needs fewer in a year. */
const HOURLY_MAX = 60;

export async function erasePersonalData({ db, params, body, caller, throttle }: Call<typeof api.erasePersonalData>) {
  const { organizationId } = params;
  await throttle(`person-erase:${caller.user.id}`, HOURLY_MAX, 3_600);
  await assertMaySeePeople(db, caller, organizationId);
  const found = await lockPerson(db, { ...params, also: body.also });
  const { start } = found;
  if (isErasedEmail(start.email)) throw refusedByState('state', 'person.erased');
  if (fold(body.name) !== fold(`${start.first_name} ${start.last_name}`.trim()))
    throw invalid('name', 'person.confirm');
  const related = await findRelated(db, organizationId, found);
  if ((await findObstacles(db, related)).length > 0) throw refusedByState('state', 'person.ahead');
  const { id } = await db
    .insertInto('erasures')
    .values({
      organization_id: organizationId,
      records: JSON.stringify(related.ids),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await erasePerson(db, { erasureId: id, organizationId, related });
  // the trail has only the number of erased records by table
  const after = Object.fromEntries(Object.entries(related.ids).map(([source, ids]) => [source, ids.length]));
  return changed(undefined, { subject: { type: 'erasures', id }, after });
}

const LOCKED = [
  'bundle_participants',
  'participants',
  'waitlist_entries',
  'purchases',
  'orders',
  'contacts',
  'invites',
] as const;

/**
 * Finds the person's records and locks them. Bookings made after the locking stay. Throws 409 when a record changed between finding and
 * locking, so that nothing is erased that the user didn't see.
 */
async function lockPerson(db: Database, query: PersonQuery): Promise<FoundPerson> {
  const before = idsBySource((await findPerson(db, query)).chosen);
  for (const source of LOCKED) {
    const ids = before[source] ?? [];
    if (ids.length === 0) continue;
    await sql`select from ${sql.table(source)} where id = any (${[...ids]}::bigint[]) order by id for update`.execute(
      db,
    );
  }
  const found = await findPerson(db, query);
  if (!isSame(before, idsBySource(found.chosen))) throw refusedByState('state', 'person.changed');
  return found;
}

const isSame = (a: RecordIds, b: RecordIds) =>
  LOCKED.every((source) => String(a[source] ?? '') === String(b[source] ?? ''));
