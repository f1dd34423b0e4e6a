import type * as api from '@move/contract/taxonomy/product-types.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { createType, productTypes, productTypeSubject } from './update-type.ts';

export async function createProductType({ db, body }: Call<typeof api.createProductType>) {
  const after = await createType(db, productTypes, body);
  return changed({ product_type: after }, { subject: productTypeSubject(after), after });
}
