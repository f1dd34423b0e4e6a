import type * as api from '@move/contract/wallets/wallets.ts';
import { proposeSlug } from '@move/domain/kit/text/slug.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';
import { assertSlugFree, iconField, walletRefusals, saveLinks, subjectOf } from './wallet-record.ts';
import { findWallet } from './wallets.queries.ts';

export async function createWallet(call: Call<typeof api.createWallet>) {
  const { db, body, applicationId } = call;
  const { name, move_value_in_cents, label_ids } = body;
  const application_ids = body.application_ids ?? (applicationId === null ? [] : [applicationId]);
  if (application_ids.length === 0) throw invalid('application_ids', 'required');
  const slug = body.slug ?? proposeSlug(name);
  await assertSlugFree(db, slug, null);
  const icon_id = await attachFile(call, { ...iconField, token: body.icon, current: null });
  const insert = db
    .insertInto('wallets')
    .values({ name, slug, icon_id, move_value_in_cents })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await orRefuse(insert, walletRefusals(slug));
  await saveLinks(db, id, { label_ids, application_ids });
  const wallet = await findWallet(db, id);
  return changed({ wallet }, { subject: subjectOf(wallet), after: wallet });
}
