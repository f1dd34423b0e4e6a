import { type ImageUse, imageProblem } from '@move/domain/files/image-rules.ts';
import { sql } from 'kysely';
import { hashToken } from '../../../platform/auth/token.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';

type Attaching = {
  /** The draft's field, for the sentence of a refusal. */
  field: string;
  /** As the draft had it: a token, null to take the image away, undefined to leave it. */
  token: string | null | undefined;
  use: ImageUse;
  /** The file that is there now. */
  current: string | null;
  /** The tenant of the record; neither for what belongs to a person or to all platforms. */
  owner?: { organizationId: number } | { applicationId: number };
};

/**
 * Puts the upload behind a draft's token on a record, within the transaction that saves it, and lets go of the file that
 * it replaces. Answers the id for the record's column, null for none, undefined when the draft left it alone (Kysely's
 * `set` skips that). Refuses on the field (422) a token that is unknown, somebody else's, older than 24 hours or another
 * tenant's, a private file (records show what everybody may see), and an image that the use doesn't allow.
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

/** The own upload of the last 24 hours, or one that this tenant's records use already; locked until the call is over. */
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
          // what has no tenant is a person's own
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
