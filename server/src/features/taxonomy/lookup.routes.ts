import * as api from '@move/contract/taxonomy/taxonomy.ts';
import { route } from '../../platform/http/route.ts';
import {
  listAllLocationTypes,
  listAllProductTypes,
  listAllSports,
  listAllTags,
  listApplicationCategories,
} from './lookup.queries.ts';

/** What every form may read (D2.1). */
export const lookupRoutes = [
  route(api.listAllSports, listAllSports),

  route(api.listAllTags, listAllTags),

  route(api.listAllLocationTypes, listAllLocationTypes),

  route(api.listAllProductTypes, listAllProductTypes),

  route(api.listApplicationCategories, listApplicationCategories),
];
