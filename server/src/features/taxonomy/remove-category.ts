import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../platform/http/route.ts';
import { dropCategory, ownerOf } from './change-category.ts';

export function removeCategory(call: Call<typeof api.removeCategory>) {
  return dropCategory(call, { owner: ownerOf(call), id: call.params.categoryId });
}
