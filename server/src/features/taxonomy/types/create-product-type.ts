import type * as api from '@move/contract/taxonomy/product-types.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { createType, productTypes } from './update-type.ts';
import { ofProduct } from './type-subjects.ts';

export async function createProductType({ db, body }: Call<typeof api.createProductType>) {
  const { updated_at: _, ...draft } = body;
  const after = await createType(db, productTypes, draft);
  return changed({ product_type: after }, { subject: ofProduct(after), after });
}
