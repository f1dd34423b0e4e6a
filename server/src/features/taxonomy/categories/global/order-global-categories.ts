import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../../platform/http/route.ts';
import { ALL_PLATFORMS } from '../categories.queries.ts';
import { orderOwnedCategories } from '../owned-category.ts';

export function orderGlobalCategories(call: Call<typeof api.orderGlobalCategories>) {
  return orderOwnedCategories(call, ALL_PLATFORMS);
}
