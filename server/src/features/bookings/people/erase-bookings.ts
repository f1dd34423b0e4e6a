import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { closeEntries } from '../waiting-lists/close-entry.ts';

type Ids = readonly number[] | undefined;
type Erased = { participants?: Ids; bundle_participants?: Ids; waitlist_entries?: Ids };

const person = (email: string) => sql`
  first_name = ${ERASED_NAME.first_name}, last_name = ${ERASED_NAME.last_name}, email = ${email}, date_of_birth = null,
  gender = null, notes = null, updated_at = now()`;

/**
 * Replaces the person in bookings and waiting-list entries; check-ins, times and prices stay. Open entries, which exist only in removed
 * organisations, are removed from their lists, so that a restored organisation doesn't invite an erased person.
 */
export async function eraseBookings(db: Database, erased: Erased, email: string): Promise<void> {
  const { bundle_participants = [], participants = [], waitlist_entries = [] } = erased;
  await sql`
    update bundle_participants set ${person(email)}, birth_removed_at = now()
    where id = any (${[...bundle_participants]}::bigint[])`.execute(db);
  await sql`
    update participants set ${person(email)}, birth_removed_at = now()
    where id = any (${[...participants]}::bigint[])`.execute(db);
  const { rows: open } = await sql<{ id: number }>`
    select id from waitlist_entries
    where id = any (${[...waitlist_entries]}::bigint[]) and status in ('waiting', 'invited')`.execute(db);
  await closeEntries(
    db,
    open.map(({ id }) => id),
    { status: 'removed' },
  );
  await sql`
    update waitlist_entries set ${person(email)}, token_hash = null
    where id = any (${[...waitlist_entries]}::bigint[])`.execute(db);
}
