import type { ImportedOrganization } from '@move/contract/imports/imported-organization.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Many = {
  /** Their home application. */
  applicationId: number;
  timezone: string;
  /** The user who accepts them in the same step; null leaves them for review. */
  acceptedBy: number | null;
  /** The user who submitted the list, and so entered the addresses. */
  addedBy: number | null;
  organizations: readonly ImportedOrganization[];
};

/** Adds validated organisations to their home application and returns their ids, in the same order. Sends no mails. */
export async function addManyOrganizations(db: Database, many: Many): Promise<number[]> {
  const { applicationId, timezone, acceptedBy, addedBy, organizations } = many;
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('public.organizations', 'id')) as id
    from generate_series(1, ${organizations.length}::integer)`.execute(db);
  const ids = rows.map(({ id }) => id);
  await db
    .insertInto('organizations')
    .values(
      organizations.map(({ name, description, kvk_number, city, email, phone, website, ...rest }, n) => ({
        id: ids[n] ?? 0,
        home_application_id: applicationId,
        timezone,
        name,
        description,
        // undefined in a list that a previous version of the server checked
        kvk_number: kvk_number ?? null,
        city,
        email,
        email_changed_by: email === null ? null : addedBy,
        phone,
        website,
        socials: JSON.stringify(socialsOf(rest)),
        status: acceptedBy === null ? 'pending' : 'accepted',
        reviewed_by: acceptedBy,
        reviewed_at: acceptedBy === null ? null : sql<string>`clock_timestamp()`,
      })),
    )
    .execute();
  const links = ids.map((organization_id) => ({ organization_id, application_id: applicationId }));
  await db.insertInto('organization_applications').values(links).execute();
  return ids;
}

type Socials = Pick<ImportedOrganization, 'facebook_url' | 'instagram_url' | 'youtube_url'>;

const socialsOf = ({ facebook_url, instagram_url, youtube_url }: Socials) => ({
  facebook_url,
  instagram_url,
  youtube_url,
  x_url: null,
  linkedin_url: null,
  tiktok_url: null,
});
