import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../platform/http/route.ts';
import { removeOwnedCategory, assertApplication } from './owned-category.ts';

export function removeCategory(call: Call<typeof api.removeCategory>) {
  return removeOwnedCategory(call, { owner: assertApplication(call), id: call.params.categoryId });
}
