import { BundleFields } from './BundleFields.tsx';
import type { BundleAddress } from '../bundle-path.ts';
import { BundleScreen } from './BundleScreen.tsx';

/** Tab General. */
export function BundleGeneral(address: BundleAddress) {
  return (
    <BundleScreen {...address}>
      {({ inherited, rate, rate_inherited }) => (
        <BundleFields
          organizationId={address.organizationId}
          inherited={inherited}
          rate={rate_inherited ? null : rate}
        />
      )}
    </BundleScreen>
  );
}
