import * as api from '@move/contract/taxonomy/categories.ts';
import * as sportsApi from '@move/contract/taxonomy/sports.ts';
import * as tagsApi from '@move/contract/taxonomy/tags.ts';
import { route } from '../../platform/http/route.ts';
import { findCategories, findCategory } from './categories.queries.ts';
import { addCategory, changeCategory, dropCategory, ownerOf, putInOrder } from './change-category.ts';
import { createSport, updateSport, removeSport, findSport, findSports } from './change-sport.ts';
import { createTag, updateTag, removeTag, findTag, findTags } from './change-tag.ts';
import { lookupRoutes } from './lookup.routes.ts';
import { typeRoutes } from './types.routes.ts';

const ALL_PLATFORMS = null;

export const taxonomyRoutes = [
  ...lookupRoutes,

  route(sportsApi.listSports, async ({ db, query }) => {
    const { rows, meta } = await findSports(db, query);
    return { sports: rows, meta };
  }),
  route(sportsApi.getSport, async ({ db, params }) => ({ sport: await findSport(db, params.sportId) })),
  route(sportsApi.createSport, createSport),
  route(sportsApi.updateSport, updateSport),
  route(sportsApi.removeSport, removeSport),

  route(tagsApi.listTags, async ({ db, query }) => {
    const { rows, meta } = await findTags(db, query);
    return { tags: rows, meta };
  }),
  route(tagsApi.getTag, async ({ db, params }) => ({ tag: await findTag(db, params.tagId) })),
  route(tagsApi.createTag, createTag),
  route(tagsApi.updateTag, updateTag),
  route(tagsApi.removeTag, removeTag),

  route(api.listGlobalCategories, async ({ db }) => ({ categories: await findCategories(db, ALL_PLATFORMS) })),
  route(api.getGlobalCategory, async ({ db, params }) => ({
    category: await findCategory(db, ALL_PLATFORMS, params.globalCategoryId),
  })),
  route(api.createGlobalCategory, (call) => addCategory(call, ALL_PLATFORMS)),
  route(api.updateGlobalCategory, (call) =>
    changeCategory(call, { owner: ALL_PLATFORMS, id: call.params.globalCategoryId }),
  ),
  route(api.removeGlobalCategory, (call) =>
    dropCategory(call, { owner: ALL_PLATFORMS, id: call.params.globalCategoryId }),
  ),
  route(api.orderGlobalCategories, (call) => putInOrder(call, ALL_PLATFORMS)),

  route(api.listOwnCategories, async (call) => ({ categories: await findCategories(call.db, ownerOf(call)) })),
  route(api.listCategoriesOfApplication, async (call) => ({
    categories: await findCategories(call.db, ownerOf(call)),
  })),
  route(api.getCategory, async (call) => ({
    category: await findCategory(call.db, ownerOf(call), call.params.categoryId),
  })),
  route(api.createCategory, (call) => addCategory(call, ownerOf(call))),
  route(api.updateCategory, (call) => changeCategory(call, { owner: ownerOf(call), id: call.params.categoryId })),
  route(api.removeCategory, (call) => dropCategory(call, { owner: ownerOf(call), id: call.params.categoryId })),
  route(api.orderCategories, (call) => putInOrder(call, ownerOf(call))),

  ...typeRoutes,
];
