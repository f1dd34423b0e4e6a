import type * as api from '@move/contract/products/products.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { readOfferChange } from '../activities/public.ts';
import { attachFile } from '../files/public.ts';
import { checkProduct } from './check-product.ts';
import { imageField, saveProductLinks, subjectOf } from './product-record.ts';
import { findProduct } from './products.queries.ts';

/** Updates the fields that are sent; `updateProductLocation` sends the location only. */
export async function updateProduct(call: Call<typeof api.updateProduct> | Call<typeof api.updateProductLocation>) {
  const { db, params, caller } = call;
  const { organizationId } = params;
  const before = await findProduct(db, { ...params, isLocked: true });
  // the fields of updateProductLocation are a part of those of updateProduct
  const body: Call<typeof api.updateProduct>['body'] = call.body;
  const sent = readOfferChange(caller, before, body);
  const { category_ids, tag_ids, contacts, image, ...columns } = sent;
  await checkProduct(db, { organizationId, before, sent });
  const current = before.image?.id ?? null;
  const image_id = await attachFile(call, { ...imageField, token: image, current, owner: { organizationId } });
  await db
    .updateTable('products')
    .set({ ...columns, image_id, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .execute();
  await saveProductLinks(db, params, { category_ids, tag_ids, contacts });
  const product = await findProduct(db, params);
  // `changed_by` is read from the audit row, which is only written on commit
  const reply = { product: { ...product, changed_by: caller.user.first_name } };
  return changed(reply, { subject: subjectOf(product), before, after: product });
}
