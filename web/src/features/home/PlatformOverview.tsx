import { useSettings, nameOf } from '../../platform/settings.ts';
import { ComingSessions } from './ComingSessions.tsx';
import { Overview } from './Overview.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { WaitingOrganizations } from './WaitingOrganizations.tsx';

/** Start page of the platform. */
export function PlatformOverview() {
  return (
    <Overview place={nameOf(useSettings())}>
      <WaitingOrganizations />
      <ComingSessions />
      <QuickLinks />
    </Overview>
  );
}
