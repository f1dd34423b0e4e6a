import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../platform/http/route.ts';
import { createOwnedCategory, ownerOf } from './owned-category.ts';

export function createCategory(call: Call<typeof api.createCategory>) {
  return createOwnedCategory(call, ownerOf(call));
}
