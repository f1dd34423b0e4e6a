import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Subject } from '../../platform/http/written.ts';

/** The valid credentials; an organisation has at most one pair. */
export function findActiveClient(db: Database, organizationId: number) {
  return db
    .selectFrom('api_clients')
    .select(['id', 'client_id', 'secret_last4', 'created_at', 'last_used_at'])
    .where('organization_id', '=', organizationId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

export const subjectOf = (client: { id: number; client_id: string }): Subject => ({
  type: 'api_clients',
  id: client.id,
  name: client.client_id,
});

export async function revokeClient(db: Database, id: number): Promise<void> {
  await db.updateTable('api_clients').set({ revoked_at: sql`now()` }).where('id', '=', id).execute();
}
