import { useCurrentOrganization } from '../../platform/current-organization.ts';
import { Overview } from './Overview.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { SetupList } from './SetupList.tsx';

/** Start page of an organisation: its first steps until they are taken, and where to go. */
export function OrganizationOverview({ organizationId }: { organizationId: number }) {
  const name = useCurrentOrganization()?.name;
  return (
    <Overview place={name}>
      <SetupList organizationId={organizationId} />
      <QuickLinks />
    </Overview>
  );
}
