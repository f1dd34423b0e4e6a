import { createActivity, listActivities } from '@move/contract/activities/activities.ts';
import { createLocation, listLocations } from '@move/contract/locations/locations.ts';
import { getOrganization, updateOrganization } from '@move/contract/organizations/organizations.ts';
import type { Needs } from '../../platform/gate.tsx';
import { useRead } from '../../platform/reads.ts';

/** A first step of an organisation, shown on its start page until all are done. */
export type SetupStep = {
  id: 'profile' | 'location' | 'activity';
  /** Address pattern with `$organizationId`. */
  to: string;
  needs: Needs;
  /** Hook: whether it is done, from a small read; null while unknown. */
  useIsDone: (organizationId: number) => boolean | null;
};

const PATH = '/organizations/$organizationId';
const ONE = { itemsPerPage: 1 };

export const setupSteps: readonly SetupStep[] = [
  {
    id: 'profile',
    to: `${PATH}/profile`,
    needs: updateOrganization,
    useIsDone: (organizationId) => {
      const read = useRead(getOrganization, { params: { organizationId } }, { staleTime: 300_000, showsErrors: true });
      const organization = read.data?.organization;
      return organization === undefined ? null : organization.description !== null && organization.email !== null;
    },
  },
  {
    id: 'location',
    to: `${PATH}/locations/create`,
    needs: createLocation,
    useIsDone: (organizationId) => {
      const { data } = useRead(listLocations, { params: { organizationId }, query: ONE }, { showsErrors: true });
      return data === undefined ? null : data.meta.pagination.total > 0;
    },
  },
  {
    id: 'activity',
    to: `${PATH}/activities/create`,
    needs: createActivity,
    useIsDone: (organizationId) => {
      const { data } = useRead(listActivities, { params: { organizationId }, query: ONE }, { showsErrors: true });
      return data === undefined ? null : data.meta.pagination.total > 0;
    },
  },
];
