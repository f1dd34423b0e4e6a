import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Paid = { participantId: number } | { bundleParticipantId: number };

/** Makes the pending participants of a paid order active, a bundle participant in all its sessions. */
export async function activatePaidBooking(db: Database, paid: Paid): Promise<void> {
  const active = { status: 'active' as const, updated_at: sql<string>`now()` };
  const rows = db.updateTable('participants').set(active).where('status', '=', 'pending');
  if ('participantId' in paid) {
    await rows.where('id', '=', paid.participantId).execute();
    return;
  }
  const { bundleParticipantId: id } = paid;
  await db
    .updateTable('bundle_participants')
    .set(active)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  await rows.where('bundle_participant_id', '=', id).execute();
}
