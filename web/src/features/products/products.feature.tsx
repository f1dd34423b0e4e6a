import { IconShoppingBag } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const PATH = '/organizations/$organizationId/products';
const ONE = `${PATH}/$productId`;
const PLATFORM = '/application/products';

export const productFeature: Feature = {
  menu: [
    {
      id: 'products',
      group: 'planning',
      level: 'organization',
      label: name('menu'),
      icon: IconShoppingBag,
      to: PATH,
      needs: 'view-products',
      letter: 'p',
      order: 30,
    },
    {
      id: 'platform-products',
      group: 'planning',
      level: 'application',
      label: name('menu'),
      icon: IconShoppingBag,
      to: PLATFORM,
      needs: 'view-products',
      letter: 'p',
      order: 30,
    },
  ],
  routes: [
    { path: PATH, needs: 'view-products', load: () => import('./list/ProductList.tsx').then((m) => m.ProductList) },
    { path: ONE, needs: 'edit-product', load: () => import('./edit/ProductEdit.tsx').then((m) => m.ProductEdit) },
    {
      path: `${ONE}/location`,
      needs: 'edit-product',
      load: () => import('./edit/ProductEdit.tsx').then((m) => m.ProductLocationTab),
    },
    {
      path: `${ONE}/questions`,
      needs: 'edit-product',
      load: () => import('./edit/ProductEdit.tsx').then((m) => m.ProductQuestionsTab),
    },
    {
      path: `${ONE}/labels`,
      needs: 'assign-labels',
      load: () => import('./edit/ProductLabelsTab.tsx').then((m) => m.ProductLabelsTab),
    },
    {
      path: PLATFORM,
      needs: 'view-products',
      load: () => import('./list/ApplicationProductList.tsx').then((m) => m.ApplicationProductList),
    },
  ],
  // the form for a new product opens over the list
  redirects: [{ from: `${PATH}/create`, to: `${PATH}?create=1` }],
  commands: [
    {
      id: 'new-product',
      label: name('newProduct'),
      icon: IconShoppingBag,
      level: 'organization',
      needs: 'create-products',
      to: `${PATH}?create=1`,
    },
  ],
};
