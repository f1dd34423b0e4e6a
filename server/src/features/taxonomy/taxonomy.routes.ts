import * as api from '@move/contract/taxonomy/categories.ts';
import * as sportsApi from '@move/contract/taxonomy/sports.ts';
import * as tagsApi from '@move/contract/taxonomy/tags.ts';
import { route } from '../../platform/http/route.ts';
import { createCategory } from './create-category.ts';
import { createGlobalCategory } from './create-global-category.ts';
import { createSport } from './create-sport.ts';
import { createTag } from './create-tag.ts';
import { getCategory } from './get-category.ts';
import { getGlobalCategory } from './get-global-category.ts';
import { listCategoriesOfApplication } from './list-categories-of-application.ts';
import { listGlobalCategories } from './list-global-categories.ts';
import { listOwnCategories } from './list-own-categories.ts';
import { lookupRoutes } from './lookup.routes.ts';
import { orderCategories } from './order-categories.ts';
import { orderGlobalCategories } from './order-global-categories.ts';
import { removeCategory } from './remove-category.ts';
import { removeGlobalCategory } from './remove-global-category.ts';
import { removeSport } from './remove-sport.ts';
import { removeTag } from './remove-tag.ts';
import { getSport, listSports } from './sports.queries.ts';
import { getTag, listTags } from './tags.queries.ts';
import { typeRoutes } from './types.routes.ts';
import { updateCategory } from './update-category.ts';
import { updateGlobalCategory } from './update-global-category.ts';
import { updateSport } from './update-sport.ts';
import { updateTag } from './update-tag.ts';

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
