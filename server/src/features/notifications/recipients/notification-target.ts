import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { isAdministrator } from '@move/domain/access/roles.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';

export type Target = { applicationId: number; organizationId: number | null };

type Input = Pick<Call<Endpoint>, 'db' | 'applicationId' | 'organizationId'> & {
  caller: Pick<NonNullable<Call<Endpoint>['caller']>, 'roles' | 'organizationIds'>;
};

/**
 * Returns the sender: for administrators the platform, unless they name an organisation; for staff their only organisation, or the one that
 * they choose. Throws 422 on `organization_id` for an organisation that isn't on the platform or isn't the caller's.
 */
export async function notificationTarget(call: Input, named: number | null | undefined): Promise<Target> {
  const { applicationId, caller } = call;
  if (applicationId === null) throw notFound();
  const isAdministrator = await administers(call, applicationId);
  const wanted = named ?? call.organizationId;
  if (wanted !== null)
    return {
      applicationId,
      organizationId: await assertOwnOrganization(call, { wanted, applicationId, isAdministrator }),
    };
  if (isAdministrator) return { applicationId, organizationId: null };
  const [only, ...others] = caller.organizationIds;
  if (only === undefined || others.length > 0) throw invalid('organization_id', 'notification.choose_organization');
  return { applicationId, organizationId: only };
}

/** Returns whether the caller administers this platform, rather than another one. */
async function administers({ db, caller: { roles } }: Input, applicationId: number): Promise<boolean> {
  if (!isAdministrator(roles)) return false;
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ is_admin: boolean }>`select administers(${applicationId}) as is_admin`.execute(db);
  return rows[0]?.is_admin ?? false;
}

type Wanted = { wanted: number; applicationId: number; isAdministrator: boolean };

async function assertOwnOrganization(
  { db, caller }: Input,
  { wanted, applicationId, isAdministrator }: Wanted,
): Promise<number> {
  await assertOnPlatform(db, { applicationId, organizationId: wanted });
  if (!isAdministrator && !caller.organizationIds.includes(wanted)) throw invalid('organization_id', 'exists');
  return wanted;
}

/** Returns whether the sender is still on the platform: an organisation that left it or was removed can't send there any more. */
export async function isOnPlatform(db: Database, { applicationId, organizationId }: Target): Promise<boolean> {
  if (organizationId === null) return true;
  const { rows } = await sql`
    select from organization_applications link join organizations on organizations.id = link.organization_id
    where link.organization_id = ${organizationId} and link.application_id = ${applicationId} and deleted_at is null`.execute(
    db,
  );
  return rows.length > 0;
}

/** Returns whether the sender may reach users of the platform now: the organisation is on the platform, and wasn't rejected. */
export async function mayOrganizationSend(db: Database, target: Target): Promise<boolean> {
  if (target.organizationId === null) return true;
  const { rows } = await sql`
    select from organizations where id = ${target.organizationId} and status <> 'rejected'`.execute(db);
  return rows.length > 0 && isOnPlatform(db, target);
}

async function assertOnPlatform(db: Database, target: Target): Promise<void> {
  if (!(await isOnPlatform(db, target))) throw invalid('organization_id', 'exists');
}

/** The sender of a stored notification, even when the caller can't see that organisation. Throws 422 when the sender left the platform. */
export async function storedTarget(db: Database, notificationId: number): Promise<Target> {
  const { application_id: applicationId, organization_id: organizationId } = await db
    .selectFrom('notifications')
    .select(['application_id', 'organization_id'])
    .where('id', '=', notificationId)
    .executeTakeFirstOrThrow();
  await assertOnPlatform(db, { applicationId, organizationId });
  return { applicationId, organizationId };
}
