import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../platform/http/route.ts';
import { createOwnedCategory, assertApplication } from './owned-category.ts';

export function createCategory(call: Call<typeof api.createCategory>) {
  return createOwnedCategory(call, assertApplication(call));
}
