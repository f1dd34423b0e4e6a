import type { Feature } from '../../platform/menu/feature.ts';

const LIST = '/admin/reconciliation/provider';
const needs = 'role:superadmin';

const findings = () => import('./ProviderFindingList.tsx').then((module) => module.ProviderFindingList);

// the screens set their own crumbs, because this file loads with every page
export const providerComparisonFeature: Feature = {
  routes: [
    { path: LIST, needs, load: () => import('./ProviderMonthList.tsx').then((module) => module.ProviderMonthList) },
    { path: `${LIST}/findings`, needs, load: findings },
    { path: `${LIST}/$month`, needs, load: findings },
  ],
};
