import { useSettings, nameOf } from '../../platform/settings.ts';
import { Overview } from './Overview.tsx';
import { QuickLinks } from './QuickLinks.tsx';

/** Start page of the platform. */
export function PlatformOverview() {
  return (
    <Overview place={nameOf(useSettings())}>
      <QuickLinks />
    </Overview>
  );
}
