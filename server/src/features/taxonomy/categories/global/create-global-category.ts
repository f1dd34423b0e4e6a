import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../../platform/http/route.ts';
import { ALL_PLATFORMS } from '../categories.queries.ts';
import { createOwnedCategory } from '../owned-category.ts';

export function createGlobalCategory(call: Call<typeof api.createGlobalCategory>) {
  return createOwnedCategory(call, ALL_PLATFORMS);
}
