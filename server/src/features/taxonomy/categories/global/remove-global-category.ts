import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../../platform/http/route.ts';
import { ALL_PLATFORMS } from '../categories.queries.ts';
import { removeOwnedCategory } from '../owned-category.ts';

export function removeGlobalCategory(call: Call<typeof api.removeGlobalCategory>) {
  return removeOwnedCategory(call, { owner: ALL_PLATFORMS, id: call.params.globalCategoryId });
}
