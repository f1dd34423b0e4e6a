import * as api from '@move/contract/taxonomy/taxonomy.ts';
import { route } from '../../platform/http/route.ts';
import {
  listAllLocationTypes,
  listAllProductTypes,
  listAllSports,
  listAllTags,
  listApplicationCategories,
} from './lookup.queries.ts';

/** The lists that every form may read (docs/rules/access.md#roles-and-abilities). */
export const lookupRoutes = [
  route(api.listAllSports, listAllSports),

  route(api.listAllTags, listAllTags),

  route(api.listAllLocationTypes, listAllLocationTypes),

  route(api.listAllProductTypes, listAllProductTypes),

  route(api.listApplicationCategories, listApplicationCategories),
];
