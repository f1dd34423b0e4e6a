import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../platform/http/route.ts';
import { ALL_PLATFORMS } from './categories.queries.ts';
import { changeCategory } from './change-category.ts';

export function updateGlobalCategory(call: Call<typeof api.updateGlobalCategory>) {
  return changeCategory(call, { owner: ALL_PLATFORMS, id: call.params.globalCategoryId });
}
