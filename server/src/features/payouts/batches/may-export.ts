import type { Database } from '../../../platform/database/database.ts';
import { hadOtherSuperadmin, isSecondPairOfEyes } from '../../access/public.ts';

type Drafted = { created_by: number | null; created_at: string };

/**
 * Returns whether this superadmin may export a draft. Its creator may only when there was no other superadmin since a week before its
 * creation. Another superadmin may who was a second pair of eyes when the draft was created (docs/rules/access.md#superadmins).
 */
export async function mayExport(db: Database, { created_by, created_at }: Drafted, userId: number): Promise<boolean> {
  if (created_by !== userId) return isSecondPairOfEyes(db, userId, created_at);
  return !(await hadOtherSuperadmin(db, userId, created_at));
}
