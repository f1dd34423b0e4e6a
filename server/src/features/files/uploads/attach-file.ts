import { type ImageUse, imageProblem } from '@move/domain/files/image-rules.ts';
import { sql } from 'kysely';
import { hashToken } from '../../../platform/auth/token.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';

type Attaching = {
  /** The field of the draft, for errors. */
  field: string;
  /** The token of the draft; null removes the image, undefined keeps it. */
  token: string | null | undefined;
  use: ImageUse;
  /** The file that the record uses now. */
  current: string | null;
  /** The tenant of the record; undefined for a record of a user or of all platforms. */
  owner?: { organizationId: number } | { applicationId: number };
};

/**
 * Attaches the upload with a draft's token to a record, within the transaction that saves the record, and detaches the replaced file.
 * Returns the id for the record's column, null for none, undefined when the draft doesn't change it (Kysely's `set` skips that). Throws 422
 * on the field for a token that is unknown, older than 24 hours, of another user or another tenant, for a private file (images of records
 * are public), and for an image that the use doesn't allow.
 */
export async function attachFile(
  { db, caller }: { db: Database; caller: Caller },
  { field, token, use, current, owner }: Attaching,
): Promise<string | null | undefined> {
  if (token === undefined) return undefined;
  if (token === null) {
    await letGo(db, current);
    return null;
  }
  const organization_id = owner && 'organizationId' in owner ? owner.organizationId : null;
  const application_id = owner && 'applicationId' in owner ? owner.applicationId : null;
  const file = await findUsable(db, { token, userId: caller.user.id, organization_id, application_id });
  if (!file) throw invalid(field, 'file.used');
  const problem = imageProblem(file, use);
  if (problem) throw new Problem(422, [{ field, ...problem }]);
  await db
    .updateTable('files')
    .set({
      status: 'attached',
      attached_at: sql`coalesce(attached_at, now())`,
      detached_at: null,
      organization_id,
      application_id,
    })
    .where('id', '=', file.id)
    .execute();
  if (current !== file.id) await letGo(db, current);
  return file.id;
}

type Wanted = { token: string; userId: number; organization_id: number | null; application_id: number | null };

/** The caller's own upload of the last 24 hours, or one that this tenant's records use already; locked until the call ends. */
async function findUsable(db: Database, { token, userId, organization_id, application_id }: Wanted) {
  return db
    .selectFrom('files')
    .select(['id', 'size', 'width', 'height', 'mime_type as mimeType', 'is_transparent as isTransparent'])
    .where('token_hash', '=', hashToken(token))
    .where('visibility', '=', 'public')
    .where((file) =>
      file.or([
        file.and([
          file('status', '=', 'pending'),
          file('uploader_id', '=', userId),
          sql<boolean>`created_at > now() - interval '24 hours'`,
        ]),
        file.and([
          file('status', '=', 'attached'),
          sql<boolean>`organization_id is not distinct from ${organization_id}::bigint`,
          sql<boolean>`application_id is not distinct from ${application_id}::bigint`,
          // a file without a tenant belongs to its uploader
          file.or([
            sql<boolean>`${organization_id ?? application_id}::bigint is not null`,
            file('uploader_id', '=', userId),
          ]),
        ]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** The file is removed after seven days, unless another record uses it (docs/rules/privacy.md#files). */
async function letGo(db: Database, id: string | null): Promise<void> {
  if (id === null) return;
  await sql`select detach_file(${id})`.execute(db);
}
