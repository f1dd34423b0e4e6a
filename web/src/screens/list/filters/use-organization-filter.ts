import {
  getOrganization,
  listOrganizations,
  listOrganizationsOfApplication,
} from '@move/contract/organizations/organizations.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import type { ListFilter } from './filters.tsx';

const FOUND = 25;

/** The organisation as a filter on a list of the current platform, or of `applicationId`; none for users who may not list organisations. */
export function useOrganizationFilter(label: string, applicationId?: number): readonly ListFilter<'organizationId'>[] {
  const mayList = useCan(listOrganizations);
  if (!mayList) return [];
  const optionsOf = ({ organizations }: { organizations: readonly { id: number; name: string }[] }) =>
    organizations.map(({ id, name }) => ({ value: String(id), label: name }));
  return [
    {
      name: 'organizationId',
      label,
      kind: 'record',
      search: (search) => {
        const query = { search, itemsPerPage: FOUND };
        return applicationId === undefined
          ? readQueryOptions(listOrganizations, { query }, optionsOf)
          : readQueryOptions(listOrganizationsOfApplication, { params: { applicationId }, query }, optionsOf);
      },
      known: (organizationId) =>
        readQueryOptions(getOrganization, { params: { organizationId } }, ({ organization }) =>
          optionsOf({ organizations: [organization] }),
        ),
    },
  ];
}
