import type * as api from '@move/contract/integrations/integrations.ts';
import { randomBytes } from 'node:crypto';
import { hashToken, newToken } from '../../platform/auth/token.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findActiveClient, revokeClient, subjectOf } from './credentials.ts';

/** Creates credentials; only a hash of the secret is stored. The prefixes let people and scanners recognise a leaked secret. */
export async function createIntegration({ db, params, body, caller }: Call<typeof api.createIntegration>) {
  const { organizationId } = params;
  // of two calls at once, the second finds the first one's credentials
  await db.selectFrom('organizations').select('id').where('id', '=', organizationId).forUpdate().execute();
  const before = await findActiveClient(db, organizationId);
  if (before && !body.overwrite) throw refusedByState('overwrite', 'integration.overwrite');
  if (before) await revokeClient(db, before.id);
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
