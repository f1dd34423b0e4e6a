import { IconBuildingBank } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const LIST = '/admin/sepas';
const needs = 'role:superadmin';

export const payoutFeature: Feature = {
  menu: [
    {
      id: 'sepas',
      group: 'money',
      level: 'admin',
      label: name('payouts'),
      icon: IconBuildingBank,
      to: LIST,
      covers: '/admin/payouts',
      needs,
      order: 32,
    },
  ],
  routes: [
    { path: LIST, needs, load: () => import('./sepa/SepaBatchList.tsx').then((module) => module.SepaBatchList) },
    {
      path: `${LIST}/create`,
      needs,
      load: () => import('./sepa/SepaBatchCreate.tsx').then((module) => module.SepaBatchCreate),
    },
    {
      path: `${LIST}/$sepaBatchId`,
      needs,
      load: () => import('./sepa/SepaBatchDetail.tsx').then((module) => module.SepaBatchDetail),
    },
    {
      path: '/organizations/$organizationId/finances/payouts/$payoutId',
      needs: 'view-rates',
      load: () => import('./PayoutScreens.tsx').then((module) => module.OrganizationPayout),
    },
    {
      path: '/admin/payouts/$payoutId',
      needs,
      load: () => import('./PayoutScreens.tsx').then((module) => module.AnyPayout),
    },
  ],
};
