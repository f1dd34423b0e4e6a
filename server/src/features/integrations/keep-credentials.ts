import type * as api from '@move/contract/integrations/integrations.ts';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { hashToken, newToken } from '../../platform/auth/token.ts';
import { notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, type Subject } from '../../platform/http/written.ts';

/** The credentials that work; an organisation has at most one pair. */
function findActive(db: Database, organizationId: number) {
  return db
    .selectFrom('api_clients')
    .select(['id', 'client_id', 'secret_last4', 'created_at', 'last_used_at'])
    .where('organization_id', '=', organizationId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

const subjectOf = (client: { id: number; client_id: string }): Subject => ({
  type: 'api_clients',
  id: client.id,
  name: client.client_id,
});

export async function getIntegration({ db, params }: Call<typeof api.getIntegration>) {
  const { client_id, secret_last4, created_at, last_used_at } = (await findActive(db, params.organizationId)) ?? {};
  return {
    client_id: client_id ?? null,
    secret_last4: secret_last4 ?? null,
    created_at: created_at ?? null,
    last_used_at: last_used_at ?? null,
  };
}

/** Makes a pair of which only a hash of the secret is kept; prefixes let people and scanners recognise a leaked one. */
export async function createIntegration({ db, params, body, caller }: Call<typeof api.createIntegration>) {
  const { organizationId } = params;
  // two at once: the second finds the first one's pair
  await db.selectFrom('organizations').select('id').where('id', '=', organizationId).forUpdate().execute();
  const before = await findActive(db, organizationId);
  if (before && !body.overwrite) throw refusedByState('overwrite', 'integration.overwrite');
  if (before) await revoke(db, before.id);
  const client_id = `mvc_${randomBytes(12).toString('hex')}`;
  const client_secret = `mvs_${newToken()}`;
  const { id } = await db
    .insertInto('api_clients')
    .values({
      organization_id: organizationId,
      client_id,
      secret_hash: hashToken(client_secret),
      secret_last4: client_secret.slice(-4),
      created_by: caller.user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return changed(
    { client_id, client_secret },
    { subject: subjectOf({ id, client_id }), before: before && { client_id: before.client_id }, after: { client_id } },
  );
}

export async function removeIntegration({ db, params }: Call<typeof api.removeIntegration>) {
  const before = await findActive(db, params.organizationId);
  if (!before) throw notFound();
  await revoke(db, before.id);
  return changed(undefined, { subject: subjectOf(before), before: { client_id: before.client_id } });
}

async function revoke(db: Database, id: number): Promise<void> {
  await db.updateTable('api_clients').set({ revoked_at: sql`now()` }).where('id', '=', id).execute();
}
