import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Booked } from './book-session.ts';
import { type Places, sessionOf } from './lock-places.ts';
import { makeRoom } from './make-room.ts';
import { isPerson, type Overrides, type Person } from './person.ts';
import { saveCheckIns } from './set-check-in.ts';

type Return = { sessionId: number; person: Person; now: Date; overrides: Overrides };

/**
 * Whoever signed out of a session and then waited for it takes part again: the row, the answers and what was paid are those of
 * before, for signing out gave nothing back (D3.11). Null where the person hadn't signed out.
 */
export async function returnToSession(db: Database, places: Places, returning: Return): Promise<Booked | null> {
  const { sessionId, person, now, overrides } = returning;
  const { rows } = await sql<Booked>`
    select id, coalesce((select total_price_in_cents from transactions
      where transactions.order_line_id = participants.order_line_id and status = 'open'), 0) as due_in_cents
    from participants where session_id = ${sessionId} and ${isPerson(person)} and status <> 'canceled' and has_freed_spot
    for update`.execute(db);
  const [row] = rows;
  if (!row) return null;
  await makeRoom(db, { offer: places.offer, session: sessionOf(places, sessionId), overrides });
  await saveCheckIns(db, { participantIds: [row.id], status: 'none', now, userId: null, frees: false });
  return row;
}
