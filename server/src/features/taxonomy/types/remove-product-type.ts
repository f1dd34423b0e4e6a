import type * as api from '@move/contract/taxonomy/product-types.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { removeType, productTypes, productTypeSubject } from './update-type.ts';

export async function removeProductType({ db, params }: Call<typeof api.removeProductType>) {
  const before = await removeType(db, productTypes, params.productTypeId);
  return changed(undefined, { subject: productTypeSubject(before), before });
}
