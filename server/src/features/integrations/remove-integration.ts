import type * as api from '@move/contract/integrations/integrations.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findActiveClient, revokeClient, subjectOf } from './credentials.ts';

export async function removeIntegration({ db, params }: Call<typeof api.removeIntegration>) {
  const before = await findActiveClient(db, params.organizationId);
  if (!before) throw notFound();
  await revokeClient(db, before.id);
  return changed(undefined, { subject: subjectOf(before), before: { client_id: before.client_id } });
}
