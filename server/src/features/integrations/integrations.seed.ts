import { hashToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';

type ClientSeed = { organization_id: number; client_id: string; secret: string };

/** Credentials of another system of an organisation, and a token issued for them. */
export async function seedApiClient(db: Database, { organization_id, client_id, secret }: ClientSeed): Promise<void> {
  const { id } = await db
    .insertInto('api_clients')
    .values({ organization_id, client_id, secret_hash: hashToken(secret), secret_last4: secret.slice(-4) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('api_client_tokens')
    .values({
      organization_id,
      api_client_id: id,
      token_hash: hashToken(`${secret}-token`),
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .execute();
}
