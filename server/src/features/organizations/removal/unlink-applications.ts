import type { Organization } from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { removalRole } from '../../../platform/database/removal-columns.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { mailNewOrganization } from '../review/review-mails.ts';

type Home = { home_application_id: number };
/** The home platform before and after, as the trail shows it. */
export type HomeMove = { before: Home; after: Home };
type Unlinking = { applications: readonly number[]; caller: Caller };

/**
 * Removes an organisation from platforms. Stores by whom and with which role, since a lower role can't undo it. Returns the old and new
 * home when the home platform is one of them (docs/rules/access.md#home-platform; a trigger moves it), else null.
 */
export async function unlinkApplications(
  db: Database,
  organizationId: number,
  { applications, caller }: Unlinking,
): Promise<HomeMove | null> {
  const ids = sql`${[...applications]}::bigint[]`;
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ id: number; levels: number[] }>`
    select id, administered_levels(${caller.user.id}, array[id]) as levels from unnest(${ids}) as id`.execute(db);
  await sql`
    insert into organization_unlinks (organization_id, application_id, unlinked_by, unlinked_as, unlinked_levels)
    select ${organizationId}, id, ${caller.user.id}, ${removalRole(caller)}, array(select jsonb_array_elements_text(levels)::bigint)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as gone (id bigint, levels jsonb)
    on conflict (organization_id, application_id) do update set unlinked_at = now(), unlinked_by = excluded.unlinked_by,
      unlinked_as = excluded.unlinked_as, unlinked_levels = excluded.unlinked_levels`.execute(db);
  const before = await findHome(db, organizationId);
  await sql`delete from organization_applications
    where organization_id = ${organizationId} and application_id = any (${ids})`.execute(db);
  const after = await findHome(db, organizationId);
  return before.home_application_id === after.home_application_id ? null : { before, after };
}

function findHome(db: Database, organizationId: number): Promise<Home> {
  return db
    .selectFrom('organizations')
    .select('home_application_id')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
}

/** Mails the reviewers of the new home, as for a new organisation, if the organisation still awaits its review. */
export async function mailNewHome(
  db: Database,
  { organization, appUrl }: { organization: Organization; appUrl: string },
): Promise<void> {
  if (organization.status !== 'pending') return;
  await mailNewOrganization(db, { organization, appUrl, isAgain: organization.rejected_reason !== null });
}
