import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Organizations } from '../../platform/database/schema.ts';

type OrganizationSeed = Insertable<Organizations> & {
  /** The platforms of the organisation besides its home platform. */
  application_ids?: readonly number[];
};

/** Creates an organisation on its home application and on those of `application_ids`. */
export async function seedOrganization(db: Database, seed: OrganizationSeed): Promise<number> {
  const { application_ids = [], ...organization } = seed;
  const { id } = await db
    .insertInto('organizations')
    .values({ status: 'accepted', ...organization })
    .returning('id')
    .executeTakeFirstOrThrow();
  const links = [...new Set([organization.home_application_id, ...application_ids])];
  await db
    .insertInto('organization_applications')
    .values(links.map((application_id) => ({ organization_id: id, application_id })))
    .execute();
  return id;
}
