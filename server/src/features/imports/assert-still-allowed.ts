import type { Ability } from '@move/domain/access/abilities.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/http/problem.ts';

type Acting = { userId: number | null; applicationId: number; isAccepting: boolean; isUpdating: boolean };

/**
 * Throws when the user may no longer import on the platform: a run may be queued or retried days later. Accepting and updating need the
 * rights of an administrator, as when the list was submitted.
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
              select organization_id from organization_applications link join organizations on organizations.id = organization_id
               where link.application_id = ${applicationId} and organizations.deleted_at is null)))) as may`.execute(
    db,
  );
  if (!rows[0]?.may) throw forbidden();
}
