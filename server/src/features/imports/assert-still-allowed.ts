import type { Ability } from '@move/domain/access/abilities.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/http/problem.ts';

type Acting = { userId: number | null; applicationId: number; isAccepting: boolean; isUpdating: boolean };

/**
 * A run may wait, or be tried again days later: whoever is no longer allowed to import on the platform by then does so no more.
 * Accepting and updating take the right of an administrator, as when the list was handed in.
 */
export async function assertStillAllowed(
  db: Database,
  { userId, applicationId, isAccepting, isUpdating }: Acting,
): Promise<void> {
  const needed: Ability[] = [
    'create-organizations',
    ...(isAccepting ? (['review-organizations'] as const) : []),
    ...(isUpdating ? (['edit-organization'] as const) : []),
  ];
  const { rows } = await sql<{ may: boolean }>`
    select exists (
      select from user_roles held
      join users on users.id = held.user_id and users.deleted_at is null and users.closed_at is null
      where held.user_id = ${userId} and (
        held.role = 'superadmin'
        or ${needed}::text[] <@ array(select ability from role_abilities where role = held.role)
          and (${applicationId} = any (application_family(held.application_id))
            or not ${isAccepting || isUpdating} and held.organization_id in (
              select organization_id from organization_applications where application_id = ${applicationId})))) as may`.execute(
    db,
  );
  if (!rows[0]?.may) throw forbidden();
}
