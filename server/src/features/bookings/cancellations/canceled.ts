import { sql } from 'kysely';

/** SQL: what `update bundle_participants` sets when a booking ends (docs/rules/spots.md#bundles). */
export const canceledBundleParticipant = (now: Date) =>
  sql`status = 'canceled', canceled_at = ${now.toISOString()}, updated_at = now()`;

/** SQL: what `update participants` sets when a booking ends. Also resets the check-in and a sign-out. */
export const canceledParticipant = (now: Date) =>
  sql`${canceledBundleParticipant(now)}, check_in = 'none', has_freed_spot = false`;
