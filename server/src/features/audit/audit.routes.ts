import * as api from '@move/contract/audit/audit.ts';
import { sql } from 'kysely';
import { type Call, route } from '../../platform/http/route.ts';
import { findAudit } from './audit.queries.ts';

/** Logins and rights are of the whole installation: an administrator of one platform learns nothing of them. */
const ofPlatforms = sql`(entry.organization_id is not null or entry.subject_type not in ('users', 'user', 'roles'))`;

async function listAudit({ db, query, caller }: Call<typeof api.listAudit>) {
  const isSuperadmin = caller.roles.includes('superadmin');
  // a superadmin's trail doesn't end at the platform on screen
  if (isSuperadmin) await sql`select set_scope('all', '{}', '{}')`.execute(db);
  const { rows, meta } = await findAudit(db, { ...query, within: isSuperadmin ? sql`true` : ofPlatforms, caller });
  return { audit: rows, meta };
}

export const auditRoutes = [
  route(api.listAudit, listAudit),
  route(api.listOrganizationAudit, async ({ db, query, params, caller }) => {
    const within = sql`entry.organization_id = ${params.organizationId}`;
    const { rows, meta } = await findAudit(db, { ...query, within, caller });
    return { audit: rows, meta };
  }),
];
