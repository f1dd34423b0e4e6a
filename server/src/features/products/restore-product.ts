import type * as api from '@move/contract/products/products.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { subjectOf } from './product-record.ts';
import { findProduct, isRestorable } from './products.queries.ts';

/** Restores a product that was removed in the last 30 days. */
export async function restoreProduct({ db, params }: Call<typeof api.restoreProduct>) {
  const restored = await db
    .updateTable('products')
    .set({ deleted_at: null })
    .where('id', '=', params.productId)
    .where('organization_id', '=', params.organizationId)
    .where(isRestorable)
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) throw notFound();
  const product = await findProduct(db, params);
  return changed({ product }, { subject: subjectOf(product), after: product });
}
