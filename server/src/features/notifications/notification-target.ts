import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import { invalid, notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';

export type Target = { applicationId: number; organizationId: number | null };

type Asking = Pick<Call<Endpoint>, 'db' | 'applicationId' | 'organizationId'> & {
  caller: Pick<NonNullable<Call<Endpoint>['caller']>, 'roles' | 'organizationIds'>;
};

/**
 * Whose notification it is: of the platform for its administrators, unless they name an organisation; of the only organisation of staff,
 * who else have to choose. Throws 422 on `organization_id` for one that isn't on the platform or isn't the caller's.
 */
export async function notificationTarget(call: Asking, named: number | null | undefined): Promise<Target> {
  const { applicationId, caller } = call;
  if (applicationId === null) throw notFound();
  const isAdministrator = caller.roles.includes('admin') || caller.roles.includes('superadmin');
  const wanted = named ?? call.organizationId;
  if (wanted !== null)
    return { applicationId, organizationId: await assertMine(call, { wanted, applicationId, isAdministrator }) };
  if (isAdministrator) return { applicationId, organizationId: null };
  const [only, ...others] = caller.organizationIds;
  if (only === undefined || others.length > 0) throw invalid('organization_id', 'notification.choose_organization');
  return { applicationId, organizationId: only };
}

type Wanted = { wanted: number; applicationId: number; isAdministrator: boolean };

async function assertMine({ db, caller }: Asking, { wanted, applicationId, isAdministrator }: Wanted): Promise<number> {
  const { rows } = await sql<{ is_linked: boolean }>`
    select exists (select from organization_applications link join organizations on organizations.id = link.organization_id
      where link.organization_id = ${wanted} and link.application_id = ${applicationId} and deleted_at is null) as is_linked`.execute(
    db,
  );
  const isMine = isAdministrator || caller.organizationIds.includes(wanted);
  if (!rows[0]?.is_linked || !isMine) throw invalid('organization_id', 'exists');
  return wanted;
}
