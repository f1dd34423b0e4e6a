import type * as api from '@move/contract/products/products.ts';
import type { Call } from '../../platform/http/route.ts';
import { updateProduct } from './update-product.ts';

export function updateProductLocation(call: Call<typeof api.updateProductLocation>) {
  return updateProduct(call);
}
