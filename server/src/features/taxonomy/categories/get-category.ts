import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findCategory } from './categories.queries.ts';
import { assertApplication } from './owned-category.ts';

export async function getCategory(call: Call<typeof api.getCategory>) {
  return {
    category: await findCategory(call.db, assertApplication(call), call.params.categoryId),
  };
}
