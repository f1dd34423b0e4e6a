import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { amountsOf } from '../orders/public.ts';
import type { Booked } from './book-session.ts';
import { type LockedInventory, sessionOf } from './spots/lock-inventory.ts';
import { makeRoom } from './spots/make-room.ts';
import { isOfPerson, type Overrides, type Person } from './people/person.ts';
import { saveCheckIns } from './attendance/set-check-in.ts';

type Return = { sessionId: number; person: Person; now: Date; overrides: Overrides };

/**
 * Restores the booking of a person who signed out and then waited for the session: with the same row, answers and payment, since signing
 * out refunds nothing (docs/rules/spots.md#signing-out). Null when the person hadn't signed out.
 */
export async function returnToSession(
  db: Database,
  inventory: LockedInventory,
  returning: Return,
): Promise<Booked | null> {
  const { sessionId, person, now, overrides } = returning;
  const { rows } = await sql<{ id: number; order_line_id: number | null }>`
    select id, order_line_id from participants
    where session_id = ${sessionId} and ${isOfPerson(person)} and status <> 'canceled' and has_freed_spot
    for update`.execute(db);
  const [row] = rows;
  if (!row) return null;
  await makeRoom(db, { offer: inventory.offer, session: sessionOf(inventory, sessionId), overrides });
  await saveCheckIns(db, { participantIds: [row.id], status: 'none', now, userId: null, frees: false });
  const lineId = row.order_line_id ?? 0;
  return { id: row.id, due_in_cents: (await amountsOf(db, [lineId])).get(lineId)?.due_in_cents ?? 0 };
}
