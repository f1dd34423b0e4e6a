import { IconScale } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const LIST = '/admin/reconciliation';
const needs = 'role:superadmin';

export const reconciliationFeature: Feature = {
  menu: [
    {
      id: 'reconciliation',
      group: 'money',
      level: 'admin',
      label: name('menu'),
      icon: IconScale,
      to: LIST,
      needs,
      order: 35,
    },
  ],
  routes: [
    { path: LIST, needs, load: () => import('./ReconciliationList.tsx').then((module) => module.ReconciliationList) },
    {
      path: `${LIST}/findings`,
      needs,
      crumb: name('findings'),
      load: () => import('./FindingList.tsx').then((module) => module.FindingList),
    },
    {
      path: `${LIST}/$month`,
      needs,
      load: () => import('./MonthScreen.tsx').then((module) => module.MonthScreen),
    },
    {
      path: `${LIST}/$month/$organizationId`,
      needs,
      load: () => import('./MonthItemList.tsx').then((module) => module.MonthItemList),
    },
  ],
};
