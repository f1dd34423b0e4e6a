import type { removeProduct, restoreProduct } from '@move/contract/products/products.ts';
import { sql } from 'kysely';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { subjectOf } from './change-product.ts';
import { findProduct } from './products.queries.ts';

export async function dropProduct({ db, params }: Call<typeof removeProduct>) {
  const before = await findProduct(db, { ...params, isLocked: true });
  await db.updateTable('products').set({ deleted_at: sql`now()` }).where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}

/** Brings back what was removed in the last 30 days. */
export async function bringBackProduct({ db, params }: Call<typeof restoreProduct>) {
  const restored = await db
    .updateTable('products')
    .set({ deleted_at: null })
    .where('id', '=', params.productId)
    .where('organization_id', '=', params.organizationId)
    .where('deleted_at', '>', sql<string>`now() - interval '30 days'`)
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) throw notFound();
  const product = await findProduct(db, params);
  return changed({ product }, { subject: subjectOf(product), after: product });
}
