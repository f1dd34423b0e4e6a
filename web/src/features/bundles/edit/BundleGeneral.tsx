import { isLimitedBySessions } from '../bundle-columns.tsx';
import { BundleFields } from './BundleFields.tsx';
import type { BundleParams } from '../bundle-path.ts';
import { BundleScreen } from './BundleScreen.tsx';

export function BundleGeneral(params: BundleParams) {
  return (
    <BundleScreen {...params}>
      {({ inherited, rate, rate_inherited, sessions_count, ...bundle }) => (
        <BundleFields
          organizationId={params.organizationId}
          inherited={inherited}
          rate={rate_inherited ? null : rate}
          sessions={sessions_count}
          spotsInSessions={isLimitedBySessions(bundle) ? bundle.taken + (bundle.free ?? 0) : null}
        />
      )}
    </BundleScreen>
  );
}
