import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Visitor = { applicationId: number; email: string; locale: Locale; now: Date };

/**
 * Returns the id of the profile of an address on a platform. Creates a missing profile, once for concurrent calls. Works in every scope.
 */
export async function findOrCreateProfile(
  db: Database,
  { applicationId, email, locale, now }: Visitor,
): Promise<number> {
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ id: number }>`
    select find_or_create_profile(${applicationId}, ${email}::citext, ${locale}, ${now.toISOString()}::timestamptz) as id`.execute(
    db,
  );
  const [profile] = rows;
  if (!profile) throw new Error('no profile');
  return profile.id;
}
