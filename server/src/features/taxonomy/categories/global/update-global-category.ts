import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../../platform/http/route.ts';
import { ALL_PLATFORMS } from '../categories.queries.ts';
import { updateOwnedCategory } from '../owned-category.ts';

export function updateGlobalCategory(call: Call<typeof api.updateGlobalCategory>) {
  return updateOwnedCategory(call, { owner: ALL_PLATFORMS, id: call.params.globalCategoryId });
}
