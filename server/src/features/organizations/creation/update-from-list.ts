import type { ImportedOrganization } from '@move/contract/imports/imported-organization.ts';
import { UPDATED_COLUMNS } from '@move/domain/imports/organization-columns.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Change } from '../../../platform/http/written.ts';
import { subjectOf } from '../organization-record.ts';
import { isSameAddress, mailNewAddress } from '../new-address-mails.ts';

type Row = Pick<ImportedOrganization, (typeof UPDATED_COLUMNS)[number]>;
type Stored = Row & { id: number; socials: Record<string, string | null> };
type User = { id: number; first_name: string; last_name: string; email: string };
type Updating = {
  organizationId: number;
  row: Row;
  user: User;
  /** During impersonation no e-mail address may be entered. */
  isImpersonated: boolean;
  appUrl: string;
};

const SOCIAL_COLUMNS = ['facebook_url', 'instagram_url', 'youtube_url'] as const;

/**
 * Updates an organisation with the filled cells of a row. Empty cells change nothing, and locations are not changed. Returns the change, or
 * why it was refused: the organisation is removed or no longer administered by the user (`gone`), or its e-mail address may not be entered.
 */
export async function updateFromList(
  db: Database,
  { organizationId, row, user, isImpersonated, appUrl }: Updating,
): Promise<Change | 'gone' | 'email'> {
  const before = await lockStored(db, organizationId, user.id);
  if (before === null) return 'gone';
  const filled = UPDATED_COLUMNS.flatMap((column) => (row[column] ? [[column, row[column]] as const] : []));
  const after: Stored = { ...before, ...Object.fromEntries(filled) };
  const isNewAddress = !isSameAddress(after.email, before.email);
  if (isNewAddress && isImpersonated) return 'email';
  const { name, city, description, kvk_number, email, phone, website } = after;
  const socials = { ...before.socials, ...Object.fromEntries(SOCIAL_COLUMNS.map((column) => [column, after[column]])) };
  // the database stores this user as the one who entered the e-mail address
  await sql`select set_config('app.user_id', ${String(user.id)}, true)`.execute(db);
  await db
    .updateTable('organizations')
    .set({
      name,
      city,
      description,
      kvk_number,
      email,
      phone,
      website,
      socials: JSON.stringify(socials),
      updated_at: sql`now()`,
    })
    .where('id', '=', organizationId)
    .execute();
  await sql`select set_config('app.user_id', '', true)`.execute(db);
  if (isNewAddress) await mailNewAddress({ db, user, appUrl }, { before, email });
  return { subject: subjectOf(after), before: fieldsOf(before), after: fieldsOf(after) };
}

const fieldsOf = ({ id: _id, socials: _socials, ...fields }: Stored) => fields;

async function lockStored(db: Database, organizationId: number, userId: number): Promise<Stored | null> {
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows: allowed } = await sql<{ may: boolean }>`
    select administers_organization(${userId}, ${organizationId}) as may`.execute(db);
  if (!allowed[0]?.may) return null;
  const { rows } = await sql<Omit<Stored, (typeof SOCIAL_COLUMNS)[number]>>`
    select id, name, city, description, kvk_number, email::text as email, phone, website, socials from organizations
    where id = ${organizationId} and deleted_at is null for no key update`.execute(db);
  const [stored] = rows;
  if (stored === undefined) return null;
  const { facebook_url = null, instagram_url = null, youtube_url = null } = stored.socials;
  return { ...stored, facebook_url, instagram_url, youtube_url };
}
