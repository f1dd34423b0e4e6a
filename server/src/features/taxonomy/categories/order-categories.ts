import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../platform/http/route.ts';
import { assertApplication, orderOwnedCategories } from './owned-category.ts';

export function orderCategories(call: Call<typeof api.orderCategories>) {
  return orderOwnedCategories(call, assertApplication(call));
}
