import { IconBallFootball, IconCategory, IconMapPins, IconPackages, IconTag, IconTags } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const SUPERADMIN = 'role:superadmin';

export const taxonomyFeature: Feature = {
  menu: [
    {
      id: 'categories',
      group: 'platform',
      level: 'application',
      label: name('categories'),
      icon: IconCategory,
      to: '/application/categories',
      covers: '/admin/categories',
      needs: 'view-categories',
      order: 10,
    },
    {
      id: 'tags',
      group: 'platform',
      level: 'admin',
      label: name('tags'),
      icon: IconTags,
      to: '/admin/tags',
      needs: 'role:admin',
      order: 40,
    },
    {
      id: 'sports',
      group: 'platform',
      level: 'admin',
      label: name('sports'),
      icon: IconBallFootball,
      to: '/admin/sports',
      needs: SUPERADMIN,
      order: 50,
    },
    {
      id: 'location-types',
      group: 'platform',
      level: 'admin',
      label: name('locationTypes'),
      icon: IconMapPins,
      to: '/admin/location-types',
      needs: SUPERADMIN,
      order: 60,
    },
    {
      id: 'product-types',
      group: 'platform',
      level: 'admin',
      label: name('productTypes'),
      icon: IconPackages,
      to: '/admin/product-types',
      needs: SUPERADMIN,
      order: 70,
    },
  ],
  routes: [
    {
      path: '/application/categories',
      needs: 'view-categories',
      load: () => import('./categories/CategoryList.tsx').then((module) => module.CategoryList),
    },
    {
      path: '/application/categories/create',
      needs: 'create-categories',
      crumb: name('newCategory'),
      load: () => import('./categories/CategoryCreate.tsx').then((module) => module.CategoryCreate),
    },
    {
      path: '/admin/categories',
      needs: 'role:admin',
      crumb: name('sharedCategories'),
      load: () => import('./categories/GlobalCategoryList.tsx').then((module) => module.GlobalCategoryList),
    },
    {
      path: '/admin/tags',
      needs: 'role:admin',
      load: () => import('./tags/TagList.tsx').then((module) => module.TagList),
    },
    {
      path: '/admin/sports',
      needs: SUPERADMIN,
      load: () => import('./sports/SportList.tsx').then((module) => module.SportList),
    },
    {
      path: '/admin/location-types',
      needs: SUPERADMIN,
      load: () => import('./types/LocationTypeList.tsx').then((module) => module.LocationTypeList),
    },
    {
      path: '/admin/location-types/create',
      needs: SUPERADMIN,
      crumb: name('newLocationType'),
      load: () => import('./types/LocationTypeEdit.tsx').then((module) => module.LocationTypeCreate),
    },
    {
      path: '/admin/location-types/$locationTypeId',
      needs: SUPERADMIN,
      load: () => import('./types/LocationTypeEdit.tsx').then((module) => module.LocationTypeEdit),
    },
    {
      path: '/admin/product-types',
      needs: SUPERADMIN,
      load: () => import('./types/ProductTypeList.tsx').then((module) => module.ProductTypeList),
    },
    {
      path: '/admin/product-types/create',
      needs: SUPERADMIN,
      crumb: name('newProductType'),
      load: () => import('./types/ProductTypeEdit.tsx').then((module) => module.ProductTypeCreate),
    },
    {
      path: '/admin/product-types/$productTypeId',
      needs: SUPERADMIN,
      load: () => import('./types/ProductTypeEdit.tsx').then((module) => module.ProductTypeEdit),
    },
  ],
  commands: [
    {
      id: 'new-category',
      label: name('newCategory'),
      icon: IconCategory,
      level: 'application',
      needs: 'create-categories',
      to: '/application/categories/create',
    },
    {
      id: 'new-tag',
      label: name('newTag'),
      icon: IconTag,
      level: 'any',
      needs: 'role:admin',
      to: '/admin/tags?create=1',
    },
    {
      id: 'new-sport',
      label: name('newSport'),
      icon: IconBallFootball,
      level: 'any',
      needs: SUPERADMIN,
      to: '/admin/sports?create=1',
    },
    {
      id: 'new-location-type',
      label: name('newLocationType'),
      icon: IconMapPins,
      level: 'any',
      needs: SUPERADMIN,
      to: '/admin/location-types/create',
    },
    {
      id: 'new-product-type',
      label: name('newProductType'),
      icon: IconPackages,
      level: 'any',
      needs: SUPERADMIN,
      to: '/admin/product-types/create',
    },
  ],
};
