import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../../platform/http/route.ts';
import { ALL_PLATFORMS, findCategory } from '../categories.queries.ts';

export async function getGlobalCategory({ db, params }: Call<typeof api.getGlobalCategory>) {
  return {
    category: await findCategory(db, ALL_PLATFORMS, params.globalCategoryId),
  };
}
