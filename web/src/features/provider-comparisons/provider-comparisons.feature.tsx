import type { Feature } from '../../platform/feature.ts';

type Locale = 'nl' | 'en';
const provider = (locale: Locale) => (locale === 'nl' ? 'Betaaldienst' : 'Payment provider');
const differences = (locale: Locale) => (locale === 'nl' ? 'Verschillen' : 'Differences');
const days = (locale: Locale) => (locale === 'nl' ? 'Dagen' : 'Days');
const LIST = '/admin/reconciliation/provider';
const needs = 'role:superadmin';

export const providerComparisonFeature: Feature = {
  routes: [
    {
      path: LIST,
      needs,
      crumb: provider,
      load: () => import('./ProviderMonthList.tsx').then((module) => module.ProviderMonthList),
    },
    {
      path: `${LIST}/findings`,
      needs,
      crumb: differences,
      load: () => import('./ProviderFindingList.tsx').then((module) => module.ProviderFindingList),
    },
    {
      path: `${LIST}/$month`,
      needs,
      load: () => import('./ProviderMonth.tsx').then((module) => module.ProviderMonth),
    },
    {
      path: `${LIST}/$month/days`,
      needs,
      crumb: days,
      load: () => import('./ProviderDayList.tsx').then((module) => module.ProviderDayList),
    },
  ],
};
