import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../platform/http/route.ts';
import { ownerOf, putInOrder } from './owned-category.ts';

export function orderCategories(call: Call<typeof api.orderCategories>) {
  return putInOrder(call, ownerOf(call));
}
