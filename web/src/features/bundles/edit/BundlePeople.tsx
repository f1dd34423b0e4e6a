import type { ReactNode } from 'react';
import { Can } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ParticipantsPart } from '../../participants/public.tsx';
import { WaitlistPart } from '../../waitlist/public.tsx';
import type { BundleParams } from '../bundle-path.ts';
import { BundleScreen } from './BundleScreen.tsx';
import { bundleMessages } from '../bundles.messages.ts';
import * as look from '../../../ui/look/look.module.css';

/**
 * Shows participants only with the ability to manage them, because they are personal data. The bundle itself needs less
 * (docs/rules/privacy.md#who-sees-people).
 */
function People({ children }: { children: ReactNode }) {
  const t = useMessages(bundleMessages);
  return (
    <Can endpoint="manage-participants" otherwise={<p className={look.soft}>{t.peopleHidden}</p>}>
      {children}
    </Can>
  );
}

export function BundleWaitlist(params: BundleParams) {
  const bookable = { kind: 'bundle' as const, id: params.bundleId, ...params };
  return (
    <BundleScreen {...params} tab="/waitlist">
      {() => (
        <People>
          <WaitlistPart bookable={bookable} />
        </People>
      )}
    </BundleScreen>
  );
}

export function BundleParticipants(params: BundleParams) {
  const { organizationId, activityId, bundleId } = params;
  return (
    <BundleScreen {...params} tab="/participants">
      {() => (
        <People>
          <ParticipantsPart bookable={{ kind: 'bundle', organizationId, activityId, id: bundleId }} />
        </People>
      )}
    </BundleScreen>
  );
}
