import { useCurrentOrganization } from '../../platform/current-organization.ts';
import { ComingSessions } from './ComingSessions.tsx';
import { Overview } from './Overview.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { SetupList } from './SetupList.tsx';
import { ToFinish } from './ToFinish.tsx';

/** Start page of an organisation: its first steps until they are taken, and where to go. */
export function OrganizationOverview({ organizationId }: { organizationId: number }) {
  const name = useCurrentOrganization()?.name;
  return (
    <Overview place={name}>
      <SetupList organizationId={organizationId} />
      <ComingSessions organizationId={organizationId} />
      <ToFinish organizationId={organizationId} />
      <QuickLinks />
    </Overview>
  );
}
