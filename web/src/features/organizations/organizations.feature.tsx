import { IconBuilding, IconBuildingCommunity, IconClipboardCheck } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

export const organizationFeature: Feature = {
  menu: [
    {
      id: 'organizations',
      group: 'people',
      level: 'application',
      label: name('menu'),
      icon: IconBuildingCommunity,
      to: '/application/organizations/management',
      needs: 'view-organizations',
      letter: 'r',
      order: 10,
      onPhone: 3,
    },
    {
      id: 'organization-review',
      group: 'people',
      level: 'application',
      label: name('review'),
      icon: IconClipboardCheck,
      to: '/application/organizations/review',
      needs: 'view-organizations',
      letter: 'b',
      order: 20,
      loadCount: () => import('./use-waiting-count.ts').then((module) => module.useWaitingCount),
      onPhone: 2,
    },
    {
      id: 'organization-profile',
      group: 'people',
      level: 'organization',
      label: name('ownLabel'),
      icon: IconBuilding,
      to: '/organizations/$organizationId/profile',
      needs: 'edit-organization',
      letter: 'r',
      order: 10,
    },
  ],
  routes: [
    {
      path: '/application/organizations/management',
      needs: 'view-organizations',
      load: () => import('./list/OrganizationList.tsx').then((module) => module.OrganizationList),
    },
    {
      path: '/application/organizations/review',
      needs: 'view-organizations',
      load: () => import('./review/ReviewScreen.tsx').then((module) => module.ReviewScreen),
    },
    {
      path: '/application/organizations/management/create',
      needs: 'create-organizations',
      crumb: name('newOrganization'),
      load: () => import('./edit/OrganizationCreate.tsx').then((module) => module.OrganizationCreate),
    },
    {
      path: '/application/organizations/management/$organizationId',
      needs: 'edit-organization',
      load: () => import('./edit/OrganizationEdit.tsx').then((module) => module.OrganizationEdit),
    },
    {
      path: '/organizations/$organizationId/profile',
      needs: 'edit-organization',
      load: () => import('./edit/OrganizationEdit.tsx').then((module) => module.OrganizationProfile),
    },
  ],
  commands: [
    {
      id: 'review-organizations',
      label: name('reviewOrganizations'),
      icon: IconClipboardCheck,
      level: 'application',
      needs: 'review-organizations',
      to: '/application/organizations/review',
    },
    {
      id: 'new-organization',
      label: name('newOrganization'),
      icon: IconBuildingCommunity,
      level: 'application',
      needs: 'create-organizations',
      to: '/application/organizations/management/create',
    },
  ],
};
