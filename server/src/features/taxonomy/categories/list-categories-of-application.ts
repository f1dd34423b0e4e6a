import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findCategories } from './categories.queries.ts';
import { assertApplication } from './owned-category.ts';

export async function listCategoriesOfApplication(call: Call<typeof api.listCategoriesOfApplication>) {
  return {
    categories: await findCategories(call.db, assertApplication(call)),
  };
}
