import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../platform/http/route.ts';
import { updateOwnedCategory, assertApplication } from './owned-category.ts';

export function updateCategory(call: Call<typeof api.updateCategory>) {
  return updateOwnedCategory(call, { owner: assertApplication(call), id: call.params.categoryId });
}
