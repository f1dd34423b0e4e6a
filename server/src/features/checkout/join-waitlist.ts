import { sql } from 'kysely';
import { personSubject } from '../../platform/audit/person-subject.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Change } from '../../platform/http/written.ts';
import { addWaiting, type BookableRef, isOfBookable, type LockedInventory } from '../bookings/public.ts';
import { atParticipant } from './booking/at-participant.ts';
import type { Visitor } from './booking/visiting-people.ts';

type Joining = { bookable: BookableRef; people: readonly Visitor[]; now: Date; applicationId: number | null };
type Joined = { status: 'waiting' | 'invited'; in_line: number };

/** Adds one person to the end of the waiting list of a full session or bundle, whose locks the caller holds. */
export async function joinWaitlist(
  db: Database,
  inventory: LockedInventory,
  { bookable, people, now, applicationId }: Joining,
): Promise<{ entry: Joined; change: Change }> {
  const [visitor] = people;
  if (!visitor || people.length > 1) throw invalid('participants', 'max_value', { max: 1 });
  const { person } = visitor;
  const id = await atParticipant(0, () =>
    addWaiting(db, inventory, { bookable, person, now, byVisitor: true, applicationId }),
  );
  const { rows } = await sql<Joined>`
    select entry.status, (select count(*) from waitlist_entries where ${isOfBookable(bookable)}
      and status in ('waiting', 'invited') and position <= entry.position)::integer as in_line
    from waitlist_entries entry where entry.id = ${id}`.execute(db);
  const entry = rows[0] ?? { status: 'waiting', in_line: 1 };
  const { organization_id } = inventory.offer;
  const subject = personSubject('waitlist_entries', { ...person, id });
  return { entry, change: { subject, after: { organization_id, status: entry.status } } };
}
