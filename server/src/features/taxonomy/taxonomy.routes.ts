import * as api from '@move/contract/taxonomy/categories.ts';
import * as sportsApi from '@move/contract/taxonomy/sports.ts';
import * as tagsApi from '@move/contract/taxonomy/tags.ts';
import { route } from '../../platform/http/route.ts';
import { createCategory } from './categories/create-category.ts';
import { createGlobalCategory } from './categories/global/create-global-category.ts';
import { createSport } from './sports/create-sport.ts';
import { createTag } from './tags/create-tag.ts';
import { getCategory } from './categories/get-category.ts';
import { getGlobalCategory } from './categories/global/get-global-category.ts';
import { listCategoriesOfApplication } from './categories/list-categories-of-application.ts';
import { listGlobalCategories } from './categories/global/list-global-categories.ts';
import { listOwnCategories } from './categories/list-own-categories.ts';
import { lookupRoutes } from './lookup.routes.ts';
import { orderCategories } from './categories/order-categories.ts';
import { orderGlobalCategories } from './categories/global/order-global-categories.ts';
import { removeCategory } from './categories/remove-category.ts';
import { removeGlobalCategory } from './categories/global/remove-global-category.ts';
import { removeSport } from './sports/remove-sport.ts';
import { removeTag } from './tags/remove-tag.ts';
import { getSport, listSports } from './sports/sports.queries.ts';
import { getTag, listTags } from './tags/tags.queries.ts';
import { typeRoutes } from './types/types.routes.ts';
import { updateCategory } from './categories/update-category.ts';
import { updateGlobalCategory } from './categories/global/update-global-category.ts';
import { updateSport } from './sports/update-sport.ts';
import { updateTag } from './tags/update-tag.ts';

export const taxonomyRoutes = [
  ...lookupRoutes,

  route(sportsApi.listSports, listSports),
  route(sportsApi.getSport, getSport),
  route(sportsApi.createSport, createSport),
  route(sportsApi.updateSport, updateSport),
  route(sportsApi.removeSport, removeSport),

  route(tagsApi.listTags, listTags),
  route(tagsApi.getTag, getTag),
  route(tagsApi.createTag, createTag),
  route(tagsApi.updateTag, updateTag),
  route(tagsApi.removeTag, removeTag),

  route(api.listGlobalCategories, listGlobalCategories),
  route(api.getGlobalCategory, getGlobalCategory),
  route(api.createGlobalCategory, createGlobalCategory),
  route(api.updateGlobalCategory, updateGlobalCategory),
  route(api.removeGlobalCategory, removeGlobalCategory),
  route(api.orderGlobalCategories, orderGlobalCategories),

  route(api.listOwnCategories, listOwnCategories),
  route(api.listCategoriesOfApplication, listCategoriesOfApplication),
  route(api.getCategory, getCategory),
  route(api.createCategory, createCategory),
  route(api.updateCategory, updateCategory),
  route(api.removeCategory, removeCategory),
  route(api.orderCategories, orderCategories),

  ...typeRoutes,
];
