import { fullMessage } from '@move/domain/sessions/capacity.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { LockedSession, ActivityRules } from './lock-inventory.ts';
import type { Overrides } from '../people/person.ts';

type Room = { offer: ActivityRules; session: LockedSession; overrides?: Overrides | undefined };

/** Throws 422 when the session is full; walk-ins and overrides are counted above its spots (docs/rules/spots.md#spots). */
export async function makeRoom(db: Database, { offer, session, overrides = {} }: Room): Promise<void> {
  const message = fullMessage(session);
  if (message === null) return;
  if (!offer.no_signup_required && overrides.capacity !== true) throw invalid('session', message.key);
  await sql`select make_room(${[session.id]}::bigint[], '{}')`.execute(db);
}
