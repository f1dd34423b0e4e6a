import type * as api from '@move/contract/integrations/integrations.ts';
import type { Call } from '../../platform/http/route.ts';
import { findActive } from './credentials.ts';

export async function getIntegration({ db, params }: Call<typeof api.getIntegration>) {
  const { client_id, secret_last4, created_at, last_used_at } = (await findActive(db, params.organizationId)) ?? {};
  return {
    client_id: client_id ?? null,
    secret_last4: secret_last4 ?? null,
    created_at: created_at ?? null,
    last_used_at: last_used_at ?? null,
  };
}
