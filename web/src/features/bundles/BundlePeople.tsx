import { ParticipantsPart } from '../participants/public.tsx';
import { WaitlistPart } from '../waitlist/public.tsx';
import type { BundleAddress } from './bundle-path.ts';
import { BundleScreen } from './BundleScreen.tsx';

/** Tab Waiting list of a bundle. */
export function BundleWaitlist(address: BundleAddress) {
  const place = { kind: 'bundle' as const, id: address.bundleId, ...address };
  return (
    <BundleScreen {...address} tab="/waitlist">
      {() => <WaitlistPart place={place} />}
    </BundleScreen>
  );
}

/** Tab Participants: who comes to all sessions of the bundle. */
export function BundleParticipants(address: BundleAddress) {
  const { organizationId, activityId, bundleId } = address;
  return (
    <BundleScreen {...address} tab="/participants">
      {() => <ParticipantsPart place={{ kind: 'bundle', organizationId, activityId, id: bundleId }} />}
    </BundleScreen>
  );
}
