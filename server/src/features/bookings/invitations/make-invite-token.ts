import { hashToken, newToken } from '../../../platform/auth/token.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Creates the secret of an invitation's link, once. Returns null when the invitation was answered, ended or mailed meanwhile. */
export async function makeInviteToken(db: Database, entryId: number, now: Date): Promise<string | null> {
  const token = newToken();
  const made = await db
    .updateTable('waitlist_entries')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', entryId)
    .where('status', '=', 'invited')
    .where('token_hash', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return made.numUpdatedRows === 0n ? null : token;
}
