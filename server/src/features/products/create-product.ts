import type * as api from '@move/contract/products/products.ts';
import { newPrice } from '@move/domain/rates/chosen-price.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertPaymentUrl } from '../activities/public.ts';
import { attachFile } from '../files/public.ts';
import { productDefaults, checkProduct } from './check-product.ts';
import { imageField, saveProductLinks, subjectOf } from './product-record.ts';
import { findProduct } from './products.queries.ts';

export async function createProduct(call: Call<typeof api.createProduct>) {
  const { db, body, params, caller } = call;
  const { organizationId } = params;
  const sent = { ...body, ...newPrice(body) };
  assertPaymentUrl(caller, { before: null, sent });
  await checkProduct(db, { organizationId, before: productDefaults, sent });
  const { category_ids, tag_ids, contacts, image, ...columns } = sent;
  const image_id = await attachFile(call, { ...imageField, token: image, current: null, owner: { organizationId } });
  const { id } = await db
    .insertInto('products')
    .values({ ...columns, image_id, organization_id: organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveProductLinks(db, { productId: id, organizationId }, { category_ids, tag_ids, contacts });
  const product = await findProduct(db, { productId: id, organizationId });
  // `changed_by` is read from the audit row, which is only written on commit
  const reply = { product: { ...product, changed_by: caller.user.first_name } };
  return changed(reply, { subject: subjectOf(product), after: product });
}
