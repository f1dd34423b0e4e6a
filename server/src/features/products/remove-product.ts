import type * as api from '@move/contract/products/products.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { subjectOf } from './product-record.ts';
import { findProduct } from './products.queries.ts';

/** Removes the product. Throws 409 without `force` when it has unpaid purchases, which staff can first settle on its tab Orders. */
export async function removeProduct({ db, params, query }: Call<typeof api.removeProduct>) {
  const before = await findProduct(db, { ...params, isLocked: true });
  const count = query.force ? 0 : await countUnpaid(db, params);
  if (count > 0) throw refusedByState('state', 'product.unpaid', { count });
  await db.updateTable('products').set({ deleted_at: sql`now()` }).where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}

/** Counts unpaid purchases on all platforms, alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope). */
async function countUnpaid(
  db: Database,
  { organizationId, productId }: { organizationId: number; productId: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count_unpaid(${organizationId}, ${productId}) as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
