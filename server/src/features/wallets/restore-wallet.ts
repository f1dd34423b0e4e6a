import type * as api from '@move/contract/wallets/wallets.ts';
import { freeSlug } from '@move/domain/kit/text/slug.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { notFound } from '../../platform/http/problem.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findTakenSlugs, walletRefusals, subjectOf } from './wallet-record.ts';
import { findWallet } from './wallets.queries.ts';

/** Restores a wallet that was removed in the last 30 days. A slug that was taken meanwhile gets a number. */
export async function restoreWallet({ db, params }: Call<typeof api.restoreWallet>) {
  const removed = await db
    .selectFrom('wallets')
    .select(['id', 'slug'])
    .where('id', '=', params.walletId)
    .where('deleted_at', '>', sql<string>`now() - interval '30 days'`)
    .forUpdate()
    .executeTakeFirst();
  if (!removed) throw notFound();
  const slug = freeSlug(removed.slug, await findTakenSlugs(db, removed.slug, removed.id));
  const restored = db.updateTable('wallets').set({ deleted_at: null, slug }).where('id', '=', removed.id).execute();
  await orRefuse(restored, walletRefusals(slug));
  const wallet = await findWallet(db, removed.id);
  return changed({ wallet }, { subject: subjectOf(wallet), after: wallet });
}
