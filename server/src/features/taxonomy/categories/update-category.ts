import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../platform/http/route.ts';
import { updateOwnedCategory, ownerOf } from './owned-category.ts';

export function updateCategory(call: Call<typeof api.updateCategory>) {
  return updateOwnedCategory(call, { owner: ownerOf(call), id: call.params.categoryId });
}
