import { BundleFields } from './BundleFields.tsx';
import type { BundleAddress } from '../bundle-path.ts';
import { BundleScreen } from './BundleScreen.tsx';

/** Tab General. */
export function BundleGeneral(address: BundleAddress) {
  return (
    <BundleScreen {...address}>
      {({ inherited, rate, rate_inherited, sessions_count }) => (
        <BundleFields
          organizationId={address.organizationId}
          inherited={inherited}
          rate={rate_inherited ? null : rate}
          sessions={sessions_count}
        />
      )}
    </BundleScreen>
  );
}
