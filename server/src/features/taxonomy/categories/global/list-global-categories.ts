import type * as api from '@move/contract/taxonomy/categories.ts';
import type { Call } from '../../../../platform/http/route.ts';
import { ALL_PLATFORMS, findCategories } from '../categories.queries.ts';

export async function listGlobalCategories({ db }: Call<typeof api.listGlobalCategories>) {
  return { categories: await findCategories(db, ALL_PLATFORMS) };
}
