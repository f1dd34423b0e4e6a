import type { Feature } from '../../platform/menu/feature.ts';

export const purchaseFeature: Feature = {
  routes: [
    {
      path: '/organizations/$organizationId/products/$productId/purchases',
      needs: 'view-product',
      load: () => import('./PurchasesScreen.tsx').then((module) => module.PurchasesScreen),
    },
  ],
};
