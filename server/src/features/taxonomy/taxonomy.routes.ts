import {
  createCategory,
  createGlobalCategory,
  getCategory,
  getGlobalCategory,
  listCategoriesOfApplication,
  listGlobalCategories,
  listOwnCategories,
  orderCategories,
  orderGlobalCategories,
  removeCategory,
  removeGlobalCategory,
  updateCategory,
  updateGlobalCategory,
} from '@move/contract/taxonomy/categories.ts';
import { createSport, getSport, listSports, removeSport, updateSport } from '@move/contract/taxonomy/sports.ts';
import { createTag, getTag, listTags, removeTag, updateTag } from '@move/contract/taxonomy/tags.ts';
import { route } from '../../platform/http/route.ts';
import { findCategories, findCategory } from './categories.queries.ts';
import { addCategory, changeCategory, dropCategory, ownerOf, putInOrder } from './change-category.ts';
import { addSport, changeSport, dropSport, findSport, findSports } from './change-sport.ts';
import { addTag, changeTag, dropTag, findTag, findTags } from './change-tag.ts';
import { lookupRoutes } from './lookup.routes.ts';
import { typeRoutes } from './types.routes.ts';

const ALL_PLATFORMS = null;

export const taxonomyRoutes = [
  ...lookupRoutes,

  route(listSports, async ({ db, query }) => {
    const { rows, meta } = await findSports(db, query);
    return { sports: rows, meta };
  }),
  route(getSport, async ({ db, params }) => ({ sport: await findSport(db, params.sportId) })),
  route(createSport, addSport),
  route(updateSport, changeSport),
  route(removeSport, dropSport),

  route(listTags, async ({ db, query }) => {
    const { rows, meta } = await findTags(db, query);
    return { tags: rows, meta };
  }),
  route(getTag, async ({ db, params }) => ({ tag: await findTag(db, params.tagId) })),
  route(createTag, addTag),
  route(updateTag, changeTag),
  route(removeTag, dropTag),

  route(listGlobalCategories, async ({ db }) => ({ categories: await findCategories(db, ALL_PLATFORMS) })),
  route(getGlobalCategory, async ({ db, params }) => ({
    category: await findCategory(db, ALL_PLATFORMS, params.globalCategoryId),
  })),
  route(createGlobalCategory, (call) => addCategory(call, ALL_PLATFORMS)),
  route(updateGlobalCategory, (call) =>
    changeCategory(call, { owner: ALL_PLATFORMS, id: call.params.globalCategoryId }),
  ),
  route(removeGlobalCategory, (call) => dropCategory(call, { owner: ALL_PLATFORMS, id: call.params.globalCategoryId })),
  route(orderGlobalCategories, (call) => putInOrder(call, ALL_PLATFORMS)),

  route(listOwnCategories, async (call) => ({ categories: await findCategories(call.db, ownerOf(call)) })),
  route(listCategoriesOfApplication, async (call) => ({ categories: await findCategories(call.db, ownerOf(call)) })),
  route(getCategory, async (call) => ({
    category: await findCategory(call.db, ownerOf(call), call.params.categoryId),
  })),
  route(createCategory, (call) => addCategory(call, ownerOf(call))),
  route(updateCategory, (call) => changeCategory(call, { owner: ownerOf(call), id: call.params.categoryId })),
  route(removeCategory, (call) => dropCategory(call, { owner: ownerOf(call), id: call.params.categoryId })),
  route(orderCategories, (call) => putInOrder(call, ownerOf(call))),

  ...typeRoutes,
];
