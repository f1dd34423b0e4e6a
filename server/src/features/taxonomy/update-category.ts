import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../platform/http/route.ts';
import { changeCategory, ownerOf } from './change-category.ts';

export function updateCategory(call: Call<typeof api.updateCategory>) {
  return changeCategory(call, { owner: ownerOf(call), id: call.params.categoryId });
}
