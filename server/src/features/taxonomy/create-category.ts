import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../platform/http/route.ts';
import { addCategory, ownerOf } from './change-category.ts';

export function createCategory(call: Call<typeof api.createCategory>) {
  return addCategory(call, ownerOf(call));
}
