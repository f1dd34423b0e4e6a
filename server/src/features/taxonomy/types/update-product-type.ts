import type * as api from '@move/contract/taxonomy/product-types.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { updateType, productTypes, productTypeSubject } from './update-type.ts';

export async function updateProductType({
  db,
  body: { updated_at, ...draft },
  params,
}: Call<typeof api.updateProductType>) {
  const change = { id: params.productTypeId, draft, version: updated_at };
  const { before, after } = await updateType(db, productTypes, change);
  return changed({ product_type: after }, { subject: productTypeSubject(after), before, after });
}
