import {
  createOrganization,
  getOrganization,
  listOrganizations,
  updateOrganization,
} from '@move/contract/organizations/organizations.ts';
import { IconBuilding, IconBuildingCommunity, IconBuildingPlus } from '@tabler/icons-react';
import type { Feature } from '../../platform/feature.ts';
import { useRead } from '../../platform/reads.ts';

type Locale = 'nl' | 'en';
const label = (locale: Locale) => (locale === 'nl' ? 'Organisaties' : 'Organisations');
const ownLabel = (locale: Locale) => (locale === 'nl' ? 'Organisatie' : 'Organisation');
const newOrganization = (locale: Locale) => (locale === 'nl' ? 'Nieuwe organisatie' : 'New organisation');

export const organizationFeature: Feature = {
  menu: [
    {
      id: 'organizations',
      group: 'people',
      level: 'application',
      label,
      icon: IconBuildingCommunity,
      to: '/application/organizations/management',
      needs: listOrganizations,
      letter: 'r',
      order: 10,
    },
    {
      id: 'organization-profile',
      group: 'people',
      level: 'organization',
      label: ownLabel,
      icon: IconBuilding,
      to: '/organizations/$organizationId/profile',
      needs: updateOrganization,
      letter: 'r',
      order: 10,
    },
  ],
  routes: [
    {
      path: '/application/organizations/management',
      needs: listOrganizations,
      load: () => import('./OrganizationList.tsx').then((module) => module.OrganizationList),
    },
    {
      path: '/application/organizations/management/create',
      needs: createOrganization,
      crumb: newOrganization,
      load: () => import('./OrganizationCreate.tsx').then((module) => module.OrganizationCreate),
    },
    {
      path: '/application/organizations/management/$organizationId',
      needs: updateOrganization,
      load: () => import('./OrganizationEdit.tsx').then((module) => module.OrganizationEdit),
    },
    {
      path: '/organizations/$organizationId/profile',
      needs: updateOrganization,
      load: () => import('./OrganizationEdit.tsx').then((module) => module.OrganizationProfile),
    },
  ],
  commands: [
    {
      id: 'new-organization',
      label: newOrganization,
      icon: IconBuildingPlus,
      level: 'application',
      needs: createOrganization,
      to: '/application/organizations/management/create',
    },
  ],
  setup: [
    {
      id: 'complete-profile',
      label: (locale) => (locale === 'nl' ? 'Vul je gegevens aan' : 'Complete your details'),
      to: '/organizations/$organizationId/profile',
      needs: updateOrganization,
      order: 10,
      useIsDone: useIsProfileDone,
    },
  ],
};

/** A profile that people can find and reach: a description and an address to write to. */
function useIsProfileDone(organizationId: number): boolean | null {
  const read = useRead(getOrganization, { params: { organizationId } }, { staleTime: 300_000, showsErrors: true });
  const organization = read.data?.organization;
  return organization === undefined ? null : organization.description !== null && organization.email !== null;
}
